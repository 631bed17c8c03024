import type { Cause, Decision, FormatPins, GameEvent, GameResult, JsonObject, Seat } from '@arbiter/kernel';

/** The probe game's table: small, whole, plain data. Key order is fixed by construction, so `JSON.stringify` is canonical. */
export interface ProbeState {
  readonly schema: number;
  readonly header: { version: number };
  readonly format: FormatPins;
  /** Four words of the generator; shown in no view. */
  generator: number[];
  game: number;
  wins: number[];
  turn: number;
  active: Seat;
  /** Sealed signs of the current game: null until answered. */
  signs: (string | null)[];
  revealed: boolean;
  life: number[];
  deck: string[];
  hands: { id: number; card: string }[][];
  /** A card whose chain of decisions is under way. */
  chain: { seat: Seat; object: number; target: Seat | null } | null;
  pending: Decision[];
  nextDecision: number;
  nextObject: number;
  nextSeq: number;
  result: GameResult | null;
  readonly [table: string]: unknown;
}

const rotate = (value: number, bits: number): number => ((value << bits) | (value >>> (32 - bits))) >>> 0;

/** xoshiro128**: not the kernel's generator, only something deterministic that hangs on every bit of the key. */
export const nextWord = (generator: number[]): number => {
  const [a = 0, b = 0, c = 0, d = 0] = generator;
  const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  const shifted = (b << 9) >>> 0;
  const third = (c ^ a) >>> 0;
  const fourth = (d ^ b) >>> 0;
  generator.splice(0, 4, (a ^ fourth) >>> 0, (b ^ third) >>> 0, (third ^ shifted) >>> 0, rotate(fourth, 11));
  return result;
};

export const generatorFrom = (key: string): number[] => {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x5851f42d];
  for (let at = 0; at < 64; at += 8) {
    const word = Number.parseInt(key.slice(at, at + 8), 16) >>> 0;
    for (let index = 0; index < 4; index += 1) words[index] = (Math.imul((words[index] ?? 0) ^ word, 0x01000193 + 2 * index) + at) >>> 0;
    nextWord(words);
  }
  return words;
};

/** 128 bits over the canonical text of the state. */
export const digest = (text: string): string => {
  const lanes = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x85ebca6b];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    for (let lane = 0; lane < 4; lane += 1) lanes[lane] = rotate(Math.imul((lanes[lane] ?? 0) ^ (code + lane), 0x01000193), 5);
  }
  return lanes.map((lane) => lane.toString(16).padStart(8, '0')).join('');
};

/** Writes events while an action runs. */
export class ProbeTape {
  readonly events: GameEvent[] = [];
  constructor(
    readonly state: ProbeState,
    private readonly cause: Cause,
  ) {}

  note(type: string, rule: string, data: JsonObject, secrets?: GameEvent['secrets']): void {
    const seq = this.state.nextSeq;
    this.state.nextSeq += 1;
    const base = { seq, action: this.state.header.version, moment: seq, type, rule, cause: this.cause, data };
    this.events.push(secrets === undefined ? base : { ...base, secrets });
  }

  /** A number in [0, from), noted as an event like every draw of chance. */
  draw(from: number, purpose: string): number {
    const limit = Math.floor(0x1_0000_0000 / from) * from;
    let word = nextWord(this.state.generator);
    while (word >= limit) word = nextWord(this.state.generator);
    const result = word % from;
    this.note('chanceDrawn', 'probe:chance', { purpose, from }, [{ seats: [], data: { result } }]);
    return result;
  }
}
