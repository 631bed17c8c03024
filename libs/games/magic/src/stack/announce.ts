import { type Json, must, type ObjectId, readAs } from '@arbiter/kernel';
import {
  askChoice,
  bindVar,
  call,
  carryOver,
  type Choice,
  choicesShown,
  chooseParts,
  chooseTargetsProcedure,
  type Control,
  defineProcedure,
  envOf,
  factOf,
  type Frame,
  holds,
  keywordPaths,
  type Modifier,
  noteUse,
  notice,
  originOf,
  type Part,
  place,
  plainParts,
  readChoice,
  returnedListIn,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { bestow } from '../permanents/bestow.js';
import { spellAbilitiesOf, takeForm } from '../faces/forms.js';
import { fieldsOf, isInstantOrSorcery, setObject, shownCard } from '../facts.js';
import { seeDrawn } from '../happenings/draw.js';
import { type AnnounceLocals, factsOf } from './announcement.js';
import { additionsLeft, askAddition, takeAddition } from './additional-costs.js';
import { atSorceryTime } from '../turn/lands.js';
import { permits } from '../rules.js';
import { isForbidden, isInstant } from './casting.js';
import { askHelp, askHelper, casterGathers, helperGathers, payHelp, takeHelp } from './assist.js';
import { asCastMarks, asCastNote, wayMarks } from './casting-facts.js';
import { askSymbol, askX, determineTotal, takeSymbol, takeX } from './determine-cost.js';
import { askHalf, takeHalf } from './reduction-halves.js';
import { type Item, setItem } from './items.js';
import { chooseCost, manaPaid, payCost, payManaPart, riders } from './pay-costs.js';
import { reverse, reversed } from './reversal.js';
import { askSplice, takeSplice } from './splice.js';
import { noticeTargets, targetLocals, targetsShown } from './targets.js';

export { activateLocals, castLocals } from './announcement.js';

/**
 * Casting a spell (601.2) or activating an ability (602.2): it is put on the stack, choices are made, costs are determined and paid.
 * Locals: see `Announcement`. Returns `{ done, item }`; `done` is false when it was taken back (722.1).
 */
export const announceProcedure = defineProcedure<AnnounceLocals>({
  name: 'announce',
  steps: [
    { name: 'propose', rule: '601.2a', run: propose },
    { name: 'choose', rule: '601.2b', run: askForWay },
    { name: 'chosen', rule: '601.2b', run: takeForWay },
    { name: 'addition', rule: '601.2b', run: askAddition },
    { name: 'added', rule: '601.2b', run: takeAddition },
    { name: 'modes', rule: '601.2b', run: modes },
    { name: 'parts', rule: '601.2b', run: takeParts },
    { name: 'splice', rule: '702.46a', run: askSplice },
    { name: 'spliced', rule: '702.46a', run: takeSplice },
    { name: 'x', rule: '601.2b', run: askX },
    { name: 'xChosen', rule: '601.2b', run: takeX },
    { name: 'symbol', rule: '601.2b', run: askSymbol },
    { name: 'symbolChosen', rule: '601.2b', run: takeSymbol },
    { name: 'targets', rule: '601.2c', run: targets },
    { name: 'targeted', rule: '601.2c', run: takeParts },
    { name: 'legal', rule: '601.2e', run: legal },
    { name: 'half', rule: '118.7e', run: askHalf },
    { name: 'halfChosen', rule: '118.7e', run: takeHalf },
    { name: 'total', rule: '601.2f', run: determineTotal },
    { name: 'assist', rule: '702.131a', run: askHelper },
    { name: 'helper', rule: '702.131a', run: helperGathers },
    { name: 'caster', rule: '702.131a', run: casterGathers },
    { name: 'gathered', rule: '702.131a', run: askHelp },
    { name: 'help', rule: '702.131a', run: payHelp },
    { name: 'helped', rule: '702.131a', run: takeHelp },
    { name: 'mana', rule: '601.2g', run: payManaPart },
    { name: 'manaPaid', rule: '601.2h', run: manaPaid },
    { name: 'pay', rule: '601.2h', run: chooseCost },
    { name: 'payNext', rule: '601.2h', run: payCost },
    { name: 'riders', rule: '106.6', run: riders },
    { name: 'become', rule: '601.2i', run: become },
    { name: 'reverse', rule: '722.1', run: reverse },
    { name: 'reversed', rule: '722.1', run: reversed },
  ],
});

/** 601.2a, 602.2a: puts the card or the ability on top of the stack, under the control of the player who casts or activates it. */
function propose(table: Table, locals: AnnounceLocals): void {
  const seat = locals.you;
  const { spell, way } = locals;
  const self = locals.self;
  if (spell) {
    table.local(locals, 'from', table.zone(table.object(self).zone).kind);
    table.local(locals, 'origin', originOf(table, self));
    if (atSorceryTime(table, seat)) table.local(locals, 'timely', true);
    // A permission of the card in its previous zone is not checked again.
    else if (permits(table, self, 'castAsThoughFlash')) table.local(locals, 'timed', false);
    // 603.10a: abilities that trigger on a card leaving a graveyard see the card while it is still there.
    if (locals.from === 'graveyard') notice(table, 'leftGraveyard', { object: self, seat });
  }
  const item = place(table, spell ? self : table.create('', seat, 'item').id, { zone: 'stack' });
  const row = table.object(item);
  if (row.controller !== seat) table.set(row, 'controller', seat);
  table.local(locals, 'item', item);
  // The spell is the new object on the stack; the source of an ability stays the same object.
  if (spell) {
    table.local(locals, 'self', item);
    takeForm(table, item, way);
    if (way.by !== '') keepLeave(table, locals);
    if (way.name === 'bestow') bestow(table, item);
  }
  if (way.by !== '') table.local(locals, 'instead', wayMarks(table.library.ability(way.by).ability).instead ?? '');
  if (way.name === 'aftermath') table.local(locals, 'instead', 'exile');
  show(table, locals, true);
  table.local(locals, 'optional', additionsLeft(table, locals, factsOf(table, locals)));
}

/** 400.7f: an effect that gave the card the ability by which it is cast keeps giving it to the spell. */
function keepLeave(table: Table, locals: AnnounceLocals): void {
  const { item, way } = locals;
  const origin = must(locals.origin, 'where the card lay');
  if (origin.effects.length === 0) return;
  const gives = ({ program }: { readonly program: string }): boolean => {
    const { gain, abilities = [] } = table.library.node<Modifier>(program);
    const keywords = (gain?.keywords ?? []) as readonly Json[];
    return (
      keywords.some((entry) => keywordPaths(table.game, entry).includes(way.by)) ||
      abilities.some((_, index) => way.by === `${program}/abilities/${index}`)
    );
  };
  carryOver(table, { effects: origin.effects.filter(gives), watches: [] }, origin.row.id, item);
}

/** Shows the choices so far on the stack, for everybody to see. */
function show(table: Table, locals: AnnounceLocals, open: boolean): void {
  const { self, card, event, vars } = envOf(locals);
  const { ability, parts, way, instead, item } = locals;
  const shown: Item = { ability, source: self, card, event, vars, parts, way: way.name, instead, open };
  setItem(table, item, shown);
}

/** 601.2b, 700.2a: asks for the modes. An additional cost may let more modes be chosen (702.41a). */
function modes(table: Table, locals: AnnounceLocals): Control | undefined {
  const { ability, paid, way, item } = locals;
  // 702.101a, 702.101b, 708.4d: both halves at once.
  if (way.name === 'fuse') {
    table.local(locals, 'returned', spellAbilitiesOf(table, item).flatMap(plainParts));
    return undefined;
  }
  const all = Object.keys(paid).some((path) => table.library.ability(path).ability.marks?.modes === 'all');
  const { length } = table.library.ability(ability).ability.modes?.of ?? [];
  return chooseParts(table, locals, '700.2a', all ? { least: length, most: length } : {});
}

function takeParts(table: Table, locals: AnnounceLocals): void {
  const { way } = locals;
  const chosen = returnedListIn(locals);
  const parts = locals.parts.length === 0 ? [...moreParts(table, locals, true), ...chosen, ...moreParts(table, locals, false)] : chosen;
  // 702.95a: an overloaded spell has no targets; it affects each object that could be a target.
  table.local(locals, 'parts', way.name === 'overload' ? parts.map((part) => ({ ...part, each: true })) : parts);
  show(table, locals, true);
}

/**
 * Returns text that the way of casting, or a keyword, adds to what the spell does (702.112a, 702.49a), or adds before everything else
 * (702.130a).
 */
function moreParts(table: Table, locals: AnnounceLocals, first: boolean): readonly Part[] {
  const { way } = locals;
  const by = !first && way.by !== '' && table.library.ability(way.by).ability.clauses !== undefined ? plainParts(way.by) : [];
  return [
    ...by,
    ...factsOf(table, locals)
      .parts.filter(({ ability }) => (ability.marks?.part === 'first') === first)
      .flatMap(({ path }) => plainParts(path)),
  ];
}

/** Asks for the choice that the way of casting needs, such as the creature to sacrifice (702.118a). */
function askForWay(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const choice = wayChoice(table, locals);
  if (choice === undefined) return { to: 'addition' };
  const bound = askChoice(table, frame, envOf(locals), choice, { rule: '601.2b' });
  if (bound === null) return { wait: true };
  bindVar(table, locals, choice.as, bound);
  return { to: 'addition' };
}

function takeForWay(table: Table, locals: AnnounceLocals): void {
  const choice = wayChoice(table, locals) as Choice;
  bindVar(table, locals, choice.as, readChoice(choice, locals.answer, locals));
}

function wayChoice(table: Table, locals: AnnounceLocals): Choice | undefined {
  const { by } = locals.way;
  return by === '' ? undefined : wayMarks(table.library.ability(by).ability).choose;
}

function targets(_table: Table, locals: AnnounceLocals): Control {
  return call(chooseTargetsProcedure, targetLocals(envOf(locals), locals.parts, '601.2c'));
}

/** 601.2e, 601.4: takes back a spell that turned out to be illegal as it was announced; nothing is checked again later. */
function legal(table: Table, locals: AnnounceLocals): Control | undefined {
  const { spell, item, way, timed, timely } = locals;
  if (!spell) return undefined;
  const seat = locals.you;
  if (timed && !timely && !isInstant(table, seat, item, way, valuesOf(table, item) as Parameters<typeof isInstant>[4]))
    return { to: 'reverse' };
  return isForbidden(table, seat, item, way) ? { to: 'reverse' } : undefined;
}

function become(table: Table, locals: AnnounceLocals): Control {
  const { item, spell, parts, way, from, ability, x } = locals;
  const seat = locals.you;
  noteAsCast(table, locals);
  show(table, locals, false);
  const data: { [key: string]: Json } = {
    seat,
    object: item,
    card: shownCard(table, item),
    targets: choicesShown(parts),
    aimedAt: targetsShown(table, item),
  };
  if (x > 0) data.x = x;
  table.newMoment();
  if (spell) {
    keepNotes(table, locals);
    if (way.name !== '') data.way = way.name;
    table.emit('spellCast', '601.2i', data);
    // 702.39a: `before` is how many spells were cast before it this turn.
    notice(table, 'cast', { object: item, seat }, { from, way: way.name, before: factOf(table, 'cast', table.seats()) });
  } else {
    const { keyword, limit } = table.library.ability(ability).ability;
    // 602.5b: noted even if the cost moved the object, since other objects may share the count.
    if (limit !== undefined) noteUse(table, { object: locals.self, seat, ability }, limit);
    table.emit('abilityActivated', '602.2a', { ...data, source: locals.self, ability });
    notice(table, 'activated', { object: item, seat }, { source: locals.self, keyword: keyword ?? '' });
    noticeCycling(table, locals);
  }
  noticeTargets(table, item, seat);
  seeDrawn(table);
  return { done: { done: true, item } };
}

/**
 * 601.2i: notes facts about the moment in which the spell became cast that its own abilities will ask for, unless they were established by
 * a payment already.
 */
function noteAsCast(table: Table, locals: AnnounceLocals): void {
  for (const { ability } of factsOf(table, locals).asCast) {
    const { asCast, if: condition } = asCastMarks(ability);
    if (envOf(locals).vars[asCast] !== undefined || !holds(table, envOf(locals), condition)) continue;
    bindVar(table, locals, asCast, 1);
    bindVar(table, locals, asCastNote(asCast), 1);
  }
}

/**
 * 702.28d: a card is cycled when its cycling ability is activated, for which it was discarded. Abilities that trigger on it do so in the
 * zone to which the card has gone (702.28c).
 */
function noticeCycling(table: Table, locals: AnnounceLocals): void {
  const [object] = readAs<readonly ObjectId[]>(locals.vars.cycled ?? []);
  if (object !== undefined) notice(table, 'cycled', { object, seat: locals.you });
}

/**
 * Notes what abilities of the spell, and of the permanent that it becomes, may ask for later: how it was cast (400.7c, 702.32a) and when
 * (307.5a).
 */
function keepNotes(table: Table, locals: AnnounceLocals): void {
  const { item, way, from, timely } = locals;
  const notes: { [name: string]: Json } = { ...fieldsOf(table.object(item)).notes };
  for (const [name, value] of Object.entries(locals.vars)) if (typeof value === 'number' || name === 'convoked') notes[name] = value;
  if (way.name !== '') {
    notes[way.name] = 1;
    notes.way = way.name;
  }
  if (from === 'hand') notes.castFromHand = 1;
  // Which of its player's such spells this turn it is, since an effect may be about the next one.
  if (from === 'hand' && isInstantOrSorcery(table, item)) notes.handSpell = factOf(table, 'handSpells', [locals.you]) + 1;
  if (!timely) notes.untimely = 1;
  setObject(table, item, 'notes', Object.fromEntries(Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1))));
}
