import type { Frame, State } from './state.js';

/**
 * A 128-bit fingerprint of a state, kept incrementally: the sum, lane by lane modulo 2^32, of a MurmurHash3 (x86, 128 bit)
 * digest of every row. It finds a divergence at once; it is no evidence (recording hashes the canonical state with SHA-256 for that).
 */
export type Lanes = [number, number, number, number];

/** Taken once: looking a global up is slow in sandboxes. */
const { imul } = Math;

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

function rotate(x: number, r: number): number {
  return (x << r) | (x >>> (32 - r));
}

function finish(h: number): number {
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** MurmurHash3 x86_128 over a text and the place at which it stands, a byte for each unit; what is left of wide units is mixed into the same word. */
export function digest(text: string, seed = 0): Lanes {
  let h1 = 0x2c7c3a1d ^ imul(seed, C4);
  let h2 = 0x7f4a7c15;
  let h3 = 0x51ed270b;
  let h4 = 0x1b873593;
  const length = text.length;
  for (let i = 0; i < length; i += 16) {
    const whole = i + 16 <= length;
    const k1 = whole ? word(text, i) : tail(text, i, length);
    const k2 = whole ? word(text, i + 4) : tail(text, i + 4, length);
    const k3 = whole ? word(text, i + 8) : tail(text, i + 8, length);
    const k4 = whole ? word(text, i + 12) : tail(text, i + 12, length);
    h1 ^= imul(rotate(imul(k1, C1), 15), C2);
    h1 = (imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= imul(rotate(imul(k2, C2), 16), C3);
    h2 = (imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= imul(rotate(imul(k3, C3), 17), C4);
    h3 = (imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= imul(rotate(imul(k4, C4), 18), C1);
    h4 = (imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  h1 ^= length;
  h2 ^= length;
  h3 ^= length;
  h4 ^= length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = (h2 + h1) | 0;
  h3 = (h3 + h1) | 0;
  h4 = (h4 + h1) | 0;
  const f1 = finish(h1);
  const f2 = finish(h2);
  const f3 = finish(h3);
  const f4 = finish(h4);
  const sum = (f1 + f2 + f3 + f4) >>> 0;
  return [sum, (f2 + sum) >>> 0, (f3 + sum) >>> 0, (f4 + sum) >>> 0];
}

/** Four units of a text as one word. */
function word(text: string, at: number): number {
  return packed(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2), text.charCodeAt(at + 3));
}

function tail(text: string, at: number, length: number): number {
  const unit = (one: number): number => (one < length ? text.charCodeAt(one) : 0);
  return packed(unit(at), unit(at + 1), unit(at + 2), unit(at + 3));
}

function packed(a: number, b: number, c: number, d: number): number {
  const bytes = (a & 255) | ((b & 255) << 8) | ((c & 255) << 16) | (d << 24);
  if ((a | b | c | d) < 256) return bytes;
  return bytes ^ imul((a >>> 8) | ((b >>> 8) << 8) | ((c >>> 8) << 16) | ((d >>> 8) << 24), 0x9e3779b1);
}

/** Follows a state row by row: only what changed is digested again. */
export class FingerprintKeeper {
  private readonly known = new Map<object, Lanes>();
  private readonly total: Lanes = [0, 0, 0, 0];
  /** The work stack as it was last seen, from the bottom. */
  private readonly frames: { readonly frame: Frame; readonly lanes: Lanes }[] = [];

  constructor(private readonly state: State) {
    for (const [place, row] of rowsOf(state)) this.add(place, row);
    this.follow(null);
  }

  /** Brings the sum up to date with the rows that changed. */
  refresh(dirty: Set<object>): void {
    for (const row of dirty) {
      const place = placeOf(this.state, row);
      const old = this.known.get(row);
      if (old) {
        accumulate(this.total, old, -1);
        this.known.delete(row);
      }
      if (place !== 0) this.add(place, row);
    }
    this.follow(dirty);
    dirty.clear();
  }

  /** 32 hex digits. Call `refresh` first. */
  hex(): string {
    return this.total.map((lane) => lane.toString(16).padStart(8, '0')).join('');
  }

  private add(place: number, row: object): void {
    const lanes = digest(JSON.stringify(row), place);
    this.known.set(row, lanes);
    accumulate(this.total, lanes, 1);
  }

  /** Frames count by their place in the stack; one is digested again when it, its locals or its place changed. */
  private follow(dirty: Set<object> | null): void {
    const { frames } = this.state;
    while (this.frames.length > frames.length) accumulate(this.total, (this.frames.pop() as { readonly lanes: Lanes }).lanes, -1);
    for (let at = 0; at < frames.length; at++) {
      const frame = frames[at] as Frame;
      const seen = this.frames[at];
      if (seen !== undefined) {
        if (seen.frame === frame && dirty !== null && !dirty.has(frame) && !dirty.has(frame.locals)) continue;
        accumulate(this.total, seen.lanes, -1);
      }
      const lanes = digest(JSON.stringify(frame), FRAMES + at);
      this.frames[at] = { frame, lanes };
      accumulate(this.total, lanes, 1);
    }
  }
}

/** The fingerprint of a state computed from nothing; equals the one that a session keeps. */
export function fingerprintOf(state: State): string {
  return new FingerprintKeeper(state).hex();
}

function accumulate(total: Lanes, lanes: Lanes, sign: 1 | -1): void {
  for (let i = 0; i < 4; i++) total[i] = ((total[i] as number) + sign * (lanes[i] as number)) >>> 0;
}

/** Where rows stand. Rows of the large tables carry their ids; players and frames count from a number of their own. */
const HEADER = 1;
const CHANCE = 2;
const GAME = 3;
const OBJECTS = 4;
const EFFECTS = 5;
const ZONES = 6;
const SLOTS = 7;
const DECISIONS = 8;
const PLAYERS = 1_000;
const FRAMES = 1_000_000;

/** Every row but the frames, with its place. */
function rowsOf(state: State): [number, object][] {
  const rows: [number, object][] = [
    [HEADER, state.header],
    [CHANCE, state.chance],
    [GAME, state.game],
  ];
  state.players.forEach((row, seat) => rows.push([PLAYERS + seat, row]));
  for (const row of Object.values(state.objects)) rows.push([OBJECTS, row]);
  for (const row of Object.values(state.effects)) rows.push([EFFECTS, row]);
  for (const row of Object.values(state.zones)) rows.push([ZONES, row]);
  for (const row of Object.values(state.slots)) rows.push([SLOTS, row]);
  for (const row of Object.values(state.decisions)) rows.push([DECISIONS, row]);
  return rows;
}

/** The place of a row that stands in the state now; 0 for a row that is gone, and for frames and their locals. */
function placeOf(state: State, row: object): number {
  if (row === state.header) return HEADER;
  if (row === state.game) return GAME;
  if (row === state.chance) return CHANCE;
  const { id, decision } = row as { readonly id?: number | string; readonly decision?: { readonly id: number } };
  if (decision !== undefined && state.decisions[decision.id] === row) return DECISIONS;
  if (id !== undefined) {
    if (state.objects[id as number] === row) return OBJECTS;
    if (state.zones[id] === row) return ZONES;
    if (state.slots[id] === row) return SLOTS;
    if (state.effects[id as number] === row) return EFFECTS;
  }
  const seat = state.players.indexOf(row as State['players'][number]);
  return seat < 0 ? 0 : PLAYERS + seat;
}
