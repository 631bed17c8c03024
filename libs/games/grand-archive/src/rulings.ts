import type { Ruling } from '@arbiter/kernel/words';
import type { RuleNumber } from './rule-numbers/index.js';

/** How this ruleset reads the points that the book leaves open, says in two ways, or garbles. */
export const rulings = {
  allChampionsDefeated: {
    id: 'ruling:1',
    rules: ['1.4.2.1', '1.4.3.1', '2.5.1.1.4', '1.4.3.2', '1.7.1.6', '2.11.6.2.3'],
    question:
      'A player loses when his champion has taken damage up to its life by 1.4.3.1 and 2.5.1.1.4, but when all his champions have by 1.4.2.1 and 2.11.6.2.3, and he may control several: which holds?',
    reading:
      'A champion with that much damage dies. A player loses when all the champions that he controls die in a state check, or when he controls none in one, once his first has been put onto the field.',
    reason:
      '2.11.6.2.3 and 1.4.2.1 speak of all of them, 1.7.1.6 lets a player have several, and with one champion all the rows say the same.',
  },
  oneLostTarget: {
    id: 'ruling:2',
    rules: ['1.7.3.3', '2.3.4.4', '2.3.4.4.1', '2.3.4.4.2'],
    question: 'An action fails when all its targets are illegal by 1.7.3.3, but when one required target is by 2.3.4.4.2: which holds?',
    reading: 'When one required target is illegal nothing of it happens. Targets of "up to" do not count.',
    reason: '2.3.4.4 says it in three rows and names its exception; 1.7.3.3 stays true under it.',
  },
  memoryCostsElsewhere: {
    id: 'ruling:3',
    rules: ['1.6.4.2.5.3', '2.3.1.12', '2.3.2.1.1', '2.2.2.3.1'],
    question:
      'Memory costs are paid in the materialize phase alone by 1.6.4.2.5.3, but effects let cards be materialized, or activated for their memory cost, at other times: which holds?',
    reading:
      'A player may materialize of his own accord only in his materialize phase, once. Where an effect has him materialize or activate a card, its memory cost is paid then.',
    reason: '2.3.1.12 and 2.3.2.1.1 name the effects; 2.11.7.15.2 puts cards before the defaults of the book.',
  },
  numbersThatMissed: {
    id: 'ruling:4',
    rules: [
      '2.2.0.1.2',
      '2.2.1.1.1',
      '2.2.2.2',
      '2.2.3.1.1',
      '2.2.4.1.1',
      '2.2.5.2.1',
      '2.2.8.2',
      '2.3.1.8',
      '2.3.2.9',
      '2.4.1.3',
      '2.6.7.1',
      '2.9.0.3',
      '2.9.1.6',
    ],
    question: 'Rows refer to numbers that are not there, or that speak of something else: what do they mean?',
    reading:
      '2.2.1.1.1 in 2.2.0.1.2 means 2.2.0.1.1; 2.2.2.2, 2.2.4.2 and 2.2.5.2 in 2.2.1.1.1, 2.2.3.1.1 and 2.2.4.1.1 mean what comes next, 2.3.3 in 2.2.2.2 and 2.2.2.3 means 2.2.2.3 and 2.3.2; 2.2.8 in 2.2.5.2.1 and 2.6.7.1 means 2.2.7; 2.2.7.4 in 2.2.8.2 means 2.2.6.4; 2.3.2.7 in 2.3.1.8 means 2.3.1.7, and 2.3.3.8 in 2.3.2.9 means 2.3.2.8; 2.4.2.1 in 2.4.1.3 means 2.4.1.1; 2.9.2 in 2.9.0.3 means 2.9.1, and 2.9.2.4 in 2.9.1.6 means 2.9.1.4.',
    reason: 'Sections were taken out or put in before them; what they say tells which is meant.',
  },
  openingOfATurn: {
    id: 'ruling:5',
    rules: ['1.3.3', '1.3.5.1', '1.7.1.2.1', '2.2.0.1.1', '2.2.0.7', '2.11.7.7.3.1'],
    question: "In each player's first turn his level 0 champion is put onto the field and its abilities are dealt with: in which phase?",
    reading:
      'In a phase of its own that takes the place of the skipped ones. Nothing can be done while the champion is put there; what triggered goes onto the effects stack, and only if anything did players have Opportunity.',
    reason:
      '1.3.3 asks for its abilities to be dealt with before the next phase, 2.2.0.7 for a phase, and the other phases without Opportunity of their own go the same way (2.2.1.1.1).',
  },
  whichChampionBegins: {
    id: 'ruling:6',
    rules: ['1.3.3', '1.5.1.3', '1.7.1.2', '2.1.3.1.1'],
    question: 'Must the first champion be a Spirit of level 0, or any champion of level 0?',
    reading: 'Any champion of level 0 of his material deck, which its player chooses.',
    reason: 'The rules about decks ask for a champion of level 0 alone; every one that is printed is a Spirit.',
  },
  startingHand: {
    id: 'ruling:7',
    rules: ['1.3.1', '1.3.3', '2.10.1'],
    question: 'The book names neither an opening hand nor a mulligan: what do players begin with?',
    reading: 'With an empty hand, and no exchange of cards: what they begin with is drawn by the abilities of their first champions.',
    reason: '1.3 describes the beginning step by step, and nothing in it draws a card.',
  },
  turnOrder: {
    id: 'ruling:8',
    rules: ['1.3.2', '1.3.5', '2.11.7.4.1'],
    question: 'Who comes after whom is not said: what is turn order?',
    reading: 'Chance names the first player; the others follow as they sit, and players who are out of the game are passed over.',
    reason: '1.3.5 knows one order for all turns.',
  },
  opportunityGoesRound: {
    id: 'ruling:9',
    rules: ['2.8.2.1.4', '2.8.2.1.5', '2.8.2.1.6', '2.3.1.9', '2.2.0.3'],
    question: 'Who has Opportunity when: after an act, after passing, after something resolved?',
    reading:
      'After anything was put onto the effects stack, and after its topmost resolved, the turn player has it. It goes round in turn order as players pass; when all pass in succession the topmost resolves, or with an empty stack the phase or step goes on.',
    reason: '2.3.1.9, 2.3.2.10 and 2.4.1.4 say so of acts, 2.8.2.1.6 of what resolved.',
  },
  retaliatingOnce: {
    id: 'ruling:10',
    rules: ['2.2.7.1.1.1', '2.2.7.1.2', '2.2.7.1.3'],
    question: 'Do players have Opportunity after units have retaliated?',
    reading: 'Only where something triggered by it.',
    reason: '2.2.7.1.1.1 calls the time before retaliation the only one of the step; 2.2.7.1.3 waits for what was put onto the stack.',
  },
  whoRetaliates: {
    id: 'ruling:11',
    rules: ['2.2.7.1.2', '2.2.7.1.2.1', '2.2.7.1.2.3', '1.7.1.8.1'],
    question: 'Which units may retaliate, and against what?',
    reading:
      'The units that are attacked, awake, on the field since before the retaliation step, and with power above 0; against the attacker. A weapon gives a champion power for attacks alone.',
    reason: '2.2.7.1.2 speaks of the defending units; 1.7.1.8.1 says that a champion by itself neither attacks nor retaliates.',
  },
  attackWithoutTarget: {
    id: 'ruling:12',
    rules: ['2.6.2.2', '2.6.1', '2.6.11'],
    question: 'An attack card needs no legal target to be activated: what of attacks with weapons or by allies?',
    reading: 'They are declared with their target as one act, and so only where there is one.',
    reason: '2.6.2.2 speaks of attack cards alone, which name their target when they have resolved.',
  },
  oneWeapon: {
    id: 'ruling:13',
    rules: ['2.6.5', '2.6.5.2', '1.7.4.3'],
    question: 'With how many weapons may a champion attack at once?',
    reading: 'With one at most, whether or not with an attack card.',
    reason: '2.6.5.2 has the player say whether he uses a weapon, in the singular.',
  },
  unresolvedChampion: {
    id: 'ruling:14',
    rules: ['2.3.4.2.1', '2.3.4.4.2.1', '1.7.1.4.1'],
    question: 'A champion whose level or lineage no longer fits as it resolves does not resolve: where does it go?',
    reading: "To its owner's graveyard.",
    reason: '2.3.4.4.2.1 says so of cards that could not resolve; only regalia are banished.',
  },
  mustLevelUp: {
    id: 'ruling:15',
    rules: ['1.7.1.4.1', '2.3.2.8', '2.3.4.2.1', '1.7.1.10'],
    question: 'When may a champion be materialized?',
    reading:
      'When its player owns and controls a champion whose printed level is one less, and, where it names a lineage, whose lineage bears that name.',
    reason: '2.3.4.2.1 checks level and lineage again as it resolves, so both have been checked before.',
  },
  levelledChampionIsTheSame: {
    id: 'ruling:16',
    rules: ['1.7.1.4.3', '1.7.1.4.4.1', '1.7.1.4.4.2'],
    question: 'Is a champion that levelled up the same object?',
    reading:
      'Yes: counters, damage and effects on it stay, what targets it still does. Its name and text are those of the card on top, it becomes awake, and abilities that wait for it to enter trigger.',
    reason:
      'The lineage is treated as one object (1.7.1.4.4.1), and cards are printed with abilities that trigger as they are levelled into.',
  },
  destroyedRegalia: {
    id: 'ruling:17',
    rules: ['1.7.8.3.3', '2.1.6.2', '2.1.7.3', '2.5.1.6'],
    question: 'Is a regalia that was to be destroyed, and was banished instead, destroyed?',
    reading: 'No.',
    reason: '2.1.6.2 calls destroyed only what goes from the field to a graveyard, and 2.5.1.6 says it of what is banished instead.',
  },
  loserLeaves: {
    id: 'ruling:18',
    rules: ['1.4.5', '1.4.5.1', '1.4.5.2', '2.11.7.3.1.2', '2.11.7.8.3'],
    question: 'A player of three or more loses in the middle of something: what becomes of it, and of what others own under his control?',
    reading:
      "All that he owns is gone at once, also from the effects stack, and what he is asked is over. What others own and he controls is under its owner's control from then on, whatever gave it to him, or under that of who had it before him by an effect that lasts; what he has activated of their cards does not resolve, and goes to their graveyards. Where it is his turn, the turn ends as by an effect (2.2.8.2) and the next player's begins. Effects and combats of others go on without him.",
    reason:
      "1.4.5 takes all that is his out of the game, and nothing else: what others own stays, dies of damage like all units (2.11.7.8.3), and only who plays can control it. Nothing says that the others' turns or effects suffer, and a turn without its player has nobody to pass Opportunity to first.",
  },
  allLose: {
    id: 'ruling:19',
    rules: ['1.1.2.1', '1.1.2.2', '1.1.2.2.1', '1.4.4.2'],
    question: 'Who won when players who are left lose together, while others lost before?',
    reading: 'Nobody: it is a draw of those who were left, and those who lost before have lost.',
    reason: '1.1.2.2.1 says so of the others.',
  },
  failedTargets: {
    id: 'ruling:20',
    rules: ['2.4.2.4.1', '2.4.2.4', '2.11.7.6.3.1'],
    question: 'A triggered ability without a legal mode fails (2.4.2.4.1): what of one without a legal target?',
    reading: 'It fails likewise, and is not put onto the stack.',
    reason: '2.11.7.6.3.1 wants a valid target as it is put there.',
  },
  nothingToShow: {
    id: 'ruling:21',
    rules: ['2.3.1.7', '2.3.1.8', '2.3.2.8', '2.3.2.9'],
    question: 'What of an activation that turns out to be illegal?',
    reading:
      'Acts are offered only where they can be completed, so that an activation is taken back only where something changed on the way; then all is as before, but that all have seen the card.',
    reason: '2.3.1.7 restores the state of the game; what players know is none of it.',
  },
  whoMayStillRetaliate: {
    id: 'ruling:22',
    rules: ['2.2.7.2.2', '2.2.7.2.2.1', '2.2.7.2.2.2', '2.6.9', '2.6.10'],
    question: 'Who deals damage when the attacker or what is attacked is gone?',
    reading:
      'Each of both sides by itself: an attacker that is there deals its damage to what it attacks if that is there and still may be attacked; a retaliating unit that is there deals its damage to the attacker if that is there.',
    reason: 'Each row speaks of one side.',
  },
  simultaneousMaterials: {
    id: 'ruling:23',
    rules: ['1.7.1.4.5', '2.2.2.3'],
    question: 'Does a champion that is levelled up by an effect count as what is materialized in that phase?',
    reading: 'No; only what the turn action of the phase materializes does.',
    reason: '1.7.1.4.5 speaks of levelling up in the phase, and 2.3.2.1.1 tells the effects from it.',
  },
  floatingCardIsPublic: {
    id: 'ruling:24',
    rules: ['2.3.3.3', '1.6.4.2.5.2'],
    question: 'Floating memory is left to a glossary that this text lacks: how is it read?',
    reading:
      "A card with floating memory may be banished from its player's graveyard to pay for 1 of a memory cost, as many as he chooses, before cards of his memory are chosen at random.",
    reason: "So the publisher's definition says; 1.6.4.2.5.2 says what comes first.",
  },
  sacrifices: {
    id: 'ruling:25',
    rules: ['1.7.8.2.1', '2.11.7.8.5'],
    question: 'Of unique objects of the same name all but one are sacrificed: what is that?',
    reading: "Their controller puts them into their owners' graveyards (regalia are banished), and what goes to a graveyard has died.",
    reason: '2.1.6.1 and 1.7.8.3.3 name what is sacrificed beside what is destroyed, and 2.1.6.2 says what dies.',
  },
  whatIsHit: {
    id: 'ruling:26',
    rules: ['2.6.8', '2.9.0.10', '2.2.7.1.2.1'],
    question: 'Does what a unit deals as it retaliates count for its On Hit?',
    reading: 'No: only the attack of an attacking unit hits.',
    reason: '2.6.8 speaks of units that attack, and counts On Hit beside On Attack.',
  },
  whatIsKilled: {
    id: 'ruling:27',
    rules: ['2.6.8', '2.1.6.2', '2.11.7.8.3', '2.2.7.3.1.1', '2.2.7.3.1.2'],
    question: 'What has an attack killed?',
    reading:
      'What its damage was dealt to, and what dies for its damage before the combat is over. Attack cards and weapons that go before or with it see it still.',
    reason:
      '2.2.7.3.1.1 clears the intent before 2.2.7.3.1.2 looks at who dies, so that no attack card could have On Kill otherwise. 2.1.6.2 calls killed what goes from the field to a graveyard; the look at the state of the game that puts it there knows only its damage.',
  },
  keywordsTwice: {
    id: 'ruling:28',
    rules: ['2.4.0.10', '2.4.0.10.1', '2.4.0.10.2'],
    question: 'Redundant keywords count once: which are redundant, and what of those with numbers?',
    reading:
      'Those that would change nothing the second time. A number that is added (retort, ranged) is added for each of them; of those that ask for something (pride, level locked) the one that asks for the most decides.',
    reason:
      '2.4.0.10 lets what is not redundant add up; each of two numbers to be added changes something, and who fulfils the greatest demand fulfils all.',
  },
  cleaveAndStealth: {
    id: 'ruling:29',
    rules: ['2.6.1.1', '2.6.10', '2.6.11', '2.2.7.2.2.5.2'],
    question: 'An attack is aimed at all units of a player (cleave): what of those that can not be attacked, that go, or that taunt?',
    reading:
      'What can not be attacked, for stealth or for another reason, is not among them. Each of them is looked at by itself; the weapon is worn where damage is dealt to any. Taunt changes nothing.',
    reason: 'What can not be attacked beats what lets it be attacked (2.5.1.5.4), and 2.6.10 speaks of each object that is attacked.',
  },
  whatTheNextGets: {
    id: 'ruling:30',
    rules: ['2.4.2.5', '2.5.1.5', '2.3.1.11'],
    question:
      'An effect says what the next card that is activated, or the next attack, gets: is that a delayed trigger, which goes onto the effects stack?',
    reading:
      'No: it applies to the first that fits from the moment on in which the card has been activated or the attack declared, or as its cost is counted, whatever becomes of it. Where there is none the turn ends it.',
    reason:
      '2.4.2.5 speaks of abilities that go onto the stack later; what such an effect changes (a cost, the power of an attack, what a card enters with) would be over before they resolve.',
  },
  copiedAttackCards: {
    id: 'ruling:31',
    rules: ['2.11.7.8.6', '1.7.4.5', '2.1.10.1', '1.7.1.4.3'],
    question: 'A copy of an attack card resolves and goes into intent, or one of a champion into a lineage: does it stay there?',
    reading:
      'No: it ceases to exist as the state of the game is looked at next. The attack is declared with it and goes on without it; what triggered as it was declared has triggered. With a copy of a champion nothing levels up.',
    reason:
      '2.11.7.8.6 leaves a copy of an activation no zone but the effects stack, as it leaves a copy of an object none but the field; 1.7.4.5, 2.1.10.1 and 1.7.1.4.3 speak of cards, which a copy is not.',
  },
  attackInCombat: {
    id: 'ruling:32',
    rules: ['2.6.1.6', '2.6.2.2', '1.7.4.5'],
    question: 'An attack card is to resolve while a combat is on, because a copy above it has begun one: what of it?',
    reading: 'Its attack fails, and it goes to the graveyard without having been in intent.',
    reason: '2.6.1.6 has one combat resolve at a time, and 2.6.2.2 says what becomes of an attack that cannot be declared.',
  },
  sideboards: {
    id: 'ruling:33',
    rules: ['1.5.4', '1.5.1.1', '1.5.1.2'],
    question: 'The book leaves sideboards to another document: what do they hold, and when are cards exchanged?',
    reading:
      'What they hold at most is data of the format: 15 cards in constructed play that count at most 15 points, each card of a main deck one and each of a material deck three; anything in limited play. Between two games each player divides his cards anew, before the loser says who goes first, and none learns what the others do. Decks must be legal again; how many cards change places is free.',
    reason: 'So say the conventions of formats that the publisher has published since.',
  },
  immortalSacrifices: {
    id: 'ruling:34',
    rules: ['2.1.6.2', '1.7.8.2.1', '2.11.7.8.5', 'ext.3.5'],
    question: "May a unit that can't die be sacrificed?",
    reading:
      'No, where it would go to a graveyard: no effect has it sacrificed, no cost is paid with it, and of unique objects of its name it is kept. What is banished instead, as regalia are, does not die.',
    reason:
      '2.1.6.2 has everything die that goes from the field to a graveyard, and what can not be done beats what is to be done (2.11.7.9.2.1).',
  },
  increasesOfFreePlays: {
    id: 'ruling:35',
    rules: ['1.6.4.2.8.1', '1.6.4.2.8.2', '2.4.3.4', '2.3.1.6.2'],
    question: 'A card is played without paying its cost: is paid what effects add to that cost?',
    reading:
      'No. Additional costs, which come besides, are paid. Where something else is paid instead of the cost, what effects add is paid as well.',
    reason:
      '1.6.4.2.8.2 makes the cost of the card itself greater, and 2.4.3.4 says that such effects change how that cost is paid: where it is not paid there is nothing to change.',
  },
  stolenAttackers: {
    id: 'ruling:36',
    rules: ['2.6.1', '2.6.9', '2.6.10', '2.6.11', '2.2.7.2.2.5.2'],
    question:
      'Players can not attack what they control (2.6.11): what of an attacker that comes under control of the player whom it attacks?',
    reading:
      'It attacks on, and deals its damage. What comes under control of the attacking player is no legal target of the attack any more.',
    reason:
      'A player attacks with a unit (2.6.1), and 2.6.11 asks whom that player controls. 2.6.9 and 2.6.10 end what a unit deals or is dealt as it leaves the field, and nothing ends it where the attacker changes sides.',
  },
} as const satisfies { readonly [name: string]: Ruling<RuleNumber> };

export type RulingId = (typeof rulings)[keyof typeof rulings]['id'];
