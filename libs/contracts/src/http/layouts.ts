import type { LayoutArea } from '@arbiter/kernel';
import { z } from 'zod';
import { wordsSchema } from './rules/json.js';

/** The shape of a board's layout. The kernel's `layout.ts` explains its members; a spec compares these schemas with the types there. */

const on = z.literal(true);
const text = z.string();
const texts = z.array(text);
const scalar = z.union([z.string(), z.number(), z.boolean()]);

const test = z
  .object({ value: text, has: texts })
  .meta({ id: 'LayoutTest', description: 'A list among the values that holds one of these.' });
const state = z.object({ value: text, is: scalar }).meta({ id: 'LayoutState', description: 'A value that is exactly this.' });

const piece = z
  .object({
    value: text,
    inside: text.optional(),
    before: text.optional(),
    words: on.optional(),
    beforeWord: text.optional(),
    betweenWord: text.optional(),
    when: state.optional(),
    otherwise: text.optional(),
    unless: state.optional(),
    where: test.optional(),
  })
  .meta({ id: 'LayoutPiece', description: 'A piece of a line on a card.' });

const row = z
  .object({ row: text, where: test.optional(), stacked: on.optional(), low: on.optional(), always: on.optional() })
  .meta({ id: 'LayoutRow' });

const areaMembers = {
  slots: z.object({
    area: z.literal('slots'),
    row: text,
    sign: text.optional(),
    columnSigns: texts.optional(),
    numbered: on.optional(),
  }),
  sharedSlot: z.object({ area: z.literal('sharedSlot'), row: text, column: z.int(), sign: text.optional() }),
  pile: z.object({
    area: z.literal('pile'),
    zone: text,
    closed: on.optional(),
    side: z.enum(['near', 'far']).optional(),
    when: state.optional(),
  }),
  cards: z.object({
    area: z.literal('cards'),
    zone: text,
    word: text,
    where: test.optional(),
    small: on.optional(),
    count: on.optional(),
    under: text.optional(),
    beside: z.object({ zone: text, value: text, word: text }).optional(),
  }),
  rows: z.object({
    area: z.literal('rows'),
    zone: text,
    rows: z.array(row),
    open: on.optional(),
    sideBySide: on.optional(),
    without: test.optional(),
  }),
  gap: z.object({ area: z.literal('gap') }),
};
/** Every area except a column of other areas. It has no declared type, so that a spec can compare its inferred type with the kernel's. */
export const plainAreaSchema = z.discriminatedUnion('area', [
  areaMembers.slots,
  areaMembers.sharedSlot,
  areaMembers.pile,
  areaMembers.cards,
  areaMembers.rows,
  areaMembers.gap,
]);
export const layoutAreaSchema: z.ZodType<LayoutArea> = z
  .union([...Object.values(areaMembers), z.object({ area: z.literal('column'), areas: z.lazy(() => z.array(layoutAreaSchema)) })])
  .meta({ id: 'LayoutArea', description: 'A place on a side of the table, or between the sides.' });

const tag = z
  .discriminatedUnion('tag', [
    z.object({ tag: z.literal('seat'), value: text, sign: text, word: text.optional() }),
    z.object({ tag: z.literal('flag'), value: text, sign: text, word: text }),
    z.object({ tag: z.literal('word'), value: text }),
    z.object({ tag: z.literal('symbols'), value: text, word: text }),
    z.object({ tag: z.literal('units'), value: text, type: text, symbols: z.record(z.string(), text), word: text }),
    z.object({ tag: z.literal('counts'), value: text }),
  ])
  .meta({ id: 'LayoutTag', description: "A label beside a player's name." });

const waiting = z
  .discriminatedUnion('from', [
    z.object({
      from: z.literal('zone'),
      zone: text,
      word: text,
      show: z.enum(['cards', 'lines']),
      sort: z.object({ value: text, inside: text, usual: text }).optional(),
    }),
    z.object({ from: z.literal('value'), value: text, word: text, now: text, nowWord: text, off: texts, offWord: text }),
  ])
  .meta({ id: 'LayoutWaiting', description: 'What waits to resolve.' });

const fight = z
  .object({
    value: text,
    word: text.optional(),
    parts: z.array(
      z.object({ part: text, sign: text, word: text, nobody: text.optional(), at: text.optional(), orOpponent: on.optional() }),
    ),
  })
  .meta({ id: 'LayoutFight', description: 'What goes on between objects.' });

