import type { EntryForm, ParameterForm } from '@arbiter/kernel/authoring';
import { manaTypes } from './characteristics/colours.js';
import { keywordForms } from './keywords/keyword-forms.js';
import { ownZones, sharedZones, turnSteps } from './vocabulary.js';

/** The forms of the arguments that the game's verbs read (`verbs/`). */

const zones = [...ownZones, ...sharedZones];
const kind: ParameterForm = 'text';
/** A mana cost, as `characteristics/symbols.ts` reads it. */
export const mana: ParameterForm = { pattern: /^(\{(\d+|[WUBRGCSXYZ]|[WUBRG]\/[WUBRGP]|\d+\/[WUBRG])\})+$/, called: 'a cost in mana' };
const what: EntryForm = { needs: { what: 'ref' } };
const player: EntryForm = { may: { player: 'player' } };
const counters: ParameterForm = { named: 'amount' };
const place: ParameterForm = { or: [['top', 'bottom'], 'number'] };
const both: ParameterForm = { listOf: 'ref', length: 2 };
const orAll: ParameterForm = { or: ['amount', ['all']] };
const copied: EntryForm['may'] = { except: 'rewriting' };
/** An amount, for you or for the players of `player`. */
const many: EntryForm = { needs: { amount: 'amount' }, may: { player: 'player' } };
const some: EntryForm = { may: { amount: 'amount', player: 'player' } };
/** Modifiers that apply from the moment the permanent enters. */
const being: ParameterForm = 'modifiers';

/** The form of a verb that is given `what`, or lets players pick among their own objects. */
const picking = (may: EntryForm['may'] = {}): EntryForm => ({
  may: { what: 'ref', player: 'player', by: 'player', where: 'predicate', amount: orAll, random: 'flag', ...may },
});

const sought: { readonly [argument: string]: ParameterForm } = {
  for: { or: ['predicate', { only: null }] },
  count: { or: ['amount', ['all', 'any']] },
};

const lasting: EntryForm['may'] = { until: 'duration', while: 'condition' };

const onBattlefield: { readonly [verb: string]: EntryForm } = {
  putAttacking: { needs: { what: 'ref' }, may: { attacking: 'ref', player: 'player', tapped: 'flag' } },
  putBlocking: { needs: { what: 'ref' }, may: { attacker: 'ref', tapped: 'flag' } },
  block: { needs: { what: 'ref', attacker: 'ref' } },
  becomeBlocked: what,
  reselectAttacked: { needs: { what: 'ref' }, may: { attacking: 'ref', player: 'player' } },
  removeFromCombat: { needs: { what: 'ref' }, may: { unblock: 'flag' } },
  chooseAttacked: { may: { amount: 'amount', of: 'player' } },
  returnUnblocked: {},
  tapCrew: { needs: { power: 'amount' } },
  exert: what,
  becomeRenowned: what,
  addCounters: { needs: { kind }, may: { what: 'ref', player: 'player', amount: 'amount', divided: 'reads' } },
  removeCounters: { needs: { kind }, may: { what: 'ref', player: 'player', amount: orAll } },
  moveCounters: { needs: { what: 'ref', to: 'ref' }, may: { kind, amount: orAll } },
  attach: { needs: { what: 'ref', to: 'ref' } },
  putAttached: { needs: { what: 'ref', to: 'ref' }, may: { under: 'player' } },
  unattach: what,
  create: {
    may: {
      token: 'card',
      copyOf: 'ref',
      amount: 'amount',
      player: 'player',
      tapped: 'flag',
      attacking: { or: [{ only: true }, 'ref'] },
      ...copied,
    },
    oneOf: ['token', 'copyOf'],
  },
  loyalty: { needs: { by: 'amount' } },
  phaseOut: what,
  haunt: { needs: { what: 'ref', whom: 'ref' } },
  swapAura: { needs: { with: 'ref' } },
  pair: what,
  ascend: {},
  clearDamage: what,
  tapSelf: {},
  untapSelf: {},
  tapOthers: { needs: { amount: 'amount', where: 'predicate' }, may: { other: 'flag' } },
  tap: what,
  untap: what,
  regenerate: what,
  regenerated: what,
  redirect: { may: { to: 'ref', player: 'player', amount: { or: ['amount', ['left']] } }, oneOf: ['to', 'player'] },
};

