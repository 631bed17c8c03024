import type { Decision, GameEvent, Json, Viewer } from '@arbiter/kernel';
import { matchesFields, matchesValue } from './compare.js';
import type { Check, CheckOf, EventPattern, Selector, ViewCheck } from './format.js';
import { fieldOf, locate, locateAll, valueAt } from './locate.js';
import type { Moment, Setting } from './moment.js';
import { judge, pendingOf } from './moment.js';
import { describeSelector, offered, optionsFor } from './options.js';

/** What is wrong with an expectation, one sentence per problem; empty when it holds. */
export type Problems = readonly string[];

/**
 * Tests one expectation.
 *
 * @param viewer the viewer whose perspective is used; a judge unless the expectation is inside a `view`
 */
export function test(check: Check, setting: Setting, moment: Moment, viewer: Viewer = judge): Problems {
  switch (check.type) {
    case 'object':
      return testObject(check.of, setting, moment, viewer);
    case 'slot':
      return testSlot(check.of, setting, moment, viewer);
    case 'player':
      return testPlayer(check.of, setting, moment, viewer);
    case 'match':
      return testValues('the match', moment.view(viewer).values, check.of.match, setting);
    case 'turn':
      return testValues('the turn', { ...moment.view(viewer).turn }, check.of.turn as Fields, setting);
    case 'zone':
      return testZone(check.of, setting, moment, viewer);
    case 'happened':
      return testHappened(check.of, setting, moment, viewer);
    case 'absent':
      return testAbsent(check.of, setting, moment, viewer);
    case 'open':
      return testOpen(check.of.open, setting, moment, viewer);
    case 'result':
      return testResult(check.of.result, setting, moment);
    case 'view':
      return testView(check.of, setting, moment);
  }
}

