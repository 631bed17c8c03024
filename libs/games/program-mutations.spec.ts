import { describe, expect, it } from '@jest/globals';
import {
  type CardProgram,
  checkProgram,
  type EntryForm,
  type GameDefinition,
  type ParameterForm,
  type Vocabulary,
} from '@arbiter/kernel/authoring';
import { drawing, isRefused, mutationsOf, type Mutation, placeOf, type Site, sitesOf, withWord } from '@arbiter/testing';
import { forceOfWill } from './force-of-will/src/game.js';
import { grandArchive } from './grand-archive/src/game.js';
import { magic } from './magic/src/game.js';
import { starline } from './starline/src/game.js';
import { yugioh } from './yugioh/src/game.js';

/** Real programs, each made wrong in one place: it is refused there, or stands where a program may say what it likes. None is read as something else. */

const definitions: readonly (readonly [string, GameDefinition])[] = [starline, magic, yugioh, forceOfWill, grandArchive].map((game) => [
  game.id,
  game,
]);

/** Fields in which a program binds names, or texts that nobody lists. Of verbs those of one verb alone stand as `verb.field`. */
const free: ReadonlySet<string> = new Set([
  ...['as', 'note', 'total', 'parameter'],
  ...['oneOf', 'equal', 'includes', 'kind', 'was', 'notes', 'name', 'names'],
  ...['choosePile.other', 'separate.into', 'findAbilities.to', 'mark.is', 'vote.words', 'noteName.attribute'],
  ...['{remembered}.words', '{word}.name', '{word}.cost', '{word}.of'],
  // Marks of abilities.
  ...['additional', 'asCast', 'way', 'special', 'bond', 'holds', 'key', 'spendsAs', 'named', 'champion', 'only.also'],
  // Characteristics, and what is counted under names.
  ...['cannotUse', 'tributeWorthFor', 'counters', 'groups', 'originalName', 'races', 'classes', 'lineage', 'symbols', 'awakenings'],
  ...['let', 'marks'],
]);
/** Fields in which a program reads a name that is bound or noted elsewhere. */
const readings: ReadonlySet<string> = new Set([
  ...['var', 'noted', 'chosen', 'part', 'divided', 'divide.among', 'seat', 'seatVar', 'notChosenFor'],
  ...['choosePile.of', 'noteName.declared', 'entersWith.notes'],
]);

/** In Magic, Starline and Yu-Gi-Oh! these are lists; elsewhere nobody lists them. */
const freeOf: { readonly [game: string]: readonly string[] } = {
  'grand-archive': ['subtypes'],
  yugioh: ['{value}.value'],
  magic: ['{value}.value'],
};

/** What every card says, and need not: the verb reads something else where it is left out. */
const optional: ReadonlySet<string> = new Set([
  ...[
    'gainLife.amount',
    'mill.player',
    'removeCounters.what',
    'removeCounters.amount',
    'changeTargets.how',
    'explore.what',
    'gainLife.who',
  ],
  ...['specialSummon.what', 'draw.amount', 'draw.to', 'draw.player', 'payCounters.amount'],
  ...['grant.until', 'later.until', 'shield.until', 'shield.left'],
  // Names for what follows.
  ...['search.as', 'top.as', 'look.as', 'excavate.as', 'force.total'],
]);

/** A note that a lent ability reads: another ability of who has it may have noted that. */
const isLentNote = (site: Site): boolean =>
  keyOf(site) === 'noted' && site.path.lastIndexOf('abilities') > site.path.indexOf('modifiers') && site.path.includes('modifiers');

const keyOf = ({ path }: Site): string => String(path.findLast((step) => typeof step === 'string'));

function isFree(game: GameDefinition, { what, site }: Mutation): boolean {
  const { owner, value, path } = site;
  const key = keyOf(site);
  const ownerKey = String(path.slice(0, path.lastIndexOf(key)).findLast((step) => typeof step === 'string') ?? '');
  const called = typeof owner.verb === 'string' ? owner.verb : `{${Object.keys(owner)[0] ?? ''}}`;
  const here = [key, `${called}.${key}`, `${ownerKey}.${key}`];
  const listed = here.some((one) => free.has(one) || freeOf[game.id]?.includes(one) === true);
  switch (what) {
    case 'word':
      return listed || isLentNote(site);
    case 'field':
      return ['let', 'counters', 'marks'].includes(ownerKey);
    case 'surplus':
      return ['let', 'counters', 'marks'].includes(key);
    case 'type':
      // A number instead of a word that stands for one, or a text instead of a bound name where any text may stand.
      return key === 'equal' || key === 'at' || value === 'all' || value === 'left' || (listed && typeof value === 'object');
    case 'drop':
      return false;
  }
}

