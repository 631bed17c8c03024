import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  listenerEnv,
  returnedIn,
  type Table,
  valuesOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import { asExiled, formsOf, openExiled } from '../faces/forms.js';
import { hasLandPlay, playLandProcedure } from '../turn/lands.js';
import { castLocals } from './announcement.js';
import { mayCast, otherCosts } from './casting.js';
import { momentOf } from './moment.js';
import { factsOfWay, ordinary, type Way, wayMark } from './ways.js';
import { announceProcedure } from './announce.js';

/**
 * How something is cast while a spell or ability resolves (608.2f): `cost` replaces the mana cost; '' for none, null for the usual cost.
 */
export interface CastNow {
  readonly name: string;
  readonly cost: string | null;
  /** Whether the player may decline. */
  readonly may: boolean;
  /** Whether the player may cast as many as they want, one after the other. */
  readonly several: boolean;
  /** Whether lands among the cards may be played (305.2b). */
  readonly lands: boolean;
  /** Whether mana abilities may be activated only for mana that is spent on these spells. */
  readonly wholly: boolean;
}

/** Locals of `castNow`. */
export interface CastNowLocals extends FrameLocals<{ readonly done: boolean; readonly item: ObjectId }> {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
  readonly how: CastNow;
  readonly offers: readonly Offer[];
  readonly made: readonly ObjectId[];
  readonly refused: readonly string[];
}

/**
 * A player casts cards during a resolution, without priority and regardless of timing (608.2f). Locals: `seat`, `objects`, and `how`.
 * Returns `{ done, objects }`, the spells on the stack and the lands that were played.
 */
export const castNowProcedure = defineProcedure<CastNowLocals>({
  name: 'castNow',
  steps: [
    { name: 'ask', rule: '608.2f', run: ask },
    { name: 'begin', rule: '601.2', run: begin },
    { name: 'cast', rule: '601.2', run: cast },
    {
      name: 'finish',
      rule: '608.2f',
      run: (_table, locals): Control => ({ done: { done: locals.made.length > 0, objects: locals.made } }),
    },
  ],
});

export function castNowLocals(seat: Seat, objects: readonly ObjectId[], how: Partial<CastNow>): CastNowLocals {
  const whole: CastNow = {
    name: how.name ?? 'free',
    cost: how.cost === undefined ? '' : how.cost,
    may: how.may !== false,
    several: how.several === true,
    lands: how.lands === true,
    wholly: how.wholly === true,
  };
  return { seat, objects, how: whole, offers: [], made: [], refused: [], returned: null, answer: null, answers: null };
}

interface Offer {
  readonly object: ObjectId;
  /** Null for playing a land. */
  readonly way: Way | null;
}

/** Returns what a player could cast now of some cards, regardless of timing (608.2f, 118.9). */
export function castableNow(
  table: Table,
  seat: Seat,
  objects: readonly ObjectId[],
  { name, cost, lands }: Pick<CastNow, 'name' | 'cost' | 'lands'>,
): readonly Offer[] {
  const moment = { ...momentOf(table, seat), sorcery: true };
  return objects
    .filter((object) => table.find(object) !== null)
    .flatMap((object) =>
      asExiled(table, object, (): readonly Offer[] => {
        if ((valuesOf(table, object).types as readonly string[]).includes('land'))
          return lands && hasLandPlay(table, seat) ? [{ object, way: null }] : [];
        return formsOf(table, object)
          .filter(({ faceDown }) => faceDown === '')
          .map((form): Way => ({ ...ordinary, ...form, name, cost }))
          .filter((way) => mayCast(table, moment, object, way))
          .map((way) => ({ object, way }));
      }),
    );
}

const offerId = ({ object, way }: Offer): string => (way === null ? `land:${object}` : `cast:${object}${wayMark(way)}`);

function ask(table: Table, locals: CastNowLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  const how = locals.how;
  const refused = locals.refused;
  const offers = castableNow(table, seat, locals.objects, how).filter((offer) => !refused.includes(offerId(offer)));
  table.local(locals, 'offers', offers);
  if (offers.length === 0) return { to: 'finish' };
  const options = offers.map((offer): Option => {
    const { object, way } = offer;
    const { card } = table.object(object);
    return {
      id: offerId(offer),
      label: way === null ? 'land' : 'cast',
      params: {
        card,
        object,
        ...(way === null || way.face === 0 ? {} : { face: table.program(table.object(object)).card.faces?.[way.face - 1]?.names.en ?? '' }),
      },
      object,
    };
  });
  const no: readonly Option[] =
    how.may || offers.every((offer) => asksForHidden(table, seat, offer)) || locals.made.length > 0 || refused.length > 0
      ? [{ id: 'no', label: 'no' }]
      : [];
  if (options.length === 1 && no.length === 0) {
    table.local(locals, 'answer', { picks: [offerId(offers[0] as Offer)] });
    return undefined;
  }
  table.ask(frame, {
    seat,
    kind: 'castNow',
    rule: '608.2f',
    params: {},
    domain: { type: 'options', min: 1, max: 1, options: [...options, ...no] },
  });
  return { wait: true };
}

const fromHand: readonly string[] = ['reveal', 'discard'];

/**
 * 118.8c: whether casting costs cards of a certain quality from a hidden zone; such a spell need not be cast, even if those cards are
 * revealed.
 */
function asksForHidden(table: Table, seat: Seat, { object, way }: Offer): boolean {
  if (way === null) return false;
  const facts = factsOfWay(table, table.object(object), way);
  const env = listenerEnv(table, { object, seat, ability: facts.spell }, null);
  return otherCosts(table, env, way, facts).some((path) => {
    const { verb, zone, where } = table.library.node<Verb>(path);
    return where !== undefined && (zone === 'hand' || zone === 'library' || (zone === undefined && fromHand.includes(verb)));
  });
}

function begin(table: Table, locals: CastNowLocals): Control {
  const [pick] = picksOf(locals.answer);
  const offer = locals.offers.find((one) => offerId(one) === pick);
  if (offer === undefined) return { to: 'finish' };
  const opened = openExiled(table, offer.object);
  const seat = locals.seat;
  if (offer.way === null) return call(playLandProcedure, { seat, object: offer.object, returned: null }, 'cast');
  return call(
    announceProcedure,
    castLocals(table, seat, offer.object, offer.way, { timed: false, opened, wholly: locals.how.wholly }),
    'cast',
  );
}

function cast(table: Table, locals: CastNowLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const { done, item } = returnedIn(locals);
  if (!done) table.local(locals, 'refused', [...locals.refused, pick]);
  else table.local(locals, 'made', [...locals.made, item]);
  const { several } = locals.how;
  return several || !done ? { to: 'ask' } : { to: 'finish' };
}
