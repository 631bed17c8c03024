import type { Journal } from './journal.js';
import type { Frame, State } from './state.js';

/**
 * A 128-bit fingerprint of a state, kept incrementally: the sum, lane by lane modulo 2^32, of a digest of every field of
 * every row and of every frame, each mixed with its place. It finds a divergence at once; it is no evidence (recording
 * hashes the canonical state with SHA-256 for that).
 */
export type Lanes = readonly [number, number, number, number];

/** Taken once: looking a global up is slow in sandboxes. */
const { imul } = Math;

/** The four lanes of the digest that is being made. Each takes every word; they differ in how they mix it. */
const lanes = new Int32Array(4);

function begin(place: number): void {
  lanes[0] = 0x2c7c3a1d;
  lanes[1] = 0x7f4a7c15;
  lanes[2] = 0x51ed270b;
  lanes[3] = 0x1b873593;
  feed(place);
}

/** Mixes a word in; rounds and constants are those of MurmurHash3 (x86, 128 bit). */
function feed(word: number): void {
  const a = imul(word, 0x239b961b);
  const b = imul(word, 0xab0e9789);
  const c = imul(word, 0x38b34ae5);
  const d = imul(word, 0xa1e38b93);
  const h1 = (lanes[0] as number) ^ imul((a << 15) | (a >>> 17), 0xab0e9789);
  const h2 = (lanes[1] as number) ^ imul((b << 16) | (b >>> 16), 0x38b34ae5);
  const h3 = (lanes[2] as number) ^ imul((c << 17) | (c >>> 15), 0xa1e38b93);
  const h4 = (lanes[3] as number) ^ imul((d << 18) | (d >>> 14), 0x239b961b);
  lanes[0] = imul(((h1 << 19) | (h1 >>> 13)) + h2, 5) + 0x561ccd1b;
  lanes[1] = imul(((h2 << 17) | (h2 >>> 15)) + h3, 5) + 0x0bcaa747;
  lanes[2] = imul(((h3 << 15) | (h3 >>> 17)) + h4, 5) + 0x96cd1c35;
  lanes[3] = imul(((h4 << 13) | (h4 >>> 19)) + (lanes[0] as number), 5) + 0x32ac3b17;
}

/** A text goes in as 64 bits of its own. The same few texts come again and again: keys, ids, paths of programs. */
function feedText(text: string): void {
  const { high, low } = known.get(text) ?? learn(text);
  feed(high);
  feed(low);
}

interface TextDigest {
  readonly high: number;
  readonly low: number;
}

const known = new Map<string, TextDigest>();
const MOST_TEXTS = 20_000;

function learn(text: string): TextDigest {
  if (known.size >= MOST_TEXTS) known.clear();
  const { length } = text;
  let high = 0x1b873593 ^ length;
  let low = 0x51ed270b ^ length;
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    high = imul(high ^ unit, 0x01000193) ^ (low >>> 15);
    low = imul((low ^ unit) + (high >>> 13), 0x85ebca6b);
  }
  const found = { high: finish(high ^ low), low: finish(low) };
  known.set(text, found);
  return found;
}

/** A word before each kind of value, so that no value is the beginning of another. */
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

/** Two numbers in one double's bytes. */
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
      if (!Array.isArray(value)) return feedRecord(value as { readonly [key: string]: unknown });
      feed(Tag.List);
      feed(value.length);
      for (const one of value as unknown[]) feedValue(one);
      return;
    default:
      // What JSON drops inside a list reads as null.
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

