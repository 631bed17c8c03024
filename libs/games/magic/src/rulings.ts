import type { Ruling } from '@arbiter/kernel/words';
import type { RuleNumber } from './rule-numbers/index.js';

/**
 * How this ruleset reads points that the rulebook leaves open or contradicts itself on, and passages that are damaged in the text at hand.
 */
export const rulings = {
  misprintedNumbers: {
    id: 'ruling:1',
    rules: ['503.1a', '701.41b', '704.5q', '704.5w'],
    question: 'Which rules are the second 505.1a, the second 701.41a and the second 704.5q?',
    reading: '503.1a, 701.41b and 704.5w; 704.5q is the rule about +1/+1 and -1/-1 counters, printed without a letter.',
    reason:
      'The first stands below 503.1 and speaks of the upkeep; the others stand where the next letters belong, between 704.5p, r, v and x.',
  },
  lostLetters: {
    id: 'ruling:2',
    rules: [
      '303.4m',
      '508.4a',
      '508.4b',
      '508.7a',
      '609.4b',
      '614.17a',
      '614.17b',
      '614.17c',
      '614.17d',
      '701.34a',
      '701.37a',
      '702.117a',
      '702.117c',
      '703.4q',
      '704.5u',
      '708.4a',
      '720.1b',
    ],
    question: 'Which letters do the rows have whose letter is printed as another sign?',
    reading: 'The one letter that their place in the row of letters leaves.',
    reason: 'Before and after them no letter is missing, and the sign is the same for the same letter throughout.',
  },
  gluedRows: {
    id: 'ruling:3',
    rules: ['103.4b', '311.2', '706.3', '706.4'],
    question: 'Where are 103.4b, 311.2 and 706.4, and which rule does the last example under 706.3 illustrate?',
    reading: 'They stand inside the rows before them, 706.4 at the end of the fourth example of 706.3; the example after it is its own.',
    reason: 'The text carries their sentences there; the example is of a copy that becomes another copy, which is what 706.4 says.',
  },
  numerals: {
    id: 'ruling:4',
    rules: [
      '103.3',
      '119.1',
      '613.1',
      '613.3',
      '701.33a',
      '701.43a',
      '702.36a',
      '702.91a',
      '702.112a',
      '702.128a',
      '702.134a',
      '704.5a',
      '704.5f',
      '707.2a',
    ],
    question: 'Which numbers do the rows mean whose numerals are printed as other signs?',
    reading:
      '20 life to start with, 0 where a total, toughness or loyalty is tested, seven layers with five sublayers in the seventh, 2/2 for a card that is face down and three mana for casting it so, ' +
      '0/0 for a Germ, an Army and an awakened land, 4/4 for what is eternalized, 1/1 for a Spirit of afterlife.',
    reason: 'The same sign stands for the same numeral in references to other rules, which can be checked.',
  },
  shiftedReferences: {
    id: 'ruling:5',
    rules: ['202.3c', '205.4h', '302.7', '614.8', '703.4d'],
    question: 'Which rules do references mean that name a number which says something else?',
    reading:
      'The rule with the title that is named: regeneration is 701.14, setting in motion 701.24, the rule about schemes 704.5w; 202.3c means 712.3b.',
    reason: 'Sections were moved by one, and the titles were kept.',
  },
  sentencesBrokenOff: {
    id: 'ruling:6',
    rules: ['608.2b', '609.7b'],
    question: 'Are the lines below these rules that are marked as examples examples?',
    reading: 'No, not the first of 608.2b and not the one of 609.7b; they belong to the rules and are carried out.',
    reason: 'The rules break off in mid-sentence before them, and what follows is general.',
  },
  chanceDecidesWhoStarts: {
    id: 'ruling:7',
    rules: ['103.2'],
    question: 'By which method is it decided who starts the first game, and who decides after a drawn first game?',
    reading: "By lot, from the match's own chance; the player whom the lot named decides in a game that follows a draw.",
    reason: 'Any method that both accept will do, and both accepted this one with the match; the lot spoke for that player.',
  },
  namesThatCanBeChosen: {
    id: 'ruling:8',
    rules: ['201.3', '201.3a', '612.6'],
    question: 'Which cards are there whose name can be chosen, or given by a text?',
    reading: 'All cards that this ruleset knows, whether or not they are in a deck of the match.',
    reason: 'The reference that the rule names lies outside the game; a card that is unknown here cannot occur in it.',
  },
  coinsAreFair: {
    id: 'ruling:9',
    rules: ['705.1', '705.2', '705.3'],
    question: 'What is a coin, and when does a player call it?',
    reading: 'A draw between two equally likely sides; a player who can win the toss calls before it is made.',
    reason: '705.3 allows any method with two equally likely results, and a call after the result would be none.',
  },
  poolIsWhatIsEntered: {
    id: 'ruling:10',
    rules: ['100.2b', '100.4b'],
    question: "Which cards are a player's pool in limited play?",
    reading: 'Those of the deck and the sideboard that the player enters.',
    reason: 'Opening boosters happens before a match; only its result reaches it.',
  },
  noAnteCards: {
    id: 'ruling:11',
    rules: ['407.3'],
    question: 'Is ante played?',
    reading: 'Never; cards that speak of ante can be neither in a deck nor in a sideboard, nor be brought in from outside.',
    reason: 'It is optional, and tournaments forbid it.',
  },
  growingLoops: {
    id: 'ruling:12',
    rules: ['104.4b', '721.4'],
    question: 'What becomes of mandatory actions that go on and on, and bring about another position each time?',
    reading:
      'After a thousand objects that resolved in a row, with no choice in between and no position come again, nothing more resolves: the players agree on a draw, concede, or call a judge.',
    reason: 'Whether such a sequence ends cannot be told from the sequence; a draw by rule is for those that certainly do not.',
  },
  whatShortcutsAre: {
    id: 'ruling:13',
    rules: ['721.2a', '721.2b'],
    question: 'Which sequences can be proposed as shortcuts, and what does a player say who shortens one?',
    reading:
      'To use once more, up to a thousand times, the ability that one used last, while nobody does anything else; and to pass until the step or the turn ends. Who shortens the first names the repetition, the second by acting where he likes. It ends where something else is to be chosen.',
    reason: 'A sequence must not depend on what happens in it; with these nothing does, and others can be played out choice by choice.',
  },
} as const satisfies Readonly<Record<string, Ruling<RuleNumber>>>;

export type RulingName = keyof typeof rulings;
export type RulingId = (typeof rulings)[RulingName]['id'];
