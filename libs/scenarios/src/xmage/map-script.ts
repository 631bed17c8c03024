import { parseAbilityWords } from './ability-words.js';
import type { Ref, ScriptLine, Side, XmageRecord } from './format.js';
import { mapCheck, counterName } from './map-expect.js';
import type { PlacedCounters } from './map-setup.js';
import { parseCast, parseHints, parseName, sideNamed, type TargetHint } from './names.js';
import type { Gap, PlannedAct, PlannedLine, StackCondition } from './plan.js';
import { compareMoments } from './steps.js';

export interface MappedScript {
  readonly lines: readonly PlannedLine[];
  /** Counters that are put on cards before anything else happens; they are part of the table. */
  readonly placedCounters: readonly PlacedCounters[];
  readonly gaps: readonly Gap[];
}

type Line<Verb extends ScriptLine['do']> = Extract<ScriptLine, { readonly do: Verb }>;
/** The meaning of a line: acts of one side or of both, counters for the table, or a gap. */
type Mapped =
  | { readonly type: 'acts'; readonly sides: readonly Side[]; readonly acts: readonly PlannedAct[] }
  | { readonly type: 'counters'; readonly counters: PlacedCounters }
  | { readonly type: 'gap'; readonly gap: Gap };

const both: readonly Side[] = ['A', 'B'];

/** Reads the script of a record, line by line, in the order of the file. */
export function mapScript(record: XmageRecord): MappedScript {
  const lines: PlannedLine[] = [];
  const placedCounters: PlacedCounters[] = [];
  const gaps: Gap[] = [];
  for (const [index, line] of record.script.entries()) {
    const mapped = mapLine(line, record);
    const run = record.runs.findIndex((one) => index < one.upToScript);
    if (mapped.type === 'gap') gaps.push(mapped.gap);
    else if (mapped.type === 'counters') placedCounters.push(mapped.counters);
    else
      for (const side of mapped.sides)
        lines.push(
          ...mapped.acts.map((act) => ({
            side,
            at: { turn: line.turn, step: line.step },
            run: run < 0 ? record.runs.length - 1 : run,
            act,
          })),
        );
  }
  return { lines, placedCounters, gaps };
}

function mapLine(line: ScriptLine, record: XmageRecord): Mapped {
  switch (line.do) {
    case 'cast':
      return mapCast(line, record);
    case 'playLand':
      return one(line.player, { act: 'land', card: parseName(line.card) });
    case 'activate':
      return mapActivate(line);
    case 'activateMana':
      return {
        type: 'acts',
        sides: [line.player],
        acts: Array.from({ length: line.times ?? 1 }, () => ({ act: 'mana' as const, words: parseAbilityWords(line.abilityTextPrefix) })),
      };
    case 'attack':
      return mapAttack(line);
    case 'block':
      return mapBlock(line);
    case 'resolveStack':
      return mapWait(line);
    case 'cheatCounters':
      return mapCounters(line, record);
    case 'check':
      return mapChecked(line);
    case 'unknown':
      return gap(line.verb);
  }
}

const one = (side: Side, act: PlannedAct): Mapped => ({ type: 'acts', sides: [side], acts: [act] });
const gap = (what: string): Mapped => ({ type: 'gap', gap: { kind: 'script', what } });

function mapCast(line: Line<'cast'>, record: XmageRecord): Mapped {
  const { object, way, strange } = parseCast(line.card);
  if (strange !== null) return gap(`cast with ${strange}`);
  const hints = hintsOf(line);
  if (hints === undefined) return gap('cast at a third player');
  const condition = line.whileOnStack === undefined || line.whileOnStack === '' ? null : conditionOf(line.whileOnStack, line.stackClause);
  const settled = condition?.clause === 'lost' ? settle(condition, line, record) : condition;
  const acts: PlannedAct[] = [{ act: 'cast', card: object, way, hints, condition: { stack: settled, mana: line.manaInPool ?? 0 } }];
  return line.thenResolve === true
    ? { type: 'acts', sides: [line.player], acts: [...acts, { act: 'wait', once: false }] }
    : one(line.player, acts[0]!);
}

/**
 * Reads the targets of a line, in order: the single target, then those of the list.
 * @returns undefined when a player does not exist
 */
function hintsOf({ target, targets = [] }: Line<'cast'> | Line<'activate'>): readonly TargetHint[] | undefined {
  const read = [...(target === undefined ? [] : [target]), ...targets.map((one) => (typeof one === 'string' ? { name: one } : one))].map(
    parseHints,
  );
  return read.includes(undefined) ? undefined : read.flatMap((hints) => hints ?? []);
}

