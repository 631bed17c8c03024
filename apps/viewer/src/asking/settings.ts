import { keep, recall } from '../storage.js';
import { noStops, type Stops } from './stops.js';

/** Where a player wants to be asked: only where they can act, or wherever the rules ask. */
export type WhereToAsk = 'acting' | 'always';

/** How a reader wants to be asked; kept in their browser. */
export interface AskingSettings {
  readonly ask: WhereToAsk;
  /** Whether they know what answers that the page gives tell the others. */
  readonly told: boolean;
  /** Whether they know what stops are. */
  readonly stopsTold: boolean;
  readonly stops: { readonly [game: string]: Stops };
}

export const firstSettings: AskingSettings = { ask: 'always', told: false, stopsTold: false, stops: {} };

const key = 'arbiter.asking';

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads what was kept; whatever is not understood counts as never said. */
export function readSettings(text: string | null): AskingSettings {
  if (text === null) return firstSettings;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return firstSettings;
  }
  if (!isRecord(kept)) return firstSettings;
  const stops = Object.entries(isRecord(kept['stops']) ? kept['stops'] : {}).map(([game, sides]): [string, Stops] => [
    game,
    isRecord(sides) ? { own: textsOf(sides['own']), others: textsOf(sides['others']) } : noStops,
  ]);
  return {
    ask: kept['ask'] === 'acting' ? 'acting' : 'always',
    told: kept['told'] === true,
    stopsTold: kept['stopsTold'] === true,
    stops: Object.fromEntries(stops),
  };
}

export const keptSettings = (): AskingSettings => readSettings(recall(key));

export const keepSettings = (settings: AskingSettings): void => keep(key, JSON.stringify(settings));
