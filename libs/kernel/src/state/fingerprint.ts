import type { Decision } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import type { Change, Journal } from './journal.js';
import type { Frame, State } from './state.js';

/**
 * A 128-bit fingerprint of a state, kept incrementally: the sum, lane by lane modulo 2^32, of a digest of every field of every row and of
 * every frame, each mixed with its place. It finds a divergence at once, but is no evidence (for that, recording hashes the canonical state
 * with SHA-256).
 */
export type Lanes = readonly [number, number, number, number];

type Fields = { readonly [key: string | number]: unknown };

/** Kept in a constant, because looking up a global is slow in sandboxes. */
const { imul } = Math;

/** The digest being computed: two lanes, each of which takes every word and is mixed with the other; `end` expands them to four. */
const lanes = new Int32Array(4);

function begin(place: number): void {
  lanes[0] = 0x2c7c3a1d;
  lanes[1] = 0x7f4a7c15;
  feed(place);
}

/** Mixes a word in; rounds and constants are those of the first two lanes of MurmurHash3 (x86, 128 bit). */
function feed(word: number): void {
  const a = imul(word, 0x239b961b);
  const b = imul(word, 0xab0e9789);
  const h1 = (lanes[0] as number) ^ imul((a << 15) | (a >>> 17), 0xab0e9789);
  const h2 = (lanes[1] as number) ^ imul((b << 16) | (b >>> 16), 0x38b34ae5);
  const mixed = imul(((h1 << 19) | (h1 >>> 13)) + h2, 5) + 0x561ccd1b;
  lanes[0] = mixed;
  lanes[1] = imul(((h2 << 17) | (h2 >>> 15)) + mixed, 5) + 0x0bcaa747;
}

/** A string is mixed in as 64 bits: `high` and `low` of the last string hashed. */
const text64 = new Int32Array(2);

/**
 * Mixes in a string whose hash is remembered. Names of fields, and long strings such as program paths, recur often; most short strings do
 * not.
 */
function feedKnown(text: string): void {
  const { high, low } = known.get(text) ?? learn(text);
  feed(high);
  feed(low);
}

/** Strings up to this length are hashed faster than they are looked up. */
const SHORT = 16;

function feedText(text: string): void {
  if (text.length > SHORT) return feedKnown(text);
  look(text);
  feed(text64[0] as number);
  feed(text64[1] as number);
}

interface TextDigest {
  readonly high: number;
  readonly low: number;
}

const known = new Map<string, TextDigest>();
/** Number of strings that are remembered, so few that they stay in the processor's cache. */
const MOST_TEXTS = 4_000;

function learn(text: string): TextDigest {
  if (known.size >= MOST_TEXTS) known.clear();
  look(text);
  const found = { high: text64[0] as number, low: text64[1] as number };
  known.set(text, found);
  return found;
}

function look(text: string): void {
  const { length } = text;
  let high = 0x1b873593 ^ length;
  let low = 0x51ed270b ^ length;
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    high = imul(high ^ unit, 0x01000193) ^ (low >>> 15);
    low = imul((low ^ unit) + (high >>> 13), 0x85ebca6b);
  }
  text64[0] = finish(high ^ low);
  text64[1] = finish(low);
}

/** A word before each kind of value, so that no encoded value is a prefix of another. */
const enum Tag {
  Null = 1,
  True,
  False,
  Small,
  Large,
  Text,
  List,
  Record,
  End,
}

/** A buffer to read a double as two 32-bit numbers. */
const wide = new Float64Array(1);
const halves = new Int32Array(wide.buffer);

function feedValue(value: unknown): void {
  switch (typeof value) {
    case 'number':
      return feedNumber(value);
    case 'string':
      feed(Tag.Text);
      return feedText(value);
    case 'boolean':
      return feed(value ? Tag.True : Tag.False);
    case 'object':
      if (value === null) return feed(Tag.Null);
      if (!Array.isArray(value)) return feedRecord(value as Fields);
      feed(Tag.List);
      feed(value.length);
      for (const one of value as unknown[]) feedValue(one);
      return;
    default:
      // JSON writes such a value inside a list as null.
      return feed(Tag.Null);
  }
}

function feedNumber(value: number): void {
  const small = value | 0;
  if (small === value) {
    feed(Tag.Small);
    return feed(small);
  }
  wide[0] = value;
  feed(Tag.Large);
  feed(halves[0] as number);
  feed(halves[1] as number);
}

/**
 * Mixes in a record. Keys are in canonical order (see `State`); undefined values are skipped, as in JSON.
 * @param without a field that is mixed in elsewhere
 */