const conditionOf = (words: string, ref: Ref | undefined): StackCondition => ({ clause: ref === undefined ? 'onStack' : 'lost', words });

/**
 * Decides whether a spell must still be on the stack or must have left it, which was lost when the record was made. A player who names
 * their own spell before they cast it again, or before they target what it becomes, waits until it has left the stack; in all other cases
 * the line answers the spell while it waits.
 */
function settle(condition: StackCondition, line: Line<'cast'>, record: XmageRecord): StackCondition {
  const own = record.script
    .slice(0, record.script.indexOf(line))
    .some((before) => before.do === 'cast' && before.player === line.player && before.card.startsWith(condition.words));
  const target = line.target !== undefined && 'name' in line.target ? line.target.name : null;
  const same = line.card.startsWith(condition.words) || target === condition.words;
  return own && same ? { ...condition, clause: 'notOnStack' } : { ...condition, clause: 'onStack' };
}

/** Reads a line that activates an ability. What must be waiting on the stack is written after the target. */
function mapActivate(line: Line<'activate'>): Mapped {
  const hints = hintsOf(line);
  if (hints === undefined) return gap('activate at a third player');
  const waiting = line.more?.find((word) => typeof word === 'string');
  const ref = line.more?.find((word): word is Ref => typeof word === 'object');
  const words = typeof waiting === 'string' && waiting !== '' ? waiting : null;
  const condition = words === null ? null : conditionOf(words, ref);
  const mana = line.manaInPool ?? 0;
  const cast = /^Cast (.*)$/s.exec(line.abilityTextPrefix);
  if (cast === null) {
    const settled = condition?.clause === 'lost' ? { ...condition, clause: 'notOnStack' as const } : condition;
    return one(line.player, {
      act: 'activate',
      words: parseAbilityWords(line.abilityTextPrefix),
      hints,
      condition: { stack: settled, mana },
    });
  }
  const { object, way, strange } = parseCast(cast[1] ?? '');
  return strange === null
    ? one(line.player, { act: 'cast', card: object, way, hints, condition: { stack: condition, mana } })
    : gap(`cast with ${strange}`);
}

/** Names that mean that the player attacks or blocks with nothing. */
const nothing: readonly string[] = ['[attack_skip]', '[block_skip]'];

function mapBlock({ player, blocker, attacker }: Line<'block'>): Mapped {
  return nothing.includes(blocker)
    ? { type: 'acts', sides: [player], acts: [] }
    : one(player, { act: 'block', blocker: parseName(blocker), attacker: parseName(attacker) });
}

function mapAttack(line: Line<'attack'>): Mapped {
  if (nothing.includes(line.attacker)) return { type: 'acts', sides: [line.player], acts: [] };
  const hints = parseHints(line.defender);
  if (hints === undefined) return gap('attack at a third player');
  return one(line.player, { act: 'attack', attacker: parseName(line.attacker), defender: hints[0]?.target ?? null });
}

/** Reads a line that waits: without a player both sides wait. A number makes them pass for that many items, `true` for one. */
function mapWait(line: Line<'resolveStack'>): Mapped {
  const times = line.one === true || line.arg === true ? 1 : typeof line.arg === 'number' ? line.arg : 0;
  const acts: readonly PlannedAct[] =
    times === 0 ? [{ act: 'wait', once: false }] : Array.from({ length: times }, () => ({ act: 'wait' as const, once: true }));
  return { type: 'acts', sides: line.player === undefined ? both : [line.player], acts };
}

/** Reads a line that puts counters on a card without an effect, which is possible only while nothing has been done yet. */
function mapCounters(line: Line<'cheatCounters'>, record: XmageRecord): Mapped {
  const placed = record.setup.some((item) => item.op === 'card' && item.zone === 'battlefield' && item.card === line.card);
  const first = record.script.every(
    (other) =>
      other.do === 'cheatCounters' ||
      other.do === 'check' ||
      compareMoments(line, other) < 0 ||
      (compareMoments(line, other) === 0 && record.script.indexOf(line) < record.script.indexOf(other)),
  );
  return placed && first && line.turn === 1
    ? { type: 'counters', counters: { card: line.card, counter: counterName(line.counter), count: line.count } }
    : gap('cheatCounters in the middle of a game');
}

function mapChecked(line: Line<'check'>): Mapped {
  const [, ...args] = line.args;
  const expectation = mapCheck(line.check, args);
  if (typeof expectation === 'string') return { type: 'gap', gap: { kind: 'expectation', what: expectation } };
  const player = line.player ?? (typeof args[0] === 'string' ? sideNamed(args[0]) : undefined) ?? 'A';
  return one(player, { act: 'check', label: line.label, expectation });
}