const faces: { readonly [verb: string]: EntryForm } = {
  entersWith: {
    may: { tapped: 'flag', counters, under: 'player', notes: { listOf: 'keeps' }, marks: { named: 'amount', by: 'notes' }, being },
    oneOf: ['tapped', 'counters', 'under', 'notes', 'marks', 'being'],
  },
  entersAttached: { needs: { to: 'ref' } },
  entersAs: { needs: { copyOf: 'ref' }, may: { counters, when: 'ability', ...copied } },
  becomeCopy: { needs: { copyOf: 'ref' }, may: { what: 'ref', keeping: 'flag', ...copied, ...lasting } },
  manifest: { may: { what: 'ref', player: 'player', amount: 'amount' } },
  putTransformed: { needs: { what: 'ref' }, may: { under: ['you'] } },
  meld: what,
  transform: what,
  flip: what,
  turnFaceUp: what,
  turnFaceDown: what,
  emblem: { needs: { emblem: 'card' }, may: { player: 'player' } },
  findAbilities: { needs: { what: 'ref', to: 'calls' } },
  shareKeywords: {
    needs: { words: { listOf: Object.keys(keywordForms) }, among: 'selector', to: 'ref', until: 'duration' },
    may: { while: 'condition' },
  },
};

const keywordActions: { readonly [verb: string]: EntryForm } = {
  fight: { needs: { what: 'ref', with: 'ref' } },
  goad: what,
  double: {
    needs: { double: ['power', 'toughness', 'both', 'life', 'counters', 'mana'] },
    may: { what: 'ref', player: 'player', kind, type: manaTypes },
  },
  exchange: {
    may: {
      control: both,
      zones: { listOf: zones, length: 2 },
      cards: both,
      number: 'amount',
      of: 'ref',
      player: 'player',
      players: 'player',
    },
    oneOf: ['control', 'zones', 'cards', 'number', 'players'],
  },
  exchangeLife: { needs: { players: { listOf: 'player', length: 2 } } },
  becomeMonstrous: { needs: { what: 'ref', amount: 'amount' } },
  explore: { may: { what: 'ref' } },
  explored: what,
  bolster: { needs: { amount: 'amount' } },
  amass: { needs: { amount: 'amount' } },
  investigate: {},
  populate: {},
  adapt: { needs: { amount: 'amount' }, may: { what: 'ref' } },
  monstrosity: { needs: { amount: 'amount' }, may: { what: 'ref' } },
  detain: what,
  proliferate: {},
  timesResolved: { needs: { total: 'binds' } },
  tell: { needs: { event: 'event' }, may: { what: 'ref' } },
  mark: { needs: { is: 'name' }, may: { what: 'ref' } },
};

const players: { readonly [verb: string]: EntryForm } = {
  flipCoin: { may: { amount: 'amount', player: 'player', called: 'flag', untilLoss: 'flag' } },
  clash: {},
  vote: { may: { words: { listOf: 'text' }, from: 'selector' }, oneOf: ['words', 'from'] },
  separate: { needs: { what: 'ref', by: 'player', into: { listOf: 'calls', length: 2 } } },
  choosePile: { needs: { of: { listOf: 'reads', length: 2 }, as: 'binds', other: 'calls' }, may: { by: 'player' } },
  dealDamage: {
    may: { amount: 'amount', divided: 'reads', to: 'ref', player: 'player', source: 'ref', firm: 'flag' },
    oneOf: ['to', 'player'],
  },
  gainLife: some,
  loseLife: many,
  setLife: many,
  payLife: { needs: { amount: 'amount' } },
  becomeMonarch: player,
  controlNextTurn: { needs: { player: 'player' } },
  controlPlayer: { needs: { player: 'player' }, may: { during: 'ref' } },
  loseGame: { needs: { player: 'player' } },
  winGame: { needs: { player: 'player' } },
  drawGame: {},
  restartGame: { may: { leave: 'ref' } },
  playSubgame: {},
  showOpening: what,
  extraTurn: { may: { player: 'player', skip: { listOf: turnSteps }, ability: 'ability' } },
  firstThing: { needs: { do: 'clauses' } },
  extraPhases: { needs: { phases: { listOf: ['beginning', 'combat', 'main', 'ending'] } } },
  extraStep: { needs: { step: turnSteps } },
  endTurn: {},
  endCombatPhase: {},
};