type Fields = { readonly [key: string]: Json };
const text = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const without = (fields: Fields, ...keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

function testValues(what: string, actual: Fields, expected: Fields, setting: Setting): Problems {
  return compareEach(what, (field) => valueAt(actual, field), expected, setting);
}

function compareEach(what: string, read: (field: string) => Json | undefined, expected: Fields, setting: Setting): Problems {
  return Object.keys(expected).flatMap((field) => {
    const wanted = expected[field]!;
    const actual = read(field);
    const same =
      field === 'card' && typeof wanted === 'string'
        ? setting.names.isCard(actual as string | undefined, wanted)
        : matchesValue(actual, named(field, wanted), setting.names);
    return same ? [] : [`${what}: ${field} is ${text(actual)}, expected ${text(wanted)}`];
  });
}

/** Turns the names in `host: wolf` and `under: [wolf]` into references to named objects. */
function named(field: string, wanted: Json): Json {
  const one = (value: Json): Json => (typeof value === 'string' ? { object: value } : value);
  if (field === 'host') return one(wanted);
  return (field === 'under' || field === 'attached') && Array.isArray(wanted) ? (wanted as readonly Json[]).map(one) : wanted;
}

function testObject(check: CheckOf<'object'>, setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const alias = check.object;
  if (!setting.names.has(alias)) return [`no object is called "${alias}"`];
  const found = setting.names.locate(moment.view(viewer), alias);
  if (found === null)
    return [
      `"${alias}" is not to be seen (it is hidden, gone, or became unrecognisable in a hidden zone: ask for the zone's cards instead)`,
    ];
  return compareEach(`"${alias}"`, (field) => fieldOf(found, field), without(check as Fields, 'object'), setting);
}

function testSlot(check: CheckOf<'slot'>, setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const view = moment.view(viewer);
  const slot = view.slots.find((one) => one.id === check.slot);
  if (slot === undefined) return [`there is no slot "${check.slot}"; slots: ${view.slots.map((one) => one.id).join(', ')}`];
  const there = slot.object;
  if (check.empty !== undefined && check.empty !== (there === null))
    return [`slot ${check.slot} is ${there === null ? 'empty' : `taken by ${text(there.card)}`}`];
  const expected = without(check as Fields, 'slot', 'empty');
  if (Object.keys(expected).length === 0) return check.empty === undefined ? [`the expectation about slot ${check.slot} says nothing`] : [];
  const located = there === null ? null : locate(view, there.id);
  return located === null
    ? [`slot ${check.slot} is empty`]
    : compareEach(`slot ${check.slot}`, (field) => fieldOf(located, field), expected, setting);
}

function testPlayer(check: CheckOf<'player'>, setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const player = moment.view(viewer).players.find((one) => one.seat === check.player);
  return player === undefined
    ? [`there is no player ${check.player}`]
    : testValues(`player ${check.player}`, player.values, without(check as Fields, 'player'), setting);
}

function testZone(check: CheckOf<'zone'>, setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const view = moment.view(viewer);
  const zone = view.zones.find((one) => one.kind === check.zone && one.seat === (check.seat ?? null));
  const what = `zone ${check.zone}${check.seat === undefined ? '' : ` of seat ${check.seat}`}`;
  if (zone === undefined)
    return [
      `there is no ${what}; zones: ${view.zones.map((one) => `${one.kind}${one.seat === null ? '' : ` of ${one.seat}`}`).join(', ')}`,
    ];
  const is = (selector: Selector, index: number) => means(selector, zone.objects[index]);
  const means = (selector: Selector, object: (typeof zone.objects)[number] | undefined): boolean => {
    if (object === undefined) return false;
    const wanted = typeof selector === 'string' ? (setting.names.has(selector) ? { object: selector } : { card: selector }) : selector;
    return (
      (wanted.object === undefined || setting.names.idsOf(wanted.object).includes(object.id)) &&
      (wanted.card === undefined || setting.names.isCard(object.card, wanted.card))
    );
  };
  const has = (selector: Selector) => zone.objects.some((object) => means(selector, object));
  const shown = zone.objects.map((object) => setting.names.nameOf(object.id) ?? object.card ?? '?').join(', ');
  const problems = [
    ...(check.count === undefined || matchesValue(zone.count, check.count, setting.names)
      ? []
      : [`${what} has ${zone.count} cards, expected ${text(check.count)}`]),
    ...(check.is === undefined || (check.is.length === zone.objects.length && check.is.every(is))
      ? []
      : [`${what} holds ${shown}, expected ${check.is.map(describeSelector).join(', ')}`]),
    ...(check.has ?? []).filter((one) => !has(one)).map((one) => `${what} lacks ${describeSelector(one)}; it holds ${shown}`),
    ...(check.lacks ?? []).filter(has).map((one) => `${what} holds ${describeSelector(one)}`),
  ];
  const silent = check.count === undefined && check.is === undefined && check.has === undefined && check.lacks === undefined;
  return silent ? [`the expectation about ${what} says nothing`] : problems;
}

/** Keys of an event's data that refer to the objects it is about. */
const subjectKeys = ['object', 'objects', 'target', 'targets', 'attacker', 'defender', 'host'];

function matchesEvent(event: GameEvent, pattern: EventPattern, setting: Setting): boolean {
  const { names } = setting;
  const subjects = subjectKeys.flatMap((key) => event.data[key] ?? []);
  const ids = pattern.object === undefined ? [] : names.idsOf(pattern.object);
  const seat = event.data['seat'] ?? event.data['player'] ?? event.cause.seat;
  const card = event.data['card'];
  return (
    (pattern.type === undefined || event.type === pattern.type) &&
    (pattern.rule === undefined || event.rule === pattern.rule) &&
    (pattern.seat === undefined || seat === pattern.seat) &&
    (pattern.object === undefined || subjects.some((subject) => typeof subject === 'number' && ids.includes(subject))) &&
    (pattern.card === undefined || names.isCard(typeof card === 'string' ? card : undefined, pattern.card)) &&
    (pattern.by === undefined || (event.cause.object !== undefined && names.idsOf(pattern.by).includes(event.cause.object))) &&
    (pattern.data === undefined || matchesFields(event.data, pattern.data, names))
  );
}

const eventsSince = (since: 'start' | 'lastAnswer' | undefined, setting: Setting, moment: Moment, viewer: Viewer): readonly GameEvent[] =>
  setting.ruleset.eventsFor(since === 'lastAnswer' ? moment.lastEvents : moment.events, viewer);

function unknownNames(patterns: readonly EventPattern[], setting: Setting): Problems {
  const used = patterns.flatMap((one) => [one.object, one.by]).filter((alias): alias is string => alias !== undefined);
  return used.filter((alias) => !setting.names.has(alias)).map((alias) => `no object is called "${alias}"`);
}

function testHappened(check: CheckOf<'happened'>, setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const unknown = unknownNames(check.happened, setting);
  if (unknown.length > 0) return unknown;
  const events = eventsSince(check.since, setting, moment, viewer);
  let from = 0;
  const moments: number[] = [];
  for (const [index, pattern] of check.happened.entries()) {
    const at = events.findIndex((event, place) => place >= from && matchesEvent(event, pattern, setting));
    if (at < 0) {
      const seen = events.map((event) => `${event.type} (${event.rule})`).join(', ');
      return [`${text(pattern)} did not happen${index === 0 ? '' : ' after the one before it in the list'}; events: ${seen || 'none'}`];
    }
    from = at + 1;
    moments.push((events[at] as GameEvent).moment);
  }
  return check.together === undefined ? [] : testMoments(moments, check.together);
}

/** Tests whether events happened all at the same time (`together`), or each at a different time. */
function testMoments(moments: readonly number[], together: boolean): Problems {
  const different = new Set(moments).size;
  if (together) return different <= 1 ? [] : ['it did not happen at the same time'];
  return different === moments.length ? [] : ['some of it happened at the same time'];
}

function testAbsent(check: CheckOf<'absent'>, setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const events = eventsSince(check.since, setting, moment, viewer);
  const happened = check.absent.filter((pattern) => events.some((event) => matchesEvent(event, pattern, setting)));
  return [...unknownNames(check.absent, setting), ...happened.map((pattern) => `${text(pattern)} happened`)];
}

type OpenFields = Exclude<CheckOf<'open'>['open'], 'nothing'>;

/** Returns the open decision that fits an expectation, among those that the viewer may read. */
export function namedDecision(open: OpenFields, decisions: readonly Decision[]): Decision | undefined {
  return decisions.find(
    (one) =>
      (open.seat === undefined || one.seat === open.seat) &&
      (open.kind === undefined || one.kind === open.kind) &&
      (open.rule === undefined || one.rule === open.rule),
  );
}

function testOpen(open: CheckOf<'open'>['open'], setting: Setting, moment: Moment, viewer: Viewer): Problems {
  const decisions =
    viewer.role === 'judge' ? moment.pending : pendingOf(setting, moment, viewer).flatMap((one) => (one.yours ? [one.decision] : []));
  const all = decisions.map((one) => `seat ${one.seat} ${one.kind} (${one.rule})`).join('; ') || 'nothing';
  if (open === 'nothing') return decisions.length === 0 ? [] : [`open: ${all}`];
  const decision = namedDecision(open, decisions);
  if (decision === undefined) return [`no such decision is open: ${text(open)}; open: ${all}`];
  const view = moment.view(viewer);
  const offers = (selector: Selector) => optionsFor(decision, selector, setting.names, view).length > 0;
  const missing = (open.offers ?? [])
    .filter((one) => !offers(one))
    .map((one) => `${decision.kind} does not offer ${describeSelector(one)}; offered: ${offered(decision, setting.names)}`);
  const extra = (open.withholds ?? []).filter(offers).map((one) => `${decision.kind} offers ${describeSelector(one)}`);
  const { domain } = decision;
  const limits: Fields = {
    ...('min' in domain ? { min: domain.min } : {}),
    ...('max' in domain ? { max: domain.max } : {}),
    ...('total' in domain ? { total: domain.total } : {}),
    ordered: 'ordered' in domain && domain.ordered === true,
    sealed: decision.sealed,
    prompt: decision.prompt.key,
  };
  const expected = Object.fromEntries(
    (['min', 'max', 'total', 'ordered', 'sealed', 'prompt'] as const).flatMap((key) => (open[key] === undefined ? [] : [[key, open[key]]])),
  );
  const told = testValues(`${decision.kind} about`, decision.prompt.params, open.params ?? {}, setting);
  return [...missing, ...extra, ...told, ...testValues(decision.kind, limits, expected, setting)];
}

function testResult(expected: CheckOf<'result'>['result'], setting: Setting, moment: Moment): Problems {
  if (expected === 'none') return moment.result === null ? [] : [`the match is over: ${text(moment.result)}`];
  if (moment.result === null) return ['the match is not over'];
  return testValues('the result', { ...moment.result }, expected as Fields, setting);
}

function testView(check: ViewCheck, setting: Setting, moment: Moment): Problems {
  const viewer: Viewer = typeof check.view === 'number' ? { role: 'player', seat: check.view } : { role: check.view };
  const who = typeof check.view === 'number' ? `seat ${check.view}` : `the ${check.view}`;
  const shown = locateAll(moment.view(viewer));
  const known = (alias: string) => shown.some((one) => setting.names.idsOf(alias).includes(one.object.id) && one.object.card !== undefined);
  const exists = (alias: string) => setting.names.locate(moment.view(judge), alias) !== null;
  const unknown = [...(check.sees ?? []), ...(check.hides ?? [])]
    .filter((alias) => !setting.names.has(alias))
    .map((alias) => `no object is called "${alias}"`);
  if (check.sees === undefined && check.hides === undefined && check.expect === undefined)
    return [`the expectation about the view of ${who} says nothing`];
  return [
    ...unknown,
    ...(check.sees ?? []).filter((alias) => !known(alias)).map((alias) => `${who} does not see "${alias}"`),
    ...(check.hides ?? []).filter(known).map((alias) => `${who} sees "${alias}"`),
    ...(check.hides ?? []).filter((alias) => !exists(alias)).map((alias) => `"${alias}" is hidden from ${who} only because it is nowhere`),
    ...(check.expect ?? []).flatMap((inner) => test(inner, setting, moment, viewer).map((problem) => `${who}: ${problem}`)),
  ];
}
