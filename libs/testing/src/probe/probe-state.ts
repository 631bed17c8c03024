import {
  type Cause,
  type Decision,
  type FormatPins,
  type GameEvent,
  type GameResult,
  type JsonObject,
  type Seat,
  WordStream,
  uniform,
} from '@arbiter/kernel';

/** The probe game's table: small, whole, plain data. Key order is fixed by construction, so `JSON.stringify` is canonical. */
export interface ProbeState {
  readonly schema: number;
  readonly header: { version: number };
  readonly format: FormatPins;
  /** The random generator: its key and how many words were taken. No view shows it. */
  readonly chance: { readonly key: string; used: number };
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

/** Returns 128 bits over the canonical text of the state. */
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

  /** Draws a number in [0, from) and records it as an event, like every random draw. */
  draw(from: number, purpose: string): number {
    const { chance } = this.state;
    const stream = new WordStream(chance.key);
    const result = uniform(from, () => {
      chance.used += 1;
      return stream.word(chance.used - 1);
    });
    this.note('chanceDrawn', 'probe:chance', { purpose, from }, [{ seats: [], data: { result } }]);
    return result;
  }
}
