import type { Answer, Decision, Json, JsonObject, Option } from '@arbiter/kernel';
import type { Asks, Meaning, Offer, Question } from '../driver.js';
import type { CastWay } from '../names.js';
import type { Programs } from './programs.js';

/** What each of the game's kinds of decision asks. For a kind that is not listed the form of its options decides. */
const kinds: { readonly [kind: string]: Asks } = {
  act: 'priority',
  activateMana: 'payment',
  payMana: 'payment',
  pay: 'payment',
  payCost: 'payment',
  spendMana: 'payment',
  chooseTarget: 'targets',
  chooseTargets: 'targets',
  chooseModes: 'modes',
  chooseMode: 'modes',
  chooseX: 'number',
  declareAttackers: 'attack',
  declareBlockers: 'block',
  orderBlockers: 'other',
  orderAttackers: 'other',
  assignDamage: 'other',
  mulligan: 'other',
  putOnBottom: 'other',
  discardToHandSize: 'choose',
  chooseForEffect: 'choose',
  useEffect: 'may',
  orderEffects: 'order',
  orderTriggers: 'order',
  chooseReplacement: 'replacement',
  castNow: 'way',
  payUnless: 'may',
  payAdditional: 'may',
  chooseTimes: 'number',
  chooseMana: 'word',
  chooseWayToPay: 'way',
  discard: 'choose',
  sacrifice: 'choose',
  reveal: 'choose',
  search: 'choose',
};

const specialActions: readonly string[] = ['suspend', 'turnUp'];

export interface Reading {
  readonly programs: Programs;
  /** Returns the names of an object, wherever it is; of its card where the object is gone. */
  readonly namesOf: (object: number, card?: Json) => readonly string[];
  readonly render: (option: Option) => string;
  /** Returns the game's default answer. */
  readonly suggest: () => Answer;
}

/** Reads an open decision. */
export function readQuestion(decision: Decision, reading: Reading): Question {
  const { domain } = decision;
  const common = { decision: decision.id, seat: decision.seat, kind: decision.kind, verbs: verbsOf(decision, reading.programs) };
  switch (domain.type) {
    case 'number':
      return { ...common, asks: 'number', offers: [], min: domain.min, max: domain.max, suggested: null };
    case 'name':
      return { ...common, asks: 'name', offers: reading.programs.names(), min: 1, max: 1, suggested: reading.suggest() };
    case 'bulk':
      return { ...common, asks: 'other', offers: [], min: 0, max: 0, suggested: reading.suggest() };
    default: {
      const options = 'options' in domain ? domain.options : [];
      const kind = decision.kind === 'chooseTargets' && decision.rule === '115.7d' ? 'retarget' : decision.kind;
      const source = decision.prompt.params['object'];
      const offers = options.map((option): Offer => ({ id: option.id, means: readOption(option, reading) }));
      const asks =
        'total' in domain ? (decision.kind === 'assignDamage' ? 'other' : 'divide') : (kinds[decision.kind] ?? asksBy(offers, domain));
      const minds = asks === 'other' || asks === 'payment' || asks === 'divide' || asks === 'attack' || asks === 'block';
      return {
        ...common,
        kind,
        ...(typeof source === 'number' ? { source } : {}),
        asks,
        offers,
        min: domain.min,
        max: 'max' in domain && typeof domain.max === 'number' ? domain.max : offers.length,
        suggested: minds ? reading.suggest() : null,
      };
    }
  }
}

function asksBy(offers: readonly Offer[], domain: Decision['domain']): Asks {
  const types = new Set(offers.map((offer) => offer.means.type));
  if (types.has('answer')) return 'may';
  if (types.has('mode')) return 'modes';
  if (types.has('ability')) return 'ordered' in domain && domain.ordered === true ? 'order' : 'replacement';
  if (types.has('object') || types.has('player')) return 'choose';
  return types.has('cast') ? 'way' : 'word';
}

