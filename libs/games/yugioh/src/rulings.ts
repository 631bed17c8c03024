import type { Ruling } from '@arbiter/kernel/words';
import type { RuleNumber } from './rule-numbers/index.js';

/** How this ruleset reads the points that the book leaves open or states in two ways, and the places where its text is damaged. */
export const rulings = {
  passOrder: {
    id: 'ruling:1',
    rules: ['4.4.2.1-1', '4.4.2.1-3'],
    question: 'Effects that trigger together form a Chain by three priorities and by turn player: which of the two comes first?',
    reading:
      'The priority. Inside one priority all effects of the turn player come before those of the other player, each player ordering his own.',
    reason: 'The sentence names the priorities first and lets the turn player begin among equal ones; its example agrees.',
  },
  hiddenIsResponse: {
    id: 'ruling:2',
    rules: ['4.4.2.1-1', '4.4.2.1-2', '4.4.2.1-4'],
    question: 'When are optional effects of hidden cards (hand, Set), the third priority, put on the Chain?',
    reading:
      'In the response to what the first two priorities made of it: they are offered, beside the fast effects, to whoever may answer first. With nothing to answer they begin a Chain like a fast effect.',
    reason:
      "The example lets the other player's Set Trap come last, in answer; and asking for hidden effects in a pass of their own would tell that they are there.",
  },
  sourceStays: {
    id: 'ruling:3',
    rules: ['2.2-2', '5.1-1', '5.1-2'],
    question:
      'An effect resolves although its card has moved (2.2-2), but not where the card that applies it is gone (5.1-1): which cards are those?',
    reading:
      'Continuous cards, Equip and Field Spells and Pendulum Cards: whether their activation resolves or an effect that they activated as they lay there; and effects whose text asks for their source to be there. It has to be there face-up as the effect resolves, unless the cost took it away. For all others a source that left changes nothing.',
    reason:
      'These cards act as they lie on the field, and are then the cards that apply the effect; a monster, or an ordinary Spell that was destroyed in answer, still does what it says. The examples of 5.1-2 name a condition in the text.',
  },
  targetMoved: {
    id: 'ruling:4',
    rules: ['4.3-3'],
    question: 'Which moves of a target are to an "appropriate place"?',
    reading: 'Those to a place that the effect itself names; else a target that left the place where it was chosen is let go.',
    reason: "A card that moved is another object; only the effect's own text can say that it still means it.",
  },
  realLoss: {
    id: 'ruling:5',
    rules: ['2.5-1'],
    question: 'A value that would fall below 0 becomes 0, and the loss is what was really lost: what does a later gain start from?',
    reading: 'From 0, for a loss that an effect brought about once. A loss that stands as long as a card does is counted anew each time.',
    reason: 'The rule fixes the loss at what happened; a standing effect has not happened but applies.',
  },
  halfPaid: {
    id: 'ruling:6',
    rules: ['2.4-1'],
    question: 'Is the payment of half the LP rounded, or what is left?',
    reading: 'What is left is rounded; the payment is the rest of it: of 525 it is 262, and 263 are left.',
    reason: 'The example counts what is left.',
  },
  pendulumEffects: {
    id: 'ruling:7',
    rules: ['3.1-3', '4.4.1.1-3'],
    question: 'Do Pendulum Effects apply without a Chain, or are they activated with Spell Speed 1?',
    reading:
      'Each is what its own text says: one that applies while the card lies there starts no Chain, one that is activated has Spell Speed 1.',
    reason: 'One rule lists what usually applies, the other what has which Spell Speed where it is activated.',
  },
  spentCards: {
    id: 'ruling:8',
    rules: ['4.4.3-4', '4.2-4'],
    question: 'Cards that are spent go to the GY after the Chain: is that the last thing that happened?',
    reading: 'No. It belongs to the moment of what the last Chain Link did, and makes no effect miss its moment.',
    reason: 'Otherwise every "when" behind a Normal Spell would be missed, against the first example of 5.2-1.',
  },
  emptyLink: {
    id: 'ruling:9',
    rules: ['2.2-7', '4.2-4'],
    question: 'A Chain Link resolves without doing anything: does an optional "when" of an earlier link miss its moment by it?',
    reading: 'Yes; a link that does nothing is a moment of its own.',
    reason: 'The rule has its processing count as carried out for the timing.',
  },
  listHeads: {
    id: 'ruling:10',
    rules: ['3.2-4', '3.2-5', '3.2-6'],
    question: 'The lists of cards that 3.2-4 announces are missing: what do the two lines after it say?',
    reading:
      'Each is a rule: effects can be activated on the field after the card was activated, and in the GY or as the card is sent there.',
    reason: 'They say so as headings of the lists; cards of both kinds exist.',
  },
  footnote: {
    id: 'ruling:11',
    rules: ['4.2-1'],
    question: 'Does the rule speak of the processing of a card, as printed, or of a card or effect?',
    reading: 'Of a card or an effect.',
    reason: 'The note under the rule corrects it.',
  },
  knownDeck: {
    id: 'ruling:12',
    rules: ['4-2', '4.3.1-2', 'base.5.8'],
    question: 'An effect that could do nothing cannot be activated: by whose knowledge, where hidden cards decide?',
    reading:
      "A player may use that he knows which cards are left in his own Deck and Extra Deck. About the other player's hidden cards nothing is assumed: the effect can be activated and may find nothing.",
    reason: 'He has chosen his own Deck and seen all that left it; anything more would tell what is hidden.',
  },
  costInChain: {
    id: 'ruling:13',
    rules: ['4.2-1', '4.2-4', '4.4.2-1'],
    question: 'Something happens as a cost while a Chain is being built: when do effects that wait for it activate?',
    reading:
      'After that Chain, with what its resolution triggered. For an optional "when" it is then too late, for every Chain Link resolves after it.',
    reason:
      'The chapter collects what meets its moment in the course of a Chain for the time after it, and nothing but answers comes between activations.',
  },
  costOrder: {
    id: 'ruling:14',
    rules: ['3.3-2', '4.3-2'],
    question: 'Are costs paid before targets are chosen?',
    reading: 'Yes, unless the text chooses targets first; both are inside one activation.',
    reason: 'Both happen at activation; the texts name the cost first as a rule.',
  },
  opponentPicks: {
    id: 'ruling:15',
    rules: ['5.3.2-1', 'base.24.3'],
    question: 'How does the other player pick at random from cards that he does not see?',
    reading: 'The cards are shuffled, which is recorded and secret, and he picks one of the backs.',
    reason: 'It is as even as a draw by lot and leaves the act with him, as the rule says.',
  },
  phaseEffects: {
    id: 'ruling:16',
    rules: ['base.6.10', 'base.6.11'],
    question: 'Do effects that activate "during" a phase form one Chain by the three priorities?',
    reading: "No. Each begins a Chain of its own, the turn player's before the other player's, each in the order that its player likes.",
    reason: 'Nothing happened that they answer together; they are activated in the phase, not at its beginning.',
  },
  loops: {
    id: 'ruling:17',
    rules: ['4.2-2'],
    question: 'What becomes of mandatory effects that go on triggering each other without end?',
    reading:
      'After a number of repetitions without a choice in between nothing more is carried out: the players agree on a draw, one of them surrenders, or a judge decides.',
    reason: 'Neither book has a rule for it, and no card is destroyed that no rule destroys.',
  },
  bothInOneEffect: {
    id: 'ruling:18',
    rules: ['2.2-5'],
    question: 'Where both players carry out an effect, does the turn player carry out all of it first?',
    reading: 'No: each instruction is carried out by the turn player and then by the other player before the next one begins.',
    reason: 'The example lets both send cards before either draws.',
  },
  drawAfter: {
    id: 'ruling:19',
    rules: ['5.3.3-5', 'base.1.7', 'base.1.9'],
    question: 'A player cannot draw as many cards as an effect demands: when is the Duel lost, and what if neither can?',
    reading: 'Once the whole effect has been carried out; where both lose by it, the Duel is a draw.',
    reason: 'Nothing ends an effect in the middle of its resolution; and both are in the same position.',
  },
  mustWithoutTarget: {
    id: 'ruling:20',
    rules: ['4.2-2', '4-2', '4.1-2'],
    question: 'What of a mandatory effect that has no legal target or could do nothing?',
    reading: 'It does not activate.',
    reason: '4-2 makes no exception for it, and 4.1-2 leaves out what cannot be paid in the same way.',
  },
  counterLimits: {
    id: 'ruling:21',
    rules: ['base.23.12'],
    question: 'Is the use of a card that may be activated once per turn given back when its activation was negated?',
    reading: 'Only where the text limits how often it is activated; where it limits how often it is used, the use is gone.',
    reason: 'The chapter is silent; the words of the cards make the difference.',
  },
  bannedName: {
    id: 'ruling:22',
    rules: ['base.2.9'],
    question: 'Which lists of limits do the formats use?',
    reading:
      'The list of the format as our card data had it on its date; it holds the cards that the data knew. Other lists are data and can be added.',
    reason: 'The publishers change their lists several times a year; a Duel is judged by the list that its format names.',
  },
  negationOrder: {
    id: 'ruling:23',
    rules: ['3.1-3', 'base.23.8'],
    question: 'Effects that stand would negate each other: which of them does?',
    reading: 'The one that began to stand first; what a resolved effect made to last comes before both.',
    reason: 'The later one begins to stand on a card whose effects are negated already.',
  },
  proof: {
    id: 'ruling:24',
    rules: ['4-2', '4.3.1-2'],
    question:
      'Must a player later show that a search was possible, or that a card that he put somewhere face-down was what the effect asks for?',
    reading:
      'No. What an effect has its player choose is judged as he chooses it, and nothing else can be chosen; both players see only what the effect says.',
    reason:
      'Showing cards afterwards lets players check each other; here every choice is checked, and a card shown without need would tell more than the rules do.',
  },
} as const satisfies { readonly [name: string]: Ruling<RuleNumber> };

export type RulingId = (typeof rulings)[keyof typeof rulings]['id'];