const told = ({ what, site }: Mutation): string =>
  `${what} of ${site.card.id} at ${placeOf(site.path)}: ${JSON.stringify(site.value).slice(0, 60)}`;

/** The mutations that nobody refuses. */
function escaped(game: GameDefinition, mutations: readonly Mutation[]): readonly string[] {
  const ids = new Set(game.cards.map(({ id }) => id));
  return mutations.filter((one) => !isFree(game, one) && !isRefused(game, ids, one)).map(told);
}

function faultsOf(game: GameDefinition, card: CardProgram): readonly string[] {
  const ids = new Set(game.cards.map(({ id }) => id));
  return checkProgram(game, card, (id) => ids.has(id)).map(({ fault }) => fault);
}

interface Argument extends Site {
  readonly verb: string;
  /** Every use of the verb has it. */
  readonly always: boolean;
}

/** Arguments of verbs, each as one card has it first. */
function argumentsOf(game: GameDefinition): readonly Argument[] {
  const uses = new Map<string, number>();
  const found = new Map<string, { readonly site: Site; readonly verb: string; readonly times: number }>();
  for (const site of game.cards.flatMap(sitesOf)) {
    const { verb } = site.owner;
    const key = keyOf(site);
    if (typeof verb !== 'string' || key !== site.path.at(-1) || site.owner[key] !== site.value) continue;
    if (key === 'verb') uses.set(verb, (uses.get(verb) ?? 0) + 1);
    const known = found.get(`${verb}.${key}`);
    found.set(`${verb}.${key}`, { site: known?.site ?? site, verb, times: (known?.times ?? 0) + 1 });
  }
  return [...found.values()].map(({ site, verb, times }) => ({ ...site, verb, always: times === uses.get(verb) && times >= 3 }));
}

const mutationsOfArguments = (sites: readonly Argument[]): readonly Mutation[] =>
  sites.flatMap((site) =>
    mutationsOf(site).filter(({ what }) => what !== 'drop' || (site.always && !optional.has(`${site.verb}.${keyOf(site)}`))),
  );

/** A form that takes more than it should. */
function loosened({ needs, may, oneOf: _oneOf }: EntryForm): EntryForm {
  const loose = (form: ParameterForm): ParameterForm => ({ or: ['text', 'number', form] });
  const all = Object.entries({ ...needs, ...may, surplusQ: 'number' as const });
  return { may: Object.fromEntries(all.map(([name, form]) => [name, loose(form)])) };
}

/** Whether a site is a field that a program reads of its event. */
const isFieldRead = (site: Site): boolean =>
  typeof site.value === 'string' &&
  (site.path.at(-1) === 'eventIs' || (site.path.at(-1) === 'event' && site.path.at(-3) !== 'on' && site.owner.verb === undefined));
/** Whether a site is an event that an ability waits for. */
const isAwaited = ({ path }: Site): boolean => path.at(-1) === 'event' && path.at(-3) === 'on';
/** Returns the place of the innermost ability around a site that waits for an event; '' where there is none. */
const abilityOf = (sites: readonly Site[], { path }: Site): string =>
  sites
    .filter((one) => isAwaited(one) && placeOf(path).startsWith(placeOf(one.path.slice(0, -3))))
    .map((one) => placeOf(one.path.slice(0, -3)))
    .reduce((inner, one) => (one.length > inner.length ? one : inner), '');

/** Fields that the kernel adds to some events. */
const ofKernel: readonly string[] = ['type', 'key', 'was', 'now', 'objects', 'amount', 'together'];
/** Returns every field that an event may carry, at whatever time it is read. */
function carriedBy({ events }: Vocabulary, event: string): readonly string[] {
  const { always = [], sometimes = [], marked = [] } = events[event] ?? {};
  return [...always, ...sometimes, ...marked, ...ofKernel];
}

const saying = (site: Site, word: string): Mutation => ({ what: 'word', site, card: withWord(site, word) });

