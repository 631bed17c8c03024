import type { Ruling } from '@arbiter/kernel/words';
import type { RuleNumber } from './rule-numbers.js';

/** How this ruleset reads the points that the book leaves open or states in two ways, and the places where its text is damaged. */
export const rulings = {
  missingRuleElevenSix: {
    id: 'ruling:1',
    rules: ['十一.7', '十一.8(6)', '十一.8(7)'],
    question: 'What does the missing number 十一.6 say, and what does 十一.7 add?',
    reading: 'Nothing is invented for 十一.6; 十一.7 is the same act as 十一.8(6) and (7).',
    reason: 'The text goes from 十一.5 to 十一.7, and 十一.7 repeats the two later lines.',
  },
  overloadIsDeckBuildingOnly: {
    id: 'ruling:2',
    rules: ['十五.超載.1', '一.2(1)'],
    question: 'Does overload do anything outside deck building?',
    reading: 'No. It lifts the limit of one copy per name to three; in play the card is an ordinary card.',
    reason: 'The keyword has one rule, which speaks of the deck; printed cards carry the word beside other effects.',
  },
  resistanceForbidsTargeting: {
    id: 'ruling:3',
    rules: ['十五.魔法抗性.1', '十五.效果抗性.1'],
    question: 'Both resistances lack a word and the seventh class repeats the heading of the fifth: what is meant?',
    reading: "The unit cannot be chosen as a target by any player's magic, or by any player's unit effects. Headings have no weight.",
    reason: 'The second rule of each keyword says the same of the enemy, with the sentence complete.',
  },
  immediateOnPlayOnly: {
    id: 'ruling:4',
    rules: ['十二.2', '十二.6', '十五.掩護.2', '十五.搭乘.1'],
    question: 'When does an immediate effect happen?',
    reading: 'When the unit is played, extra plays by an effect included; not when it is summoned.',
    reason: '十二.2 and 十五.掩護.2 name playing only, and 十五.搭乘.1 names both words where both are meant.',
  },
  boardAndTravellerAreGameData: {
    id: 'ruling:5',
    rules: ['三.1', '四.4', '四.6', '十四.3', '十四.5'],
    question: "How many lanes are there, and what are a traveller's attack and score?",
    reading: "Five lanes; the traveller's numbers are data of the game.",
    reason: 'Five turns of countdown turn one line each, and the first line ends the game.',
  },
  sidewaysUntilTurned: {
    id: 'ruling:6',
    rules: ['八.3', '十五.衰退.1'],
    question: 'Does a sideways unit become upright by itself?',
    reading: 'No; only an effect, a merge or a split turns it.',
    reason: 'No phase does it, decay needs it to last for a whole turn cycle, and cards print it as an effect.',
  },
  countdownStartsNextTurn: {
    id: 'ruling:7',
    rules: ['三.1', '十四.3', '十四.5', '十三.1'],
    question: 'Is the turn that enters the countdown one of the five?',
    reading: 'No; the first line is turned in the end phase of the next turn, and the fifth turn after is the last.',
    reason: '十四.3 turns lines from then on, and only so do both players get the same number of turns.',
  },
  betweenTurnsOrder: {
    id: 'ruling:8',
    rules: ['十四.5※', '六.1', '十四.5'],
    question: 'Whose effects go first between two turns?',
    reading: 'Those of the player whose turn just ended; none happen if the game ended at 十四.5.',
    reason: "They belong to nobody's turn, but 六.1 needs an order, and the ended turn is the nearest.",
  },
  claimTestsItsOwnCondition: {
    id: 'ruling:9',
    rules: ['三.2', '十二.1', '十四.4', '十四.4(2)'],
    question: 'Which condition of an early end is tested again, when, and by whom may it be claimed?',
    reading:
      "Only the one that was named, before the claimant's next main phase, even if the defence phase was skipped or the countdown has begun. " +
      'Each player may have one claim open; a failed claim may be made again.',
    reason: 'The rules speak of the claimed condition, bar only new claims in the countdown, and limit neither player nor repetition.',
  },
  stackCountsAsOneUnit: {
    id: 'ruling:10',
    rules: ['十四.4(2)', '三.2', '十五.合體的共同特點.1', '十五.搭乘.1'],
    question: 'How are units counted for a claim?',
    reading: 'A stack is one unit, a traveller on a lane is one, riders and covered cards are none.',
    reason: 'Merging makes one unit, and riders lie under a unit.',
  },
  emptyDeckDrawsTheRest: {
    id: 'ruling:11',
    rules: ['二.1', '六.2', '十四.2'],
    question: 'What if the deck cannot give all cards of a draw, and who picks what the hand limit exiles?',
    reading: 'The player draws what is there and does not lose; he picks the exiled cards himself.',
    reason: '六.2 does what can be done, and section 三 knows no such end.',
  },
  magicValueIsATotal: {
    id: 'ruling:12',
    rules: ['一.2(4)'],
    question: 'Is the magic value of 15 a limit per card or for the deck, and is it ever paid?',
    reading: 'For the deck, all magic cards added up; it is never paid.',
    reason: 'A later wording of the rule says total, and no rule pays it.',
  },
  identitiesStayHidden: {
    id: 'ruling:13',
    rules: ['一.1', '一.2', '一.3', '四.6'],
    question: 'Is deck building open, and which cards lie in the forest?',
    reading: 'Decks are built secretly and at the same time; the forest is a finite number of equal travellers without identity.',
    reason: 'The faces of forest cards are never used, and only the number of deck and hand is public.',
  },
  oneFieldZoneEach: {
    id: 'ruling:14',
    rules: ['四.5', '四.4', '七.4'],
    question: 'Is there one field zone or one for each player?',
    reading: 'One for each player.',
    reason: "Only the star line is called shared, and cards speak of the enemy's field card.",
  },
  optionalWhereItSaysMay: {
    id: 'ruling:15',
    rules: ['六.1'],
    question: 'Are effects optional, and in which order do several in one place happen?',
    reading:
      'Optional where the effect says it may happen, forced otherwise; declining is final for that moment. ' +
      'Several in one unit, one graveyard or one hand go in the order that their owner chooses.',
    reason: 'The rule orders places only.',
  },
  collectedOnceRetestedWhenReached: {
    id: 'ruling:16',
    rules: ['六.1'],
    question: 'When are the conditions of simultaneous effects tested?',
    reading: 'They are collected and ordered once and tested again when reached; a unit that moved keeps its place in the order.',
    reason: 'An order that changed while it is worked off would have no fixed end.',
  },
  targetsFrozenWhenChosen: {
    id: 'ruling:17',
    rules: ['六.6', '六.2'],
    question: 'Does the lane order of several targets follow their later moves?',
    reading: 'No; it is fixed when they are chosen, and a target that is gone is skipped.',
    reason: 'The rule chooses all targets first; 六.2 leaves out what cannot be done.',
  },
  exactMomentsBetweenInstructions: {
    id: 'ruling:18',
    rules: ['六.3', '六.4', '六.1'],
    question: 'Where exactly can an exact-moment effect cut in?',
    reading:
      'At the marks before, at and after an event and between two instructions, never inside one simultaneous act; ' +
      'in the order of 六.1, and nested ones finish first.',
    reason: '六.4 names the three marks; what is simultaneous has no inside.',
  },
  actsAlternateBeforeFights: {
    id: 'ruling:19',
    rules: ['十一.8(1)', '十一.8(7)'],
    question: 'Who begins before a fight, how do the players alternate, and does the chance return for each fight?',
    reading: 'The player whose turn it is begins, then one act each until both pass in a row; it returns before each fight.',
    reason: '六.1 puts that player first, and 十一.8(7) repeats the whole list.',
  },
  winnerActsBeforeLoser: {
    id: 'ruling:20',
    rules: ['十一.8(3)', '十一.8(4)', '六.1'],
    question: 'After a fight, does its winner or the player whose turn it is act first?',
    reading: 'The winner.',
    reason: 'The special rule goes before the general one.',
  },
  offTurnOnlyExactMoments: {
    id: 'ruling:21',
    rules: ['二.3', '六.1', '六.3'],
    question: "May a player act in the other's turn outside the defence phase?",
    reading: 'Only with exact-moment cards and with effects that trigger.',
    reason: 'The phases speak of the player whose turn it is, and 六.3 is the one way in.',
  },
  targetFixedWhenFightBegins: {
    id: 'ruling:22',
    rules: ['十一.4', '十一.8(2)', '十五.遠程.1'],
    question: 'When is the target of an attack fixed?',
    reading: 'At 十一.8(2) of its fight; only a ranged unit names a place when it attacks.',
    reason: '十一.4 speaks of the defence phase, 十五.遠程.1 of the attack.',
  },
  attackHeldDuringItsFight: {
    id: 'ruling:23',
    rules: ['十一.3', '十五.阻擋.3', '十一.8(2)', '十一.8(6)'],
    question: 'Does an attacker become upright at once if its target goes away during the fight?',
    reading: 'Not from 十一.8(2) to (6) of its own fight.',
    reason: 'Otherwise destroying the defender in (3) would cancel (5) and (6).',
  },
  sneakAttackAfterTheWin: {
    id: 'ruling:24',
    rules: ['十五.偷襲.1', '十一.8(3)', '十一.8(5)', '十五.劇毒.1'],
    question: 'When may a sneak attacker return, and what of the judgement of destruction?',
    reading:
      'From 十一.8(3) of a won fight until (6). A rear fight not yet fought is given up; (5) still judges every unit already beaten ' +
      'by the facts of (2), so poison counts although its bearer left.',
    reason: "The keyword ends only its own bearer's part; the fight was settled at (2).",
  },
  sneakAttackNeedsOneWin: {
    id: 'ruling:25',
    rules: ['十五.偷襲.4', '十五.偷襲.1'],
    question: 'May a piercing sneak attacker still return after it lost the second fight?',
    reading: 'Yes, before 十一.8(5).',
    reason: 'One success is enough.',
  },
  rangedSurvivesPoison: {
    id: 'ruling:26',
    rules: ['十五.遠程.2', '十五.劇毒.1', '十五.劇毒.2', '十五.破壞抗性.1'],
    question: 'Does poison destroy an attacking ranged unit, or a unit that resists destruction?',
    reading: 'Neither.',
    reason: 'Poison overrides effect resistance only; the other two speak of every fight, and of any reason.',
  },
  attackerWinsMutualDismantling: {
    id: 'ruling:27',
    rules: ['十五.拆卸.1', '十一.8(2)', '十五.阻擋.2'],
    question: 'Who wins when both units dismantle, and may a dismantler attack a blocker?',
    reading: 'The attacker wins; it may not attack a blocker.',
    reason: 'Ties go to the attacker in 十一.8(2), and only armour break opens a blocker.',
  },
  pierceNeedsOneLegalEnemy: {
    id: 'ruling:28',
    rules: ['十五.貫穿.2', '十五.遠程.3', '十五.遠程.1'],
    question: 'What does a piercing unit need when the front place is empty, and when it is ranged too?',
    reading:
      'The condition is tested on the first enemy ahead. With both keywords no place is named, all legal enemies ahead are fought, ' +
      'and without any the unit becomes upright.',
    reason: '十五.遠程.3 asks for any one legal unit, and 十一.4 speaks of the first enemy.',
  },
  blockerFightsWithItsScore: {
    id: 'ruling:29',
    rules: ['十五.破甲.1', '十五.破甲.2', '十五.獎勵.1'],
    question: "Which score is a blocker's attack against armour break, and can it be negative?",
    reading: 'Its current score with all additions; negative values stay.',
    reason: 'Cards print negative values; only rewards have a floor.',
  },
  glideTestedAfterTheMove: {
    id: 'ruling:30',
    rules: ['十五.滑行.1', '十五.滑行.2', '十五.禁錮.1'],
    question: "When is a gliding unit's right to attack tested?",
    reading: 'After its move; an imprisoned unit cannot glide.',
    reason: 'It moves to a place from where it can attack, and imprisonment forbids moving.',
  },
  topAloneIsDevoured: {
    id: 'ruling:31',
    rules: ['十五.吞食合體.2', '十五.合體的共同特點.1'],
    question: 'Only unmerged units merge, yet a stack may be devoured: how?',
    reading: 'Its top is taken alone for that moment; any other merge with a stack is refused.',
    reason: 'The special rule names the one exception.',
  },
  mergingPlayerChoosesExposure: {
    id: 'ruling:32',
    rules: ['十五.合體的共同特點.2'],
    question: 'Who decides which part of a lower card shows?',
    reading:
      'The player of the merging effect, at the merge, among the parts that the card lists; ' +
      'piercing, poison and ranged follow a shown attack.',
    reason: 'The rule ties those keywords to choosing the attack.',
  },
  thisCardIsTheTop: {
    id: 'ruling:33',
    rules: ['十五.合體的共同特點.5', '十五.偷襲.5'],
    question: 'Does an effect on a stack move all of it?',
    reading: 'Yes, except that an effect on the card itself means the top only.',
    reason: 'That is the reason 十五.偷襲.5 gives.',
  },
  ownersGetTheirCardsBack: {
    id: 'ruling:34',
    rules: ['十.7', '十五.合體的共同特點.5'],
    question: 'Who controls a stack with cards of both players, and where do they go?',
    reading: 'The side it stands on; when it leaves, each owner gets his cards in the same kind of zone, without triggers.',
    reason: 'The rule returns them to the matching zone and denies them their effects.',
  },
  leavingLosesAllBestowedMagic: {
    id: 'ruling:35',
    rules: ['十.6', '十五.偷襲.2', '十五.合體的共同特點.4', '十五.分開.3'],
    question: 'Which bestowed magic is lost: all, or the permanent kind?',
    reading: 'Leaving loses all; merging or splitting in place loses the permanent kind, the rest runs out by itself.',
    reason: '十.6 is general, the others name one kind for units that stay.',
  },
  brokenTributeDropsThePlay: {
    id: 'ruling:36',
    rules: ['十二.3', '十二.2', '十五.禁錮.1'],
    question: 'What if a chosen tribute escapes or is imprisoned before its turn?',
    reading:
      'The play is dropped: the unit stays in hand, nothing is refunded, and the duty of the phase remains. ' +
      'A tribute that its own effect moved counts as sacrificed.',
    reason: 'The cost cannot be completed, and what has happened has happened.',
  },
  fullBoardDropsThePlay: {
    id: 'ruling:37',
    rules: ['九.3', '十.2', '十.3', '十二.3'],
    question: "What if the places fill up while tributes are paid, and is a marked unit's place free?",
    reading: 'The play is dropped as in ruling:36; a unit marked as destroyed or sacrificed keeps its place until it has moved.',
    reason: 'Such a unit is still on the board.',
  },
  cannotPlayMeans: {
    id: 'ruling:38',
    rules: ['十二.2', '十二.5', '十二.4', '十三.2'],
    question: 'When is a player unable to play or summon?',
    reading:
      'When there is neither a traveller nor a playable unit. Units whose tributes can be paid count unless the board is full; ' +
      'blue-star units never force and never serve for the formation.',
    reason: '十二.5 names the full board, and blue-star units belong to neither kind.',
  },
  becomingIsLeavingAndEntering: {
    id: 'ruling:39',
    rules: ['十五.變為.1', '十五.變為.2', '九.1', '十一.3'],
    question: 'Does a unit that becomes another leave and enter?',
    reading:
      'Yes: the old one leaves with its effects (a traveller goes to the forest), the new one enters in the old state, even attacking, ' +
      'and then 十一.3 is tested; its immediate effect does not happen.',
    reason: 'The old card goes to the graveyard, and the new one is put there, not played.',
  },
  coverIsAMove: {
    id: 'ruling:40',
    rules: ['十五.掩護.1', '十五.禁錮.1'],
    question: 'Where and for whom does cover work?',
    reading:
      'On its own side only, if the place behind is free, not for a unit already in the rear; it is a move, so imprisonment forbids it.',
    reason: 'The keyword says move, to the place behind the new unit.',
  },
  energyIsPerPlayer: {
    id: 'ruling:41',
    rules: ['十五.充能.1', '十五.耗能.1', '十五.耗能.3', '七.3'],
    question: 'Whose is the energy, and when is its cost tested?',
    reading:
      'Each player has one count, and surplus is lost. Enough is needed when an effect starts; magic tests again when it is processed, ' +
      'and too little then means 七.3.',
    reason: 'It is kept with markers beside the board, between zero and five.',
  },
  reviveSumsExactly: {
    id: 'ruling:42',
    rules: ['十五.還魂.1', '十五.亡魂.1'],
    question: 'When are the cards of a revival chosen, and from where?',
    reading: "When it is processed, from the player's own graveyard, with exactly that sum; a card with several values uses any one.",
    reason: 'The choice belongs to the effect, and the rule says exactly.',
  },
} as const satisfies Readonly<Record<string, Ruling<RuleNumber>>>;

export type RulingName = keyof typeof rulings;
export type RulingId = (typeof rulings)[RulingName]['id'];