function feedRecord(record: Fields, without?: string): void {
  feed(Tag.Record);
  for (const key in record) {
    const value = record[key];
    if (value === undefined || key === without) continue;
    feedKnown(key);
    feedValue(value);
  }
  feed(Tag.End);
}

function finish(lane: number): number {
  let h = lane;
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Ends the digest by expanding two lanes to four. */
function end(): void {
  const h1 = (lanes[0] as number) + (lanes[1] as number);
  const h2 = (lanes[1] as number) + h1;
  const f1 = finish(h1);
  const f2 = finish(h2);
  lanes[0] = f1 + f2;
  lanes[1] = f2 + (f1 << 1);
  lanes[2] = finish(h1 ^ 0x38b34ae5) + f2;
  lanes[3] = finish(h2 ^ 0x1b873593) + f1;
}

/**
 * Mixes in a question by the parts by which answers are judged. What an option is shown with (label, parameters, the object on the board)
 * follows from its id and from other parts of the state, and makes up much of a state.
 */
function feedDecision(decision: Decision): void {
  const { domain } = decision;
  feedRecord(decision as unknown as Fields, 'domain');
  feedRecord(domain as Fields, 'options');
  if (!('options' in domain)) return;
  feed(domain.options.length);
  for (const { id, weight, group, least, most, enough } of domain.options) {
    feedText(id);
    if (weight !== undefined) feedPart('weight', weight);
    if (group !== undefined) feedPart('group', group);
    if (least !== undefined) feedPart('least', least);
    if (most !== undefined) feedPart('most', most);
    if (enough !== undefined) feedPart('enough', enough);
  }
}

function feedPart(key: string, value: unknown): void {
  feedKnown(key);
  feedValue(value);
}

/** Returns the digest of any JSON value at a place. */
export function digest(value: unknown, place = 0): Lanes {
  begin(place);
  feedValue(value);
  end();
  return [(lanes[0] as number) >>> 0, (lanes[1] as number) >>> 0, (lanes[2] as number) >>> 0, (lanes[3] as number) >>> 0];
}

interface Counted {
  readonly place: number;
  readonly sum: Int32Array;
  /** The digest of each field that changed since the row was added. Most fields never change, and some change at every action. */
  readonly fields: Map<string | number, Int32Array>;
}

/** Keeps the fingerprint of a state up to date field by field; only changed fields are digested again. */
export class FingerprintKeeper {
  private readonly total = new Int32Array(4);
  /** Every row that counts: its place, and the sum of its fields' digests. */
  private readonly rows = new Map<object, Counted>();
  /** The work stack as it was last seen, from the bottom. */
  private readonly frames: { readonly frame: Frame; readonly lanes: Lanes }[] = [];

  constructor(private readonly state: State) {
    for (const [place, row] of rowsOf(state)) this.add(place, row);
    this.follow(null);
  }

  /** Brings the sum up to date with what the journal noted since the last time. */
  refresh(journal: Journal): void {
    for (const [row, change] of journal.changes) {
      if (change.stands) this.change(row, change);
      else if (change.stood) this.drop(row);
    }
    this.follow(journal.worked);
    journal.changes.clear();
    journal.worked.clear();
  }

  /** Returns the fingerprint as 32 hex digits, as of the last `refresh`. */
  hex(): string {
    let text = '';
    for (const lane of this.total) text += (lane >>> 0).toString(16).padStart(8, '0');
    return text;
  }

  private change(row: object, { stood, keys, values }: Change): void {
    if (!stood) return this.add(placeOf(this.state, row), row);
    const counted = this.rows.get(row) as Counted;
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string | number;
      let field = counted.fields.get(key);
      if (field === undefined) {
        field = new Int32Array(4);
        digestField(counted.place, key, values[at]);
        field.set(lanes);
        counted.fields.set(key, field);
      }
      accumulate(counted.sum, field, -1);
      accumulate(this.total, field, -1);
      digestField(counted.place, key, (row as Fields)[key]);
      field.set(lanes);
      accumulate(counted.sum, field, 1);
      accumulate(this.total, field, 1);
    }
  }

  private drop(row: object): void {
    accumulate(this.total, (this.rows.get(row) as Counted).sum, -1);
    this.rows.delete(row);
  }

  private add(place: number, row: object): void {
    const sum = new Int32Array(4);
    this.rows.set(row, { place, sum, fields: new Map() });
    for (const key in row) {
      digestField(place, key, (row as Fields)[key]);
      accumulate(sum, lanes, 1);
    }
    accumulate(this.total, sum, 1);
  }

  /**
   * Updates the frames. A frame is mixed with its place in the stack, and is digested again when the frame, its locals or its place
   * changed.
   */
  private follow(worked: ReadonlySet<object> | null): void {
    const { frames } = this.state;
    while (this.frames.length > frames.length) accumulate(this.total, (this.frames.pop() as { readonly lanes: Lanes }).lanes, -1);
    for (let at = 0; at < frames.length; at++) {
      const frame = frames[at] as Frame;
      const seen = this.frames[at];
      if (seen !== undefined) {
        if (seen.frame === frame && worked !== null && !worked.has(frame) && !worked.has(frame.locals)) continue;
        accumulate(this.total, seen.lanes, -1);
      }
      const found = digest(frame, FRAMES + at);
      this.frames[at] = { frame, lanes: found };
      accumulate(this.total, found, 1);
    }
  }
}