/** Returns the verbs of the ability that asks, found by its path or its card. */
function verbsOf(decision: Decision, programs: Programs): readonly string[] {
  const { ability, card, as: bound } = decision.prompt.params as { readonly ability?: Json; readonly card?: Json; readonly as?: Json };
  if (typeof ability === 'string' && ability !== '') return programs.ability(ability, []).verbs;
  return typeof card === 'string' ? programs.verbsFor(card, typeof bound === 'string' ? bound : null) : [];
}

function readOption(option: Option, reading: Reading): Meaning {
  const params: JsonObject = option.params ?? {};
  const object = option.object ?? (typeof params['object'] === 'number' ? params['object'] : undefined);
  const paired = /^(\d+)>(player|object):(\d+)$/.exec(option.id);
  if (option.label === 'attack' && paired !== null) {
    const aim = Number(paired[3]);
    return {
      type: 'attack',
      attacker: Number(paired[1]),
      defender: paired[2] === 'object' ? aim : null,
      seat: paired[2] === 'player' ? aim : null,
    };
  }
  if (option.label === 'block' && paired !== null) return { type: 'block', blocker: Number(paired[1]), attacker: Number(paired[3]) };
  if (option.id === 'pass') return { type: 'pass' };
  if (option.id === 'yes' || option.id === 'no' || option.id === 'use' || option.id === 'decline')
    return { type: 'answer', yes: option.id === 'yes' || option.id === 'use' };
  const ability = params['ability'];
  if (typeof ability === 'string' && ability !== '' && object !== undefined)
    return { type: 'ability', object, ...plainFacts(reading.programs.ability(ability, reading.namesOf(object, params['card']))) };
  if ((option.label === 'cast' || option.label === 'land') && object !== undefined) return readCard(option.label, object, params, reading);
  if (option.label === 'mana' && Array.isArray(params['types']))
    return { type: 'word', word: (params['types'] as readonly string[]).join(' ') };
  const [kind, number] = option.id.split(':');
  // A special action is identified by its word, like a keyword's ability.
  if (specialActions.includes(option.label) && object !== undefined)
    return {
      type: 'ability',
      object,
      names: reading.namesOf(object, params['card']),
      keyword: option.label,
      loyalty: null,
      cost: [],
      mana: false,
      text: '',
    };
  if (kind === 'player' && number !== undefined) return { type: 'player', seat: Number(number) };
  if (kind === 'mode' && number !== undefined)
    return { type: 'mode', number: typeof params['number'] === 'number' ? params['number'] : Number(number) + 1 };
  if (kind === 'object' && object !== undefined) return { type: 'object', object };
  return { type: 'word', word: reading.render(option) };
}

function plainFacts(facts: ReturnType<Programs['ability']>): Omit<typeof facts, 'verbs' | 'triggered'> {
  const { names, keyword, loyalty, cost, mana, text } = facts;
  return { names, keyword, loyalty, cost, mana, text };
}

/** Returns the names by which a card is cast as a whole: its own name, and those of its halves only where both are cast together. */
function wholeNames(object: number, { card, way }: JsonObject, reading: Reading): readonly string[] {
  const names = reading.namesOf(object);
  if (typeof card !== 'string' || way === 'fuse') return names;
  const faces = reading.programs.faceNames(card);
  const own = names.filter((name) => !faces.includes(name));
  return own.length === 0 ? names : own;
}

/** Reads an option to cast or play a card, which tells the face or the way of casting. */
function readCard(type: 'cast' | 'land', object: number, params: JsonObject, reading: Reading): Meaning {
  const face = params['face'];
  const names = typeof face === 'string' && face !== '' ? [face] : wholeNames(object, params, reading);
  if (type === 'land') return { type, object, names };
  const way = params['way'] ?? params['as'];
  return { type, object, names, way: typeof way === 'string' && way !== '' ? (way as CastWay) : null };
}
