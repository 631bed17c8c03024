import type { Ruling } from '@arbiter/kernel/words';
import type { RuleNumber } from './rule-numbers/index.js';

/** How this ruleset reads the points that the book leaves open, misprints or says in two ways. */
export const rulings = {
  misnumberedPierce: {
    id: 'ruling:1',
    rules: ['1102.3', '1102.4'],
    question:
      'Two rows about Pierce are printed as 1103 and 1104, the numbers of Precision and First Strike: under which numbers are they cited?',
    reading: 'As 1102.3 and 1102.4.',
    reason: 'They go on with Pierce, and every other number stands for one rule.',
  },
  missingLetter: {
    id: 'ruling:2',
    rules: ['708.2', '708.2b'],
    question: '708.2b stands without a 708.2a: is a rule lost?',
    reading: 'No; 708.2b is counted as printed.',
    reason: 'Nothing refers to a 708.2a, and what stands there is complete without it.',
  },
  remnantNamedStealth: {
    id: 'ruling:3',
    rules: ['1115.1'],
    question: 'The first rule about Remnant names Stealth: which keyword does it speak of?',
    reading: 'Remnant.',
    reason: 'It heads the rules of Remnant, and what Stealth does stands in 1114.',
  },
  lostSymbols: {
    id: 'ruling:4',
    rules: ['905.3', '905.4', '907.5', '907.6a', '1003.2', '1003.6', '1013.2', '1107.2', '1112.2', '1119.2'],
    question: 'Symbols are missing from these rows: which were they?',
    reading:
      'Resting this card in 905.3, 905.4, 1013.2 and 1107.2; the five attributes and numbers in 907.5 and 1003.2; the moon in 907.6a and 1003.6; the name of the keyword in 1112.2.',
    reason: 'What is said about each symbol tells which it is, and cards are printed with them.',
  },
  sameCardKeepsItsState: {
    id: 'ruling:5',
    rules: ['302.3', '303.1b', '1022.3', '307.6'],
    question:
      'A card that goes from one battlefield to another keeps its state by 302.3, is put down recovered by 303.1b, and loses its counters by 1022.3: which holds?',
    reading:
      'It is the same card: rested stays rested, damage and effects stay, nothing has entered. Its counters are removed. 303.1b is about cards that come from elsewhere.',
    reason: '302.3 excepts this move from becoming a new card; 1022.3 names counters alone, and is the narrower rule.',
  },
  judgmentMovesTheCard: {
    id: 'ruling:6',
    rules: ['302.3', '313.1', '705.3', '803.3a', '905.4', '1107.2'],
    question:
      'The ruler area and the field are both battle areas: is the J-ruler the same card as its ruler, and may it attack in the turn of Judgment because its player has controlled it all the turn?',
    reading:
      'It is the same card and effects on it go on, without its counters; but it has to have been on the field since the turn began to attack or to rest for a cost, unless it has Swiftness. It enters the field, recovered. Destroyed, it goes back to the ruler area rested if it was.',
    reason:
      '905.4 asks for the field by name, and Swiftness speaks of J-rulers in the turn that they enter the field, which would be idle otherwise.',
  },
  stealthInTheSameTurn: {
    id: 'ruling:7',
    rules: ['706.3', '708.5', '906.4a', '1114.3'],
    question:
      'Abilities in the standby area do not trigger in the turn that their card was put there (906.4a), but cards with Stealth may be revealed in that turn (1114.3): which holds?',
    reading: 'Stealth may be used in the same turn, cards with Trigger may not.',
    reason: '1114.3 is the narrower rule and contrasts itself with Trigger.',
  },
  revealingACondition: {
    id: 'ruling:8',
    rules: ['708.2', '708.3', '708.3a', '906.2', '906.6a'],
    question:
      'A card with Trigger and a condition is revealed from hand or standby area as the condition is met: when, and what if that was wrong?',
    reading:
      'In the next priority process, as any triggered ability is played; its player may leave it hidden. Once revealed it has to be played; where it cannot be, it goes to the graveyard.',
    reason:
      "708.3 joins it to the playing of triggered abilities; 708.3a and 906.6a say the rest. What is hidden can't be held to a duty that nobody sees.",
  },
  costOfTrigger: {
    id: 'ruling:9',
    rules: ['708.4', '1113.2a', '1113.2b', '1114.2'],
    question: 'What does a card with Trigger cost from the standby area, and what from the hand?',
    reading:
      'From both what stands before its colon; from anywhere but the standby area also the cost of the card. A cost of "anytime" is nothing. Stealth works in the standby area only, and costs nothing.',
    reason: '708.4 says both; the two points of will were paid as the card was put into the standby area.',
  },
  callingWithAJRuler: {
    id: 'ruling:10',
    rules: ['709.1', '705.1', '1016.1'],
    question: 'The row about calling a magic stone is garbled: who rests what, and when?',
    reading:
      'The turn player, at main timing, once in a turn and not in a turn in which he did Judgment, rests his recovered ruler or J-ruler and puts the top card of his magic stone deck into his field.',
    reason: 'That is what its words say put in order; resting is a cost, so that a rested ruler cannot call.',
  },
  turnPlayerAfterResolution: {
    id: 'ruling:11',
    rules: ['605.1a', '605.1b'],
    question: 'Who has priority after something resolved, and who after an act?',
    reading: 'After resolving always the turn player; after any act but passing the one who acted.',
    reason: 'Both rows say so; they are about different moments.',
  },
  firstTurnsSkip: {
    id: 'ruling:12',
    rules: ['502.3', '503.1'],
    question: 'Which player misses what in his first turn?',
    reading: 'The first player draws no card in his first turn; each player skips the recovery phase of his own first turn.',
    reason: '502.3 names the first player, 503.1 the turn player.',
  },
  losingByDrawing: {
    id: 'ruling:13',
    rules: ['1202.2', '1009.1'],
    question: 'Does a player lose who has to draw from an empty main deck outside his draw phase?',
    reading:
      'No. He loses if he had to draw in his own draw phase, by the rules or by an effect, more cards than there were, at the next rule processing. Elsewhere he draws what is there.',
    reason: 'The rule names the draw phase; 104.2 lets the rest be done as far as possible.',
  },
  roundingUp: {
    id: 'ruling:14',
    rules: ['105.4a', '909.1f', '1204.1'],
    question: 'Values that are no hundreds are rounded up: negative ones too?',
    reading:
      'Towards the greater number: 50 becomes 100, -50 becomes 0, -350 becomes -300. Life that is 1 to 99 becomes 100 before anybody loses by it.',
    reason: 'The rows say up; 1204 acts at any time, and so before the next check of 1202.',
  },
  negativeAttack: {
    id: 'ruling:15',
    rules: ['104.2', '206.2', '1203.2'],
    question: 'What does a card with an ATK of 0 or less do in battle?',
    reading: 'It attacks and blocks, and deals no damage. A DEF of 0 or less destroys it.',
    reason: '104.2: what would be done 0 times or less is not done; 803.3a asks that it has ATK and DEF, not how much.',
  },
  choosingReplacements: {
    id: 'ruling:16',
    rules: ['910.2', '910.2a', '910.3'],
    question: 'Who chooses among several replacements of damage?',
    reading:
      'If one of them prevents nothing, the controller of what deals the damage chooses one of those first; once only preventions are left, the controller of the card that would be dealt it, or the player himself, chooses. Each applies once. For everything else the player or the controller of the card or ability concerned chooses.',
    reason: '910.2a is the narrower rule; it is applied again to what is left.',
  },
  blockerGone: {
    id: 'ruling:17',
    rules: ['804.5a', '804.5b', '805.2b', '806.2b'],
    question: 'The blocker is gone before damage is dealt: does the attacker damage what it attacked?',
    reading: 'Yes; and where what it attacked is gone as well, it deals no damage.',
    reason:
      'The rows ask whether there is a blocker when damage is dealt, not whether there was one; damage to what is no longer there cannot be dealt.',
  },
  firstStrikeOfDefenders: {
    id: 'ruling:18',
    rules: ['805.2', '806.3', '1104.2'],
    question: 'Does First Strike help a card that blocks or is attacked?',
    reading: 'No. Only the attacker deals damage in the first strike step, and what survives deals its damage in the normal one.',
    reason: '805.2 names the attacker alone, and so does 1104.2.',
  },
  explodeAndJRulers: {
    id: 'ruling:19',
    rules: ['1105.2', '1105.3'],
    question: 'What does Explode do on a J-ruler, and what to one?',
    reading:
      'On a J-ruler nothing. A resonator with Explode that deals damage to a J-ruler destroys itself; the J-ruler is not destroyed by it.',
    reason: '1105.2 destroys itself and the resonator that it damaged, and 1105.3 excepts J-rulers.',
  },
  astralForTheGame: {
    id: 'ruling:20',
    rules: ['1010.1a', '1010.1b', '1108.2'],
    question:
      'A destroyed J-ruler returns with an astral counter and its ruler loses Judgment for the rest of the game: does that end with the counter?',
    reading: 'No. It is a fact about the card; the counter shows it.',
    reason: 'The rule says for the rest of the game. It has no rule that heals a ruler.',
  },
  barredMoves: {
    id: 'ruling:21',
    rules: ['314.1', '314.2', '314.3', '314.5', '1011.1'],
    question: 'What becomes of a card that an effect would move to where it cannot go?',
    reading: "It stays where it is, and nothing of that move happens. As a cost it cannot be paid: a J-ruler can't be banished.",
    reason: 'Only 314.4 gives another place, for spells. "Can\'t" goes before what an effect says (104.4).',
  },
  outsideTheGame: {
    id: 'ruling:22',
    rules: ['315.1', '315.1a', '315.1b'],
    question: 'Which cards are outside the game?',
    reading:
      'Those in the removed area, and those that the player listed beside his deck: his side deck. In a format for competition that has at most 15 cards, elsewhere it stands for his binder and may be of any size.',
    reason: 'A list that is written down beforehand is the only binder that a record of the match can know.',
  },
  sideDeck: {
    id: 'ruling:23',
    rules: ['315.1b', '402.1'],
    question: 'The book names the side deck but does not say how large it is, nor what may be exchanged: how is it played?',
    reading:
      'At most 15 cards of any type. Between games cards are exchanged one for one, so that the side deck keeps its size, and the decks are legal again.',
    reason: 'It is how tournaments of the time were played.',
  },
  copiesOfAName: {
    id: 'ruling:24',
    rules: ['402.5', '402.6', '1302.3'],
    question: 'By which name does a double-faced card count for the limit of four, and do main deck and magic stone deck count together?',
    reading:
      'By the name of its past. The side deck counts with main deck and magic stone deck; a binder does not. A card whose text allows more copies allows them where it counts itself.',
    reason: 'Outside the field and the chase only the past is read (1302.3); magic stones are in no main deck.',
  },
  whoGoesFirst: {
    id: 'ruling:25',
    rules: ['403.3'],
    question: 'Who goes first in the second game of a match?',
    reading: 'It is drawn by lot before every game.',
    reason: 'The book knows no other way.',
  },
  changingTheHand: {
    id: 'ruling:26',
    rules: ['403.4'],
    question: 'Does the second player see how many cards the first one changed, and is the deck shuffled afterwards?',
    reading:
      'He sees the number before he chooses. The cards go to the bottom, in an order that their owner chooses, and nothing is shuffled.',
    reason: 'The first player has to choose first; the row names no shuffling.',
  },
  decliningToAttack: {
    id: 'ruling:27',
    rules: ['803.3', '803.4', '803.6'],
    question: 'When may no further battle begin in the turn?',
    reading:
      'Once the turn player has declined to attack, of his own will or because nothing could attack, in a battle in which the other player played nothing.',
    reason: '803.4 makes declining of it where nothing can attack, and 803.6 asks only about the other player.',
  },
  mustAttack: {
    id: 'ruling:28',
    rules: ['710.2', '710.2a', '710.2e', '803.3', '1123.2'],
    question: 'What does a card that must attack keep its player from?',
    reading:
      'From passing at main timing with an empty chase, as long as it could attack without doing anything for it, and from declining once a battle has begun. Other acts stay open. Of several he chooses which goes first.',
    reason: '710.2 lists the conditions; 803.3 says the rest.',
  },
  refundingAPlay: {
    id: 'ruling:29',
    rules: ['903.2f', '803.5', '804.4', '1111.2a'],
    question: 'What is taken back when a card, attack or block turns out to be impossible?',
    reading:
      'The card or ability, attack or block is undone, and what was spent is there again. Will abilities that did nothing but rest their card for it are taken back as well; what else was done for will stays done, and its will may be spent otherwise.',
    reason: "The rows restore the state before; but what another ability did besides, and what has been seen, can't be undone.",
  },
  payingLess: {
    id: 'ruling:30',
    rules: ['903.2e-iii', '903.2e-iv', '203.2'],
    question: 'Which part of a cost does "{1} less" take away?',
    reading:
      'A number takes from the free cost alone and nothing below 0, a symbol takes that symbol. Where several things can be reduced the payer chooses.',
    reason: 'The free cost is what is written as a number; cards that mean the other say so with a symbol.',
  },
  onceAGame: {
    id: 'ruling:31',
    rules: ['901.1d', '1112.2', '1112.2a', '1112.2b'],
    question: "Is a God's Art used up for the card or for its player?",
    reading: 'For the player, by its name. It is used once it was played, whatever becomes of it.',
    reason: 'Abilities of one name are one ability (901.1d), and the limit is for the game.',
  },
  simultaneousEffects: {
    id: 'ruling:32',
    rules: ['909.3a', '909.3b'],
    question: 'Effects that began at the same time and do not depend on each other: when does the turn player decide their order?',
    reading: 'As they begin, once, and only where both write the same value of a card. The order stays as long as they last.',
    reason: 'A decision that had to be taken each time a value is read would never end.',
  },
  openSets: {
    id: 'ruling:33',
    rules: ['909.4', '909.8'],
    question: 'Does every effect for a duration catch cards that fit later?',
    reading: 'Those that name cards by what they are do; those that name targets, or cards that were chosen, keep to them.',
    reason: '909.4 speaks of unspecified cards.',
  },
  wordsForSummoning: {
    id: 'ruling:34',
    rules: ['1006.1', '1006.2', '1016.1', '1412.2'],
    question:
      'One word stands for calling a magic stone and for summoning, and 1412.2 describes the latter in another way than 1006.1: what does summoning do?',
    reading:
      'The card becomes a spell on top of the chase, without a cost and without being played, and enters the field when it resolves. A resonator is summoned when it enters from the chase.',
    reason: '1006 is the rule in force; 1412.2 says the same with the steps run together.',
  },
  cardsWithoutAPlace: {
    id: 'ruling:35',
    rules: ['201.5', '205.4', '307.4', '307.4a', '308.4'],
    question: 'Does "a card that you control" mean the field or both battle areas?',
    reading: 'Types named for the field mean the field, rulers the ruler area; names, races and other information mean both battle areas.',
    reason: '307.4a and 205.4 widen what 307.4 says to all battle areas where only information is given.',
  },
  enterAbilities: {
    id: 'ruling:36',
    rules: ['1411.2', '1411.2a', '1411.2b'],
    question: 'Does Enter of an old card trigger when an effect puts the card into the field?',
    reading:
      'No: on a J-ruler after Judgment only, on others only as they were played from the hand. A card that says "When this card enters your field" triggers either way.',
    reason: '1411.2 says so, and cards that mean to trigger Enter all the same say that they do.',
  },
  bestowedToNothing: {
    id: 'ruling:37',
    rules: ['1121.2', '1121.3', '1002.2', '1406.4'],
    question: 'What becomes of an addition whose bestowed resonator leaves the field?',
    reading: 'One with a subtype goes to the graveyard, one with Bestow stays on the field and is bestowed to nothing.',
    reason: '1406.4 is about subtypes alone, and Bestow can be used by a card that is bestowed to nothing.',
  },
  tokensLeave: {
    id: 'ruling:38',
    rules: ['1303.2', '1303.3', '1303.3a'],
    question:
      'A destroyed or banished token is removed and is in no zone (1303.3); one that leaves the field vanishes in the zone that it came to (1303.3a): does it come to the graveyard?',
    reading: 'Yes, and it vanishes there at once. What waits for a card that is put into a graveyard has seen it.',
    reason: 'Destroying and banishing are moves to the graveyard, and a token counts as a card (1303.2); both rows then say the same.',
  },
  energizeCoins: {
    id: 'ruling:39',
    rules: ['1119.2', '1119.2a', '1303.1b'],
    question: 'What is the coin of Energize, and where does it go?',
    reading: "A token without type in its owner's removed area; only its own ability works there. Banished, it vanishes.",
    reason: '1119.2 gives place and type against 1303.1b.',
  },
  lifebreakAtFullLife: {
    id: 'ruling:40',
    rules: ['1415.1d-i'],
    question: 'With four cards and 4000 life the number is greater than 3: may the first lifebreak be done before any life is lost?',
    reading: 'Yes.',
    reason: 'The formula is printed with its rounding, and nothing else limits it.',
  },
  brokenCards: {
    id: 'ruling:41',
    rules: ['1415.1b-ii', '1415.1d-iii'],
    question: 'Where does a card go whose Break ability was played?',
    reading: 'It waits in the removed area and goes to the graveyard when the ability leaves the chase, unless the ability has moved it.',
    reason: '1415.1d-iii speaks of the card that lies there; what has gone elsewhere is another card (302.3).',
  },
  withoutTheValhallaRule: {
    id: 'ruling:42',
    rules: ['1415.1', '1415.2'],
    question: 'How do players agree on the Valhalla rule?',
    reading: 'They choose a format that has it.',
    reason: 'What holds for a match is fixed before it begins.',
  },
  emptyDiscard: {
    id: 'ruling:43',
    rules: ['1019.2a', '104.2'],
    question: 'Is a discard without cards a cost that can be paid?',
    reading: 'No: it counts as having discarded where an effect demands it, but a cost asks for a card.',
    reason: '1019.2a is about being made to discard; what is not done in full pays no cost (903.2f).',
  },
  loopsInPlay: {
    id: 'ruling:44',
    rules: ['1301.1', '1301.1a', '1301.1b', '1301.1c'],
    question: 'How is a loop found, and how is its number named?',
    reading:
      'A state that came about before without a choice in between is a loop that nobody can stop: the game is drawn. Whoever repeats choices may name a number, and the other player where he can stop it too; the smaller one is played.',
    reason: 'Only what is the same again can go on for ever.',
  },
  failingToFind: {
    id: 'ruling:45',
    rules: ['1014.1', '1014.2'],
    question: 'May a player find nothing in a hidden zone that he searches?',
    reading: 'Yes where the card is described; where any card will do he has to take one.',
    reason: 'What cannot be proved to be there need not be found; that there is a card at all, everybody sees.',
  },
  matchesOfGames: {
    id: 'ruling:46',
    rules: ['103.2', '103.3', '315.1b'],
    question: 'The book speaks of matches but describes single games: how is a match decided?',
    reading:
      'By who first wins more than half of the games that its format plays. A drawn game is one of them; with equal wins after the last one the match is drawn.',
    reason: 'It is the usual best of three, and it ends.',
  },
  stateTriggersOnce: {
    id: 'ruling:47',
    rules: ['906.9', '906.9a', '603.3'],
    question: 'A state trigger has triggered no more once it was played (603.3): does it trigger again while its ability is on the chase?',
    reading: 'No. It counts as triggered until its ability has left the chase.',
    reason: 'The state that it waits for lasts until it resolves; otherwise it would be played without end.',
  },
  controlForATime: {
    id: 'ruling:48',
    rules: ['302.3', '307.6', '313.2', '505.5b', '909.3b'],
    question:
      'Control of a card follows the field that it lies in (313.2): what becomes of a card whose control was gained until the turn ends, or as long as something holds?',
    reading:
      'It goes to the field of who gained control, and back to the field of who had it before once that is over. Nothing has entered or left a field, and its counters are removed each time. Where several gain control of it the latest whose effect lasts has it, and in the end it goes back to the first.',
    reason:
      'The rules know no controller but that of the field; 505.5b ends what lasts until the end of turn, without the chase, and what began earlier applies earlier (909.3b).',
  },
  copiesOnTheChase: {
    id: 'ruling:49',
    rules: ['1017.1', '1017.1a', '702.3'],
    question: 'Does the copy of a resonator spell enter the field as it resolves?',
    reading: 'No. It leaves the chase, and so exists no longer. What is a copy by an effect is copied as what it is without that effect.',
    reason: '1017.1a lets a copy exist in its zone alone, and 1017.1 copies no continuous effects.',
  },
  dividedDamage: {
    id: 'ruling:50',
    rules: ['903.2d', '1007.1', '1102.2b', '1204.1'],
    question: 'In which parts is damage divided among targets, when, and may one of them get none?',
    reading:
      'In hundreds, as the targets are chosen; each of them gets at least one hundred. What was meant for a target that is legal no more is not dealt.',
    reason: 'Damage, life and values are hundreds elsewhere (1102.2b, 1204.1), and what deals nothing to a target has no need of it.',
  },
  becomingACopy: {
    id: 'ruling:51',
    rules: ['1017.2', '909.1b', '909.1c', '909.1d', '909.2', '909.3b', '909.6'],
    question: 'A card becomes a copy of another by an effect: what of effects on it that began before, and later?',
    reading:
      'Abilities, other information and numbers of the copy apply in the step of each. In each step they overwrite what began before, and what began later applies to them; counters always do.',
    reason:
      '1017.2 calls it one effect that changes information, and what it becomes free of effects; 909.2 takes such an effect apart, and 909.3b has the earlier one apply first.',
  },
  ableToBlock: {
    id: 'ruling:52',
    rules: ['804.3', '804.4a', '1106.2'],
    question:
      "A blocker that becomes unable to block is none any more: also where it can't block this attacker alone, as when that gains Flying?",
    reading: 'Yes.',
    reason:
      '804.3 lets block what can block, and means by that what can block this attacker; 804.4a ends what 804.3 asks for. 1106.2 says by what alone the attacker is blocked.',
  },
  jRulersLeave: {
    id: 'ruling:53',
    rules: ['104.1', '314.2', '906.7c', '911.1', '1010.1'],
    question:
      'A J-ruler leaves the field for the ruler area, which is another battle area: does what waits for it mean the ruler that it is there (906.7c)?',
    reading:
      'What waits for something to leave the field triggers by the J-ruler that it was, and an ability of its own that waits for that does too. What waits for another move triggers by the ruler. What is read of it afterwards is what the ruler has (911.1).',
    reason:
      'A J-ruler leaves the field for nowhere else (314.2), so that nothing could ever trigger by it; what a card says goes before the rules (104.1).',
  },
} as const satisfies { readonly [name: string]: Ruling<RuleNumber> };

export type RulingId = (typeof rulings)[keyof typeof rulings]['id'];