const across = z
  .object({
    when: state,
    sign: text,
    rows: texts,
    all: test.optional(),
    slot: text.optional(),
    spared: z.array(z.object({ where: test, unless: test.optional() })).optional(),
  })
  .meta({ id: 'LayoutAcross', description: 'Attacks that go to what stands across, in the same column of the other side.' });

const mark = z
  .discriminatedUnion('mark', [
    z.object({ mark: z.literal('flag'), value: text, is: scalar, sign: text.optional(), word: text.optional() }),
    z.object({ mark: z.literal('number'), value: text, sign: text, word: text }),
    z.object({ mark: z.literal('counters'), value: text, without: texts.optional() }),
    z.object({ mark: z.literal('aims'), value: text, sign: text, word: text.optional(), fights: on.optional() }),
    z.object({ mark: z.enum(['under', 'attached', 'host']), sign: text }),
  ])
  .meta({ id: 'LayoutMark', description: 'A mark on a card that says what has become of it.' });

const mainAnswer = z
  .object({
    kinds: texts,
    option: text,
    word: text.optional(),
    turn: z.enum(['own', 'others']).optional(),
    phases: texts.optional(),
    waits: z.enum(['nothing', 'something', 'own', 'others']).optional(),
    values: test.optional(),
    asked: test.optional(),
    lacks: text.optional(),
    anyHas: text.optional(),
  })
  .meta({ id: 'LayoutMainAnswer', description: "The answer that a question's main button gives, and the key of what it says." });

const shorthand = z
  .object({
    kinds: texts,
    option: text,
    uses: z.array(z.object({ event: text, until: text, offered: on.optional() })),
  })
  .meta({
    id: 'LayoutShorthand',
    description: 'An option that stands for several others; what it would use is told in its `about`, with the role `uses`.',
  });

const card = z
  .object({
    shape: z.enum(['wide', 'banner', 'tall']),
    down: state.optional(),
    since: text.optional(),
    turned: state.optional(),
    off: state.optional(),
    stance: text.optional(),
    tint: z.object({
      values: z.array(z.object({ value: text, where: test.optional() })),
      without: texts.optional(),
      several: text.optional(),
      colours: z.record(z.string(), text).optional(),
      kinds: z.array(z.object({ where: test, tint: text })).optional(),
      none: text,
      blended: state.optional(),
    }),
    price: z.array(piece).optional(),
    line: z.array(piece),
    numbers: z.array(piece),
    compared: z.object({ values: texts, printed: text.optional() }).optional(),
    arrows: text.optional(),
    marks: z.array(mark),
    face: text.optional(),
    from: z.object({ value: text, inside: text }).optional(),
    ownName: text.optional(),
    details: z.array(piece),
    keywords: text.optional(),
    underWord: text.optional(),
    attachedWord: text.optional(),
  })
  .meta({ id: 'LayoutCard', description: 'What a card shows.' });

const groups = z.array(texts);

/** How a game's table looks, as data. */
export const boardLayoutSchema = z
  .object({
    words: z.record(z.string(), wordsSchema),
    phases: groups.meta({ description: 'The phases of a turn, in groups that belong together.' }),
    phasesDuring: z.record(z.string(), groups).optional(),
    counts: texts.optional(),
    player: z.object({
      counts: texts,
      headline: text.optional().meta({ description: 'The one number by which it is told in a list how players stand.' }),
      tags: z.array(tag),
      hand: z.object({ zone: text, whole: on.optional() }).optional(),
      spread: z.array(z.object({ zone: text, owned: on.optional(), always: on.optional(), whole: on.optional() })),
    }),
    side: z.array(z.array(layoutAreaSchema)).meta({ description: 'Rows of one side, from the middle of the table outwards.' }),
    turned: on.optional(),
    middle: z.array(layoutAreaSchema).optional(),
    columnsFrom: z.literal('firstPlayersRight').optional(),
    tellAbove: on.optional(),
    waiting: waiting.optional(),
    fight: fight.optional(),
    across: across.optional(),
    mainAnswers: z.array(mainAnswer).optional().meta({ description: 'Of those that fit a question the first one counts.' }),
    makesPayment: texts.optional().meta({ description: 'Labels of options that only make what costs are paid with.' }),
    shorthands: z.array(shorthand).optional(),
    card,
  })
  .meta({
    id: 'BoardLayout',
    description: 'How a table looks, as data: areas, rows, slots and piles, whose they are, and what a card shows. Decides nothing.',
  });

export const layoutSchema = z
  .object({
    ruleset: z.string(),
    layout: boardLayoutSchema.nullable().meta({ description: 'Null for rulesets released before layouts were known.' }),
  })
  .meta({ id: 'Layout' });
