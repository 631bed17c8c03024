import { type Json, picksOf } from '@arbiter/kernel';
import {
  announceable,
  type Control,
  envOf,
  type Frame,
  keywordPaths,
  type Part,
  type Table,
  valuesOf,
  wordOf,
} from '@arbiter/kernel/authoring';
import { possibleTotals } from '../costs/total.js';
import { canAffordOne } from '../mana/payment.js';
import { castingFacts } from './casting-facts.js';
import { chosenMana, purseFor } from './casting.js';
import { baseOf, changesFor } from './determine-cost.js';
import { momentOf } from './moment.js';
import { cardOption } from '../options.js';
import type { AnnounceLocals, Splice } from './announcement.js';

/** Splicing is announced with the modes (601.2b): cards are revealed from the hand, and each adds its text to the spell. */
export function askSplice(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const offers = offersFor(table, locals);
  if (offers.length === 0) return { to: 'x' };
  table.local(locals, 'offers', offers);
  const options = offers.map(({ object }) => cardOption(table, object));
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseSplice',
    rule: '702.46a',
    params: { card: locals.card, object: locals.self },
    domain: { type: 'options', min: 0, max: options.length, options },
  });
  return { wait: true };
}

function offersFor(table: Table, locals: AnnounceLocals): readonly Splice[] {
  const { item, way, paid } = locals;
  const seat = locals.you;
  const env = envOf(locals);
  // 702.46a: cards are only ever spliced onto Arcane spells.
  if (!(valuesOf(table, item).subtypes as readonly string[]).includes('Arcane')) return none;
  const purse = purseFor(table, momentOf(table, seat), item, way);
  return table.zoneOf('hand', seat).order.flatMap((object): readonly Splice[] => {
    const splice = (valuesOf(table, object).keywords as readonly Json[]).find((entry) => wordOf(entry) === 'splice');
    const [path] = splice === undefined ? [] : keywordPaths(table.game, splice);
    const { spell: text } = castingFacts(table, object);
    if (path === undefined || text === '' || !announceable(table, { ...env, self: item }, text)) return none;
    const changes = changesFor(
      table,
      locals,
      { mana: baseOf(table, locals) },
      chosenMana(table, { ...paid, [path]: (paid[path] ?? 0) + 1 }),
    );
    return canAffordOne(purse, possibleTotals(changes)) ? [{ object, path, text }] : none;
  });
}

const none: readonly never[] = [];

/** 702.46b: the texts follow the spell's own text in the order in which the cards were chosen. Each card is spliced onto the spell once. */
export function takeSplice(table: Table, locals: AnnounceLocals): void {
  const offers = locals.offers ?? [];
  const chosen = picksOf(locals.answer).map((pick) => offers.find(({ object }) => `object:${object}` === pick) as Splice);
  const { paid, parts } = locals;
  const now: { [path: string]: number } = { ...paid };
  for (const { object, path } of chosen) {
    now[path] = (now[path] ?? 0) + 1;
    table.emit('cardRevealed', '702.46a', { seat: locals.you, object, card: table.object(object).card });
  }
  table.local(locals, 'paid', now);
  table.local(locals, 'parts', [...parts, ...chosen.map(({ text }): Part => ({ at: text, vars: {} }))]);
}