/** Keys stand in canonical order (see `State`); what is undefined is not there, as in JSON. */
function feedRecord(record: { readonly [key: string]: unknown }): void {
  feed(Tag.Record);
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    feedText(key);
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

/** Ends the digest: all lanes see each other once. */
function end(): void {
  const h1 = (lanes[0] as number) + (lanes[1] as number) + (lanes[2] as number) + (lanes[3] as number);
  const f1 = finish(h1);
  const f2 = finish((lanes[1] as number) + h1);
  const f3 = finish((lanes[2] as number) + h1);
  const f4 = finish((lanes[3] as number) + h1);
  const sum = f1 + f2 + f3 + f4;
  lanes[0] = sum;
  lanes[1] = f2 + sum;
  lanes[2] = f3 + sum;
  lanes[3] = f4 + sum;
}

/** Digest of any JSON value at a place. */
export function digest(value: unknown, place = 0): Lanes {
  begin(place);
  feedValue(value);
  end();
  return [(lanes[0] as number) >>> 0, (lanes[1] as number) >>> 0, (lanes[2] as number) >>> 0, (lanes[3] as number) >>> 0];
}

interface Counted {
  readonly place: number;
  readonly sum: Int32Array;
}

type Fields = { readonly [key: string | number]: unknown };

/** Follows a state field by field: only what changed is digested again. */
export class FingerprintKeeper {
  private readonly total = new Int32Array(4);
  /** Every row that counts: where it stands, and the sum of its fields. */
  private readonly rows = new Map<object, Counted>();
  /** The work stack as it was last seen, from the bottom. */
  private readonly frames: { readonly frame: Frame; readonly lanes: Lanes }[] = [];

  constructor(private readonly state: State) {
    for (const [place, row] of rowsOf(state)) this.add(place, row);
    this.follow(null);
  }

  /** Brings the sum up to date with what the journal noted since the last time. */
  refresh(journal: Journal): void {
    for (const [row, { stood, keys, values }] of journal.changes) {
      const place = placeOf(this.state, row);
      if (!stood) {
        if (place !== 0) this.add(place, row);
        continue;
      }
      const counted = this.rows.get(row) as Counted;
      if (place === 0) {
        this.rows.delete(row);
        accumulate(this.total, counted.sum, -1);
        continue;
      }
      const fields = row as Fields;
      for (let at = 0; at < keys.length; at++) {
        const key = keys[at] as string | number;
        this.count(counted, key, values[at], -1);
        this.count(counted, key, fields[key], 1);
      }
    }
    this.follow(journal.worked);
    journal.changes.clear();
    journal.worked.clear();
  }

  /** 32 hex digits. Call `refresh` first. */
  hex(): string {
    let text = '';
    for (const lane of this.total) text += (lane >>> 0).toString(16).padStart(8, '0');
    return text;
  }

  private add(place: number, row: object): void {
    const counted = { place, sum: new Int32Array(4) };
    this.rows.set(row, counted);
    for (const key in row) this.count(counted, key, (row as Fields)[key], 1);
  }

  /** Adds one field, or takes it away; a field that is undefined is not there. */
  private count({ place, sum }: Counted, key: string | number, value: unknown, sign: 1 | -1): void {
    if (value === undefined) return;
    begin(place);
    feedText(typeof key === 'string' ? key : String(key));
    feedValue(value);
    end();
    accumulate(sum, lanes, sign);
    accumulate(this.total, lanes, sign);
  }

  /** Frames count by their place in the stack; one is digested again when it, its locals or its place changed. */
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

function accumulate(total: Int32Array, found: Int32Array | Lanes, sign: 1 | -1): void {
  for (let at = 0; at < 4; at++) total[at] = (total[at] as number) + sign * (found[at] as number);
}

/** The fingerprint of a state computed from nothing; equals the one that a session keeps. */
export function fingerprintOf(state: State): string {
  return new FingerprintKeeper(state).hex();
}

/** Where rows stand: the table, and the row's place in it. */
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

/** Zones and slots have texts for ids; those are fields too, so that their sum is enough of a place. */
function placeOfText(table: number, id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = (imul(sum, 31) + id.charCodeAt(at)) & 0xfff_ffff;
  return table + sum;
}

/** Every row but the frames, with its place. */
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

/** The place of a row that stands in the state now; 0 for a row that is gone. */
function placeOf(state: State, row: object): number {
  if (row === state.header) return HEADER;
  if (row === state.game) return GAME;
  if (row === state.chance) return CHANCE;
  if (row === state.history) return HISTORY;
  if (row === state.match) return MATCH;
  const { id, decision } = row as { readonly id?: number | string; readonly decision?: { readonly id: number } };
  if (decision !== undefined) return state.decisions[decision.id] === row ? DECISIONS + decision.id : 0;
  if (typeof id === 'number') {
    if (state.objects[id] === row) return OBJECTS + id;
    if (state.effects[id] === row) return EFFECTS + id;
    if (state.past[id] === row) return PAST + id;
    if (state.triggers[id] === row) return TRIGGERS + id;
    if (state.watches[id] === row) return WATCHES + id;
    if (state.suspended[id] === row) return SUSPENDED + id;
  }
  if (typeof id === 'string') {
    if (state.zones[id] === row) return placeOfText(ZONES, id);
    if (state.slots[id] === row) return placeOfText(SLOTS, id);
  }
  const seat = state.players.indexOf(row as State['players'][number]);
  return seat < 0 ? 0 : PLAYERS + seat;
}