const cards: { readonly [verb: string]: EntryForm } = {
  scry: some,
  surveil: many,
  fateseal: { needs: { amount: 'amount' }, may: { opponent: 'player' } },
  look: { needs: { what: 'ref' }, may: { player: 'player' } },
  mill: many,
  top: some,
  search: {
    may: {
      player: 'player',
      of: 'player',
      zones: { listOf: ['library', 'hand', 'graveyard'] },
      reveal: 'flag',
      ...sought,
      parts: { listOf: { fields: { needs: { as: 'binds' }, may: sought } } },
    },
  },
  shuffle: { may: { player: 'player', except: 'ref' } },
  putInLibrary: { needs: { what: 'ref' }, may: { at: place, random: 'flag' } },
  discard: picking(),
  sacrifice: picking({ was: 'binds', exploits: 'flag' }),
  exile: picking({ zone: zones, faceDown: 'flag', look: 'player' }),
  exileUntil: what,
  bounce: picking(),
  reveal: picking(),
  counter: { needs: { what: 'ref' }, may: { to: zones, at: ['top', 'bottom'] } },
  destroy: { needs: { what: 'ref' }, may: { noRegeneration: 'flag' } },
  move: {
    needs: { what: 'ref', to: zones },
    may: { under: 'player', at: place, tapped: 'flag', counters, being, traced: 'flag', faceDown: 'flag', look: 'player' },
  },
  draw: some,
  copySpell: {
    needs: { what: 'ref' },
    may: {
      times: 'amount',
      player: 'player',
      newTargets: 'flag',
      without: 'abilityWord',
      targeting: 'ref',
      targetingPlayers: 'player',
      ...copied,
    },
  },
  changeTargets: {
    needs: { what: 'ref' },
    may: { how: ['new', 'all', 'one', 'any'], to: 'ref', toPlayer: 'player', among: 'predicate', only: 'ref' },
  },
  mayCast: {
    needs: { what: 'ref' },
    may: {
      player: 'player',
      cost: mana,
      usual: 'flag',
      must: 'flag',
      several: 'flag',
      lands: 'flag',
      wholly: 'flag',
      name: 'name',
      named: 'ref',
    },
  },
  castCopy: { needs: { of: 'fits' } },
  cascade: {},
};

const manaVerbs: { readonly [verb: string]: EntryForm } = {
  payMana: { needs: { mana }, may: { x: 'amount', times: 'amount' } },
  addMana: {
    may: {
      mana,
      types: {
        or: [
          ['anyColour', 'anyType'],
          { listOf: manaTypes },
          { fields: { needs: { couldProduce: 'selector' }, may: { coloursOnly: 'flag' } } },
          { fields: { needs: { coloursAmong: 'selector' } } },
          { fields: { needs: { noted: 'readsNote' } } },
          { fields: { needs: { chosen: 'reads' } } },
          { fields: { needs: { event: 'eventField' } } },
        ],
      },
      amount: 'amount',
      mixed: 'flag',
      player: 'player',
      only: { fields: { may: { on: { listOf: ['spell', 'ability', 'other'] }, where: 'predicate' } } },
      rider: { given: ['it'], to: 'clauses' },
    },
    oneOf: ['mana', 'types'],
  },
  takeMana: { needs: { player: 'player' } },
  activateEach: { needs: { player: 'player', what: 'ref' } },
};

export const verbForms: { readonly [verb: string]: EntryForm } = {
  ...onBattlefield,
  ...faces,
  ...keywordActions,
  ...players,
  ...cards,
  ...manaVerbs,
};
