"""The book: every rule has its place and its address, words are explained, rulings are asked and answered."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest

from havoclab.core.link import unpack
from havoclab.core.words import LANGUAGES
from havoclab.games import games, load
from havoclab.gold_und_rum import Options as GoldUndRumOptions
from havoclab.gold_und_rum.warriors import WARRIORS
from havoclab.havoc import rulebook
from havoclab.havoc.cards import parse_cards
from havoclab.havoc.hands import evaluate
from havoclab.havoc.options import SUPPLIES
from havoclab.havoc.ranks import Rank
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.aid.controller import AidController
from havoclab.stage.aid.havoc import EXAMPLES, STEPS
from havoclab.stage.book.controller import PARTS, BookController
from havoclab.stage.book.index import by_letter, entries, sort_key
from havoclab.stage.scene import Contents, Passage, Reply, Scene, Span, Table
from havoclab.stage.table import TableController

BOOK = rulebook()


def passages(scene: Scene) -> dict[str, Passage]:
    return {block.id: block for block in scene.blocks if isinstance(block, Passage)}


def text_of(spans: list[Span]) -> str:
    return "".join(span.text for span in spans)


def opened(place: str, language: str = "en", game: str = "havoc") -> Scene:
    page = BookController(game, language)
    page.handle({"do": "open", "place": place})
    return page.scene()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_its_chapter_word_for_word_with_its_standing_and_reason(language: str, game: str) -> None:
    book = load(game).rulebook()
    for section in book.sections:
        found = passages(opened(section.id, language, game))
        for rule in book.of_section(section.id):
            passage = found[rule.id]
            assert (passage.number, passage.heading) == (rule.id, rule.title[language])
            assert text_of(passage.paragraphs[0]) == rule.text[language]
            assert passage.standing == rule.standing
            assert passage.standing_text
            if rule.why is not None:
                assert rule.why[language] in text_of(passage.paragraphs[1])


def test_a_deep_link_opens_the_chapter_and_marks_the_rule() -> None:
    scene = BookController(language="hu", asked={"rule": "H6.8"}).scene()
    assert [passage.id for passage in passages(scene).values() if passage.focus] == ["H6.8"]
    assert scene.address == {"rule": "H6.8", "part": "", "q": "", "lang": "hu", "text": ""}
    contents = next(block for block in scene.blocks if isinstance(block, Contents))
    assert [line.number for line in contents.lines if line.current] == ["H6"]
    assert contents.lines[5].href == "?lang=hu&rule=H6"


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"rule": "H99.1"}, "There is no rule “H99.1” here. The rules go from H1.1 to H13.11b."),
        ({"rule": "G5.2"}, "There is no rule “G5.2” here."),
        ({"rule": "<script>" * 10}, "There is no rule “<script><script><script>” here."),
        ({"rule": "faqs"}, "There is no rule “faqs” here."),
        ({"part": "appendix"}, "The book has no part “appendix”. Its parts are faq, glossary, index."),
    ],
)
def test_an_address_that_leads_nowhere_is_named_and_the_book_opens_at_its_beginning(
    asked: dict[str, str], says: str
) -> None:
    scene = BookController(asked=asked).scene()
    (reply,) = (block for block in scene.blocks if isinstance(block, Reply))
    assert reply.text.startswith(says)
    assert "H1.1" in passages(scene)
    assert scene.address["rule"] == ""


def test_numbers_are_links_that_open_their_rule() -> None:
    page = BookController(asked={"rule": "H4.3"})
    notes = passages(page.scene())["H4.3"].notes
    (cites,) = (note for note in notes if "rests on" in text_of(note) and "It" in text_of(note))
    assert [span.text for span in cites if span.href] == list(BOOK["H4.3"].cites)
    link = next(span for span in cites if span.href)
    assert link.href == "?lang=en&rule=H3.1"
    assert link.intent is not None
    page.handle(link.intent)
    assert passages(page.scene())["H3.1"].focus
    page.handle({"do": "back"})
    assert passages(page.scene())["H4.3"].focus


def test_a_rule_names_what_rests_on_it_and_the_lessons_that_teach_it() -> None:
    passage = passages(opened("H4"))["H4.3"]
    told = [text_of(note) for note in passage.notes]
    assert any("rules rest on it: H4.9a, H4.9b, H12." in line for line in told)
    lesson = next(span for note in passage.notes for span in note if span.href.endswith(".ipynb?lang=en"))
    assert lesson.text in {page.title("en") for page in read_catalogue().lessons}


@pytest.mark.parametrize(("game", "term", "shown"), [("havoc", "dog", "dog"), ("gold_und_rum", "giant", "giant")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_explained_at_their_first_place_in_each_rule_and_each_meaning_is_sent_once(
    language: str, game: str, term: str, shown: str
) -> None:
    book = load(game).rulebook()
    for place in (*(section.id for section in book.sections), "faq", "index"):
        brought: list[str] = []
        for passage in passages(opened(place, language, game)).values():
            brought += [term.id for term in passage.terms]
            for spans in passage.paragraphs:
                named = [span.term for span in spans if span.term]
                assert len(named) == len(set(named))
                assert set(named) <= set(brought)
        assert len(brought) == len(set(brought))
    components = passages(opened(book.sections[1].id, language, game)).values()
    told = next(told for passage in components for told in passage.terms if told.id == term)
    assert [card.symbol for card in told.cards] == [shown]


def test_search_finds_in_all_chapters_says_how_many_and_forgets_when_emptied() -> None:
    page = BookController(asked={"rule": "H6.8"})
    page.handle({"do": "search", "value": "best_subset"})
    scene = page.scene()
    assert list(passages(scene)) == ["found", "H8.5d", "H8.5e", "H11.2"]
    assert [block.text for block in scene.blocks if isinstance(block, Reply)] == ["3 rules have these words."]
    assert scene.address["q"] == "best_subset"
    page.handle({"do": "search", "value": "no such words"})
    assert [b.text for b in page.scene().blocks if isinstance(b, Reply)] == ["No rule has these words."]
    page.handle({"do": "search", "value": ""})
    assert passages(page.scene())["H6.8"].focus


def test_a_search_in_the_address_is_made_and_a_long_answer_is_cut_with_a_word_on_it() -> None:
    found = passages(BookController(language="hu", asked={"q": "a"}).scene())
    assert len(found) == 31
    assert "első 30" in text_of(found["found"].paragraphs[0])


@pytest.mark.parametrize(("game", "least"), [("havoc", 40), ("gold_und_rum", 20)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_a_question_with_its_answer_and_its_reason(language: str, game: str, least: int) -> None:
    found = passages(opened("faq", language, game))
    rulings = [rule for rule in load(game).rulebook() if rule.standing == "ruling"]
    assert len(rulings) > least
    for rule in rulings:
        passage = found[f"faq-{rule.id}"]
        assert passage.heading.endswith("?")
        assert text_of(passage.paragraphs[0]) == rule.text[language]
        assert rule.why is not None
        assert rule.why[language] in text_of(passage.paragraphs[1])
        assert f" {rule.id}." in text_of(passage.notes[0])


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_leads_to_every_rule_in_the_order_of_the_alphabet(language: str, game: str) -> None:
    page = BookController(game, language)
    lines = entries(page.book, page.say)
    assert {rule for line in lines for rule in line.rules} == {rule.id for rule in page.book}
    keys = [sort_key(line.text, language) for line in lines]
    assert keys == sorted(keys)
    letters = [letter for letter, _ in by_letter(lines, language)]
    assert len(letters) == len(set(letters))


def test_hungarian_letters_of_two_signs_and_long_vowels_have_their_places() -> None:
    words = ["zsold", "zord", "őr", "olt", "ördög", "óra", "csata", "cukor", "árok", "asztal"]
    in_order = ["árok", "asztal", "cukor", "csata", "olt", "óra", "őr", "ördög", "zord", "zsold"]
    assert sorted(words, key=lambda word: sort_key(word, "hu")) == in_order


@pytest.mark.parametrize("place", ["H4.3", "H7", *PARTS])
def test_the_language_switch_keeps_the_place(place: str) -> None:
    page = BookController()
    page.handle({"do": "open", "place": place})
    before = page.scene().address
    page.handle({"do": "language", "language": "hu"})
    assert page.scene().address == {**before, "lang": "hu"}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_says_where_it_matters_or_why_it_is_always_kept(language: str, game: str) -> None:
    book, variants = load(game).rulebook(), load(game).variants
    assert variants is not None
    tried = read_catalogue().course(game).first("sandbox") is not None
    for section in book.sections:
        for passage in passages(opened(section.id, language, game)).values():
            if passage.id not in book:
                continue
            witness = variants.witness_of(passage.id)
            told = [text_of(spans) for spans in passage.more]
            if witness is None:
                assert told == [variants.why_kept(passage.id, language)]
                continue
            assert variants.say_without(passage.id, language) in told[0]
            assert f" {passage.id}" in told[1]
            if not tried:
                continue
            (link,) = (span.href for spans in passage.more for span in spans if span.href)
            address = urlsplit(link)
            assert address.path == "sandbox.ipynb"
            kind, position = unpack(parse_qs(address.query)["s"][0])
            assert (kind, position[0]) == ("p", game)
            assert load(game).state.from_json(position[1]) == witness.state


@pytest.mark.parametrize("game", games())
def test_a_chapter_is_a_small_message(game: str) -> None:
    for place in (*(section.id for section in load(game).rulebook().sections), *PARTS):
        assert len(opened(place, game=game).model_dump_json()) < 130_000, place


def test_rules_beside_a_table_lead_into_the_book() -> None:
    page = TableController(language="hu")
    rules = next(block for block in page.scene().blocks if block.type == "rules")
    assert rules.rules[0].href == "rules.ipynb?lang=hu&rule=H1.1"


def test_what_the_book_does_not_do_is_said() -> None:
    page = BookController()
    page.handle({"do": "dance"})
    assert any(isinstance(block, Reply) and "dance" in block.text for block in page.scene().blocks)
    page.handle({"do": "back"})
    assert "H1.1" in passages(page.scene())


# --- the player aid ---


def aid_table(name: str, game: str = "havoc") -> Table:
    return next(b for b in AidController(game).scene().blocks if isinstance(b, Table) and b.id == name)


@pytest.mark.rule("H3.1", "H3.5")
def test_the_aid_takes_its_numbers_from_the_supply() -> None:
    rows = [[cell.text for cell in row] for row in aid_table("players").rows]
    assert rows[0] == ["2", "8", "6", "4", "3"]
    assert rows[-1] == ["6", "18", "12", "5", "2"]
    assert len(rows) == len(SUPPLIES)


@pytest.mark.rule("H8.1")
def test_the_aids_examples_are_of_their_ranks_strongest_first() -> None:
    assert [row[0].text for row in aid_table("ranks").rows] == [str(number) for number in range(1, 18)]
    for rank in Rank:
        assert (rank in EXAMPLES) == bool(rank)
        assert not rank or evaluate(parse_cards(EXAMPLES[rank])).rank is rank


@pytest.mark.rule("H2.4")
def test_the_aid_marks_whose_word_a_battles_number_is() -> None:
    rows = aid_table("battles").rows
    assert [cell.text for cell in rows[1]] == ["2. Crécy (1346)", "5", "3", "1", "–", "1"]
    assert [cell.standing for cell in rows[1]][:4] == ["source", "source", "reconstructed", "source"]
    assert [cell.text for cell in rows[8]][1:] == ["11", "8", "5", "–", "–"]


@pytest.mark.rule("G3.4", "G4.2", "G8.4")
def test_the_aid_of_gold_und_rum_takes_its_numbers_from_the_options() -> None:
    rows = [[cell.text for cell in row] for row in aid_table("players", "gold_und_rum").rows]
    assert rows[0] == ["4", "9", "2", "8"]
    assert rows[-1] == ["7", "14", "1", str(GoldUndRumOptions(players=7).goal)]


@pytest.mark.rule("G2.1")
def test_the_aid_of_gold_und_rum_names_all_warriors() -> None:
    rows = aid_table("warriors", "gold_und_rum").rows
    assert sum(int(re.sub(r"\D", "", row[2].text)) * (4 if "race" in row[2].text else 1) for row in rows) == WARRIORS
    assert len({card.name for row in rows for card in row[0].cards}) == 22


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_cites_only_rules_there_are_and_links_them(language: str, game: str) -> None:
    scene = AidController(game, language).scene()
    links = re.findall(r'"rules\.ipynb\?lang=(\w+)&rule=([^"]+)"', json.dumps(scene.model_dump(mode="json")))
    assert len(links) > 40
    assert {rule for _, rule in links} <= {rule.id for rule in load(game).rulebook()}
    assert {lang for lang, _ in links} == {language}
    assert sum(len(steps) for steps in STEPS.values()) > 20
