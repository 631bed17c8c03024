import type { JsonObject } from '@arbiter/kernel';
import {
  type Env,
  envLocals,
  type Listener,
  procedureRef,
  sourceEnv,
  type Table,
  triggerEnv,
  type TriggerRow,
  type EnvLocals,
  type FrameLocals,
  type HappenResult,
  type VerbsOutcome,
} from '@arbiter/kernel/authoring';
import type { Link, Part } from '../facts.js';
import { sourceOf } from '../timing/leaving.js';

/** Locals of `announce`. */
export interface AnnounceLocals extends EnvLocals, FrameLocals<(VerbsOutcome & Partial<HappenResult>) | readonly Part[]> {
  readonly ability: string;
  readonly act: Link['act'];
  readonly slot: string;
  readonly snapshot: JsonObject | null;
  readonly parts: readonly Part[];
}

/** A reference to the procedure of `announce.ts`, for files which that one imports. */
export const announceRef = procedureRef<AnnounceLocals>('announce');

/** Locals of an `announce` frame. */
function announceRow(env: Env, ability: string, act: Link['act']): AnnounceLocals {
  return { ...envLocals(env), ability, act, slot: '', snapshot: null, parts: [], returned: null, answer: null, answers: null };
}

/** Locals for a card or effect that a player activates. */
export function announceLocals(table: Table, { object, seat, ability }: Listener, event: JsonObject | null): AnnounceLocals {
  const { kind } = table.library.ability(ability).ability;
  return announceRow(sourceEnv(object, table.object(object).card, seat, event), ability, kind === 'spell' ? 'card' : 'effect');
}

/** Locals for an effect that triggered; removes the trigger from those that wait. */
export function announceTrigger(table: Table, trigger: TriggerRow): AnnounceLocals {
  const env = triggerEnv(trigger);
  return announceRow(trigger.kind === 'normal' ? { ...env, self: sourceOf(table, trigger) } : env, trigger.ability, 'effect');
}