describe.each(definitions)('programs of %s that are made wrong', (_id, game) => {
  const { vocabulary } = game as { readonly vocabulary: Vocabulary };

  it('given a thousand of them by chance, then each is refused where it is wrong, or stands where any word may', () => {
    const draw = drawing(20_261);
    const cards = game.cards.filter(({ abilities }) => abilities.length > 0);
    const mutations: Mutation[] = [];
    while (mutations.length < 1000) {
      const sites = sitesOf(cards[draw(cards.length)] ?? (cards[0] as (typeof cards)[0]));
      const site = sites[draw(sites.length)] as Site;
      const made = mutationsOf(site).filter(({ what }) => what !== 'drop');
      if (made.length > 0) mutations.push(made[draw(made.length)] as Mutation);
    }
    expect(escaped(game, mutations)).toEqual([]);
    expect(mutations.filter((one) => isFree(game, one)).length).toBeLessThan(300);
  });

  it('given every argument of every verb, then a wrong one, and one left out that every use has, are refused', () => {
    expect(escaped(game, mutationsOfArguments(argumentsOf(game)))).toEqual([]);
  });

  it('given every name that a program reads, then another one, which nothing binds, is refused', () => {
    const reading = game.cards.flatMap(sitesOf).filter((site) => {
      const [key, owner] = [keyOf(site), String(site.path.at(-2))];
      return readings.has(key) || readings.has(`${owner}.${key}`) || readings.has(`${String(site.owner.verb)}.${key}`);
    });
    const renamed = reading.flatMap((site) => mutationsOf(site).filter(({ what }) => what === 'word'));
    expect(escaped(game, renamed)).toEqual([]);
    expect(renamed.length).toBeGreaterThan(100);
  });

  it('given every field of an event that a program reads, then one that none of its events carries is refused', () => {
    const draw = drawing(20_262);
    const mutations = game.cards.flatMap((card) => {
      const sites = sitesOf(card);
      const carried = new Set(sites.filter(isAwaited).flatMap(({ value }) => carriedBy(vocabulary, value as string)));
      const foreign = Object.keys(vocabulary.events).flatMap((event) =>
        carriedBy(vocabulary, event).filter((field) => !carried.has(field)),
      );
      return sites.filter(isFieldRead).map((site) => saying(site, foreign[draw(foreign.length)] as string));
    });
    expect(escaped(game, mutations)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(50);
  });

  it('given every event that a program waits for, then another one that does not carry what is read is refused, and so is what is none', () => {
    const draw = drawing(20_263);
    const events = Object.keys(vocabulary.events);
    const waiting = game.cards.flatMap((card) => {
      const sites = sitesOf(card);
      return sites.filter(isAwaited).map((site) => {
        const ability = abilityOf(sites, site);
        const read = sites.filter((one) => isFieldRead(one) && abilityOf(sites, one) === ability).map(({ value }) => value as string);
        return { site, only: sites.filter((one) => isAwaited(one) && abilityOf(sites, one) === ability).length === 1, read };
      });
    });
    const others = waiting.flatMap(({ site, only, read }) => {
      const other = events[draw(events.length)] as string;
      const lacks = read.some((field) => !carriedBy(vocabulary, other).includes(field));
      return only && lacks ? [saying(site, other)] : [];
    });
    const taken = others.filter((one) => faultsOf(game, one.card).length === 0).map(told);
    expect(taken).toEqual([]);
    expect(others.length).toBeGreaterThan(20);
    expect(
      escaped(
        game,
        waiting.map(({ site }) => saying(site, `${String(site.value)}Q`)),
      ),
    ).toEqual([]);
  });

  it('given the form of one verb that takes more than it should, then that is noticed', () => {
    const sites = argumentsOf(game);
    const unnoticed = Object.entries(vocabulary.verbs).filter(([verb, form]) => {
      const own = sites.filter(
        (one) => one.verb === verb && keyOf(one) !== 'verb' && !free.has(keyOf(one)) && !free.has(`${verb}.${keyOf(one)}`),
      );
      const verbs = { ...vocabulary.verbs, [verb]: loosened(form) };
      return own.length > 0 && escaped({ ...game, vocabulary: { ...vocabulary, verbs } }, mutationsOfArguments(own)).length === 0;
    });
    expect(unnoticed.map(([verb]) => verb)).toEqual([]);
  });
});
