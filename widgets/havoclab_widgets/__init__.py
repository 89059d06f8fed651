"""Hosts for havoclab's scenes: the anywidget that shows a table or a lesson in JupyterLab and Voilà."""

from havoclab_widgets.showing import show
from havoclab_widgets.stage import Controller, Stage, open_stage, query_parameters, query_token

__all__ = ["Controller", "Stage", "open_stage", "query_parameters", "query_token", "show"]
