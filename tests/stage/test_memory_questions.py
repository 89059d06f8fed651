"""The slow-motion table's questions: when the deal stops for one, what counts, and what is given away."""

from __future__ import annotations

from havoclab.lab.recall.questions import Level
from havoclab.stage.memory_table.controller import MemoryTableController
from havoclab.stage.memory_table.quiz import NOT_KNOWN
from havoclab.stage.scene import Prompt, Reply, Table
from tests.stage.driving import button, press, reply
from tests.stage.remembering import TODAY, asked, each_question, right, stacks, standing, through, walking, words_of


def wrong(shown: MemoryTableController) -> int:
    question = standing(shown)
    return next(value for value in question.choices if value not in question.right)


def test_the_deal_stops_for_questions_and_each_answer_is_told_and_kept() -> None:
    shown = asked()
    assert shown.deal.dealt(shown.quiz.kept.step) == 20
    assert "Question 1 of 10" in words_of(shown.scene())
    told = through(shown, right)
    assert len(told) == 10
    assert all(text.startswith("Right: ") for text in told)
    assert [answer.right for answer in shown.recalled.answers] == [True] * 10
    assert "Right: 10 of 10." in words_of(shown.scene())
    (deal,) = shown.recalled.deals.values()
    assert deal.day == TODAY


def test_a_wrong_answer_is_shown_what_lay_there_and_since_when() -> None:
    shown = asked(number=9)
    for question in each_question(shown):
        shown.handle({"do": "answer", "value": wrong(shown)})
        told = reply(shown.scene()).text
        assert told.startswith("It was: ")
        opened = {stack.id for stack in stacks(shown.scene()).stacks if stack.below}
        if question.placed is not None:
            assert f"dealt as warrior {question.placed.moment}" in told
            assert f"pile-{question.placed.pile}" in opened
        elif question.kind == "how-many":
            assert opened == {f"pile-{question.pile}"}
        assert not shown.recalled.answers[-1].right


def test_nothing_under_the_tops_is_given_away_while_a_question_stands() -> None:
    for number in (1, 2):
        shown = asked(number=number)
        for _ in each_question(shown):
            scene = shown.scene()
            assert all(not stack.below and not stack.note and not stack.heat_text for stack in stacks(scene).stacks)
            assert not any(isinstance(block, Table) or block.type == "log" for block in scene.blocks)
            shown.handle({"do": "answer", "value": NOT_KNOWN})


def test_tops_alone_are_asked_under_cover() -> None:
    shown = asked(tops="true")
    cards = [stack.card for stack in stacks(shown.scene()).stacks]
    assert all(card is None or (card.face == "down" and not card.symbol and card.name == "covered") for card in cards)
    assert {question.kind for _, question, _ in shown.quiz.results} <= {"top"}
    through(shown, lambda _: NOT_KNOWN)
    assert [answer.kind for answer in shown.recalled.answers] == ["top"] * len(shown.recalled.answers)
    assert not any(answer.right for answer in shown.recalled.answers)


def test_a_question_can_be_answered_by_key_or_by_a_click_on_a_pile() -> None:
    kinds, shown = set(), asked()
    for question in each_question(shown):
        scene = shown.scene()
        legal = [stack for stack in stacks(scene).stacks if stack.intent]
        if question.kind in ("where", "worth"):
            assert len(legal) == len(question.choices)
            assert all(stack.key and stack.state == "legal" for stack in legal)
        else:
            assert not legal
            keys = [button(scene, f"answer-{value}").key for value in question.choices]
            assert keys == list("abcd")
        kinds.add(bool(legal))
        assert button(scene, "unknown").key == "i"
        press(shown, "unknown")
    assert kinds == {True, False}


def test_the_deal_can_be_paused_and_dealt_by_hand() -> None:
    shown = walking()
    press(shown, "way-quiz")
    press(shown, "start")
    press(shown, "pause")
    assert shown.scene().next is None
    step = shown.quiz.kept.step
    press(shown, "next-card")
    assert shown.quiz.kept.step == step + 1
    press(shown, "pause")
    assert shown.scene().next is not None


def test_an_answer_counts_once_and_only_if_it_is_offered() -> None:
    shown = asked()
    shown.handle({"do": "answer", "value": 999})
    assert "no answer that is offered" in reply(shown.scene()).text
    shown.handle({"do": "answer", "value": "1"})
    assert "a whole number is needed" in reply(shown.scene()).text
    assert not shown.recalled.answers
    shown.handle({"do": "answer", "value": right(shown)})
    shown.handle({"do": "answer", "value": NOT_KNOWN})
    assert "no question stands now" in [block.text for block in shown.scene().blocks if isinstance(block, Reply)][-1]
    assert [answer.right for answer in shown.recalled.answers] == [True]


def test_walking_meanwhile_does_not_move_the_questions() -> None:
    shown = asked()
    asking = next(block for block in shown.scene().blocks if isinstance(block, Prompt))
    press(shown, "way-walk")
    press(shown, "end")
    press(shown, "way-quiz")
    assert asking in shown.scene().blocks


def test_how_hard_it_is_holds_for_the_next_questions_only() -> None:
    shown = asked()
    press(shown, "way-walk")
    shown.handle({"do": "set", "field": "pause", "value": "5"})
    assert shown.quiz.kept.level == Level()
    assert shown.scene().token
    again = asked(every="20", back="10", piles="3")
    assert again.quiz.kept.level == Level(every=20, back=10, piles=3)