/** Puts the digest of a field into `lanes`; zero where the field is undefined and so does not count. */
function digestField(place: number, key: string | number, value: unknown): void {
  if (value === undefined) {
    lanes.fill(0);
    return;
  }
  begin(place);
  feedKnown(typeof key === 'string' ? key : String(key));
  if (key === 'decision' && place >>> 28 === DECISIONS >>> 28) feedDecision(value as Decision);
  else feedValue(value);
  end();
}

function accumulate(total: Int32Array, found: Int32Array | Lanes, sign: 1 | -1): void {
  total[0] = (total[0] as number) + sign * (found[0] as number);
  total[1] = (total[1] as number) + sign * (found[1] as number);
  total[2] = (total[2] as number) + sign * (found[2] as number);
  total[3] = (total[3] as number) + sign * (found[3] as number);
}

/** Returns the fingerprint of a state, computed from scratch; equals the one that a session keeps. */
export function fingerprintOf(state: State): string {
  return new FingerprintKeeper(state).hex();
}

/** Places of rows: a number for the table, to which the row's id in it is added. */
const HEADER = 1;
const CHANCE = 2;
const GAME = 3;
const HISTORY = 4;
const MATCH = 5;
const PLAYERS = 1_000;
const FRAMES = 1_000_000;
const OBJECTS = 0x1000_0000;
const EFFECTS = 0x2000_0000;
const DECISIONS = 0x3000_0000;
const ZONES = 0x4000_0000;
const SLOTS = 0x5000_0000;
const PAST = 0x6000_0000;
const TRIGGERS = 0x7000_0000;
const WATCHES = 0x7800_0000;
const SUSPENDED = 0x7f00_0000;

/**
 * Returns the place of a zone or slot, whose id is a string. A checksum of the id is enough, since the id itself is digested as a field.
 */
function placeOfText(table: number, id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = (imul(sum, 31) + id.charCodeAt(at)) & 0xfff_ffff;
  return table + sum;
}

/** Returns every row except the frames, with its place. */
function rowsOf(state: State): [number, object][] {
  const rows: [number, object][] = [
    [HEADER, state.header],
    [CHANCE, state.chance],
    [GAME, state.game],
    [HISTORY, state.history],
    [MATCH, state.match],
  ];
  state.players.forEach((row, seat) => rows.push([PLAYERS + seat, row]));
  for (const row of Object.values(state.objects)) rows.push([OBJECTS + row.id, row]);
  for (const row of Object.values(state.effects)) rows.push([EFFECTS + row.id, row]);
  for (const row of Object.values(state.past)) rows.push([PAST + row.id, row]);
  for (const row of Object.values(state.triggers)) rows.push([TRIGGERS + row.id, row]);
  for (const row of Object.values(state.watches)) rows.push([WATCHES + row.id, row]);
  for (const row of Object.values(state.suspended)) rows.push([SUSPENDED + row.id, row]);
  for (const row of Object.values(state.zones)) rows.push([placeOfText(ZONES, row.id), row]);
  for (const row of Object.values(state.slots)) rows.push([placeOfText(SLOTS, row.id), row]);
  for (const row of Object.values(state.decisions)) rows.push([DECISIONS + row.decision.id, row]);
  return rows;
}

/** Returns the place of a row that is in the state now. */
function placeOf(state: State, row: object): number {
  const { id, decision } = row as { readonly id: number; readonly decision?: { readonly id: number } };
  if (decision !== undefined) return DECISIONS + decision.id;
  if (state.objects[id] === row) return OBJECTS + id;
  if (state.effects[id] === row) return EFFECTS + id;
  if (state.past[id] === row) return PAST + id;
  if (state.triggers[id] === row) return TRIGGERS + id;
  if (state.watches[id] === row) return WATCHES + id;
  if (state.suspended[id] === row) return SUSPENDED + id;
  throw new InvariantBroken('a changed row is in no known table');
}
