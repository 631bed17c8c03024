import type { Json, JsonObject, ObjectView, View } from '@arbiter/kernel';
import type { Board, BoardObject, BoardPlayer, StackItem } from '../driver.js';
import type { Moment, StepName } from '../steps.js';
import { spaced, type Programs } from './programs.js';

const stepNames: { readonly [phase: string]: StepName } = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main: 'precombat_main',
  main2: 'postcombat_main',
  beginCombat: 'begin_combat',
  declareAttackers: 'declare_attackers',
  declareBlockers: 'declare_blockers',
  firstCombatDamage: 'first_combat_damage',
  combatDamage: 'combat_damage',
  endCombat: 'end_combat',
  end: 'end_turn',
  cleanup: 'cleanup',
};
const letters: { readonly [colour: string]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colourless: 'C' };
const zones: readonly string[] = ['battlefield', 'hand', 'graveyard', 'exile', 'library', 'command'];

export interface BoardContext {
  readonly programs: Programs;
  readonly aliases: ReadonlyMap<string, number>;
  readonly cardName: (card: string | undefined) => string | null;
  readonly winners: readonly number[] | null;
}

const texts = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? (value as readonly Json[]).flatMap((one) => (typeof one === 'string' ? [one] : isWord(one) ? [one.word] : []))
    : [];
const isWord = (value: Json): value is JsonObject & { readonly word: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof (value as JsonObject)['word'] === 'string';
const numbers = (value: Json | undefined): { readonly [kind: string]: number } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
    : {};
const numberIn = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

/** Returns keywords as the rules print them, without their parameters. */
export const keywordsIn = (value: Json | undefined): readonly string[] => texts(value).map(spaced);

/** Reads the board from a judge's view. */
export function readBoard(view: View, context: BoardContext): Board {
  const objects = view.zones.flatMap((zone) =>
    zones.includes(zone.kind)
      ? zone.objects.flatMap((object) => withAttached(object, zone.kind as BoardObject['zone'], null, context))
      : [],
  );
  const waiting = view.zones.find((zone) => zone.kind === 'stack')?.objects ?? [];
  return {
    at: momentOf(view),
    active: view.turn.seat ?? 0,
    players: view.players.map((player) => readPlayer(player.values, commandZone(view, player.seat, context))),
    objects,
    stack: waiting.map((item) => readItem(item, context)),
    winners: context.winners,
  };
}

/**
 * Returns the current step.
 * @throws {Error} when the game calls a step by an unknown name
 */
export function momentOf(view: View): Moment {
  const step = stepNames[view.turn.phase];
  if (step === undefined) throw new Error(`the step ${JSON.stringify(view.turn.phase)} has no name here`);
  return { turn: view.turn.number, step };
}

function withAttached(object: ObjectView, zone: BoardObject['zone'], host: number | null, context: BoardContext): readonly BoardObject[] {
  return [readObject(object, zone, host, context), ...object.attachments.flatMap((one) => withAttached(one, zone, object.id, context))];
}

function readObject(object: ObjectView, zone: BoardObject['zone'], host: number | null, context: BoardContext): BoardObject {
  const { values } = object;
  const faceDown = values['faceDown'] === true || (typeof values['faceDown'] === 'string' && values['faceDown'] !== '');
  const alias = [...context.aliases].find(([, id]) => id === object.id)?.[0] ?? null;
  return {
    id: object.id,
    names: faceDown && zone === 'battlefield' ? [] : namesOf(object, zone, context),
    alias,
    faceDown,
    token: object.kind === 'token',
    copy: object.kind === 'copy' || values['copy'] === true || isCopied(object, zone, context),
    zone,
    owner: object.owner,
    controller: object.controller,
    types: texts(values['types']).map((word) => word.toLowerCase()),
    subtypes: texts(values['subtypes']).map((word) => word.toLowerCase()),
    keywords: keywordsIn(values['keywords']),
    colours: texts(values['colours'])
      .map((colour) => letters[colour] ?? colour)
      .join(''),
    power: numberIn(values['power']),
    toughness: numberIn(values['toughness']),
    basePower: numberIn(values['basePower'] ?? values['power']),
    baseToughness: numberIn(values['baseToughness'] ?? values['toughness']),
    manaValue: numberIn(values['manaValue']) ?? 0,
    tapped: values['tapped'] === true,
    damage: numberIn(values['damage']) ?? 0,
    counters: numbers(values['counters']),
    attachedTo: host ?? object.host ?? null,
  };
}

/** Whether a card on the battlefield currently has the name of another card. */
function isCopied(object: ObjectView, zone: string, context: BoardContext): boolean {
  const name = object.values['name'];
  if (zone !== 'battlefield' || object.card === undefined || typeof name !== 'string' || name === '') return false;
  return context.cardName(object.card) !== name && !context.programs.faceNames(object.card).includes(name);
}

/** Returns an object's current names; off the battlefield a card of several faces has each face's name and all of them joined. */
function namesOf(object: ObjectView, zone: string, context: BoardContext): readonly string[] {
  const name = object.values['name'];
  const card = context.cardName(object.card);
  const faces = object.card === undefined || zone === 'battlefield' ? [] : context.programs.faceNames(object.card);
  return [
    ...new Set([
      ...(typeof name === 'string' ? [name] : []),
      ...(zone === 'battlefield' && typeof name === 'string' ? [] : card === null ? [] : [card]),
      ...faces,
    ]),
  ];
}

function readItem(object: ObjectView, context: BoardContext): StackItem {
  const names = namesOf(object, 'stack', context);
  const item = object.values['item'] as Json | undefined;
  const path = typeof item === 'object' && item !== null && !Array.isArray(item) ? ((item as JsonObject)['ability'] as Json) : undefined;
  const common = { id: object.id, controller: object.controller, copy: object.kind === 'copy' || object.values['copy'] === true };
  if (typeof path !== 'string' || object.kind !== 'item')
    return {
      ...common,
      kind: 'spell',
      names,
      keyword: null,
      loyalty: null,
      cost: [],
      mana: false,
      text: object.card === undefined ? '' : context.programs.spellText(object.card),
    };
  const { triggered, names: own, keyword, loyalty, cost, mana, text } = context.programs.ability(path, names);
  return { ...common, kind: triggered ? 'triggered' : 'activated', names: own, keyword, loyalty, cost, mana, text };
}

function readPlayer(values: JsonObject, emblems: readonly string[]): BoardPlayer {
  const pool: Record<string, number> = {};
  for (const unit of Array.isArray(values['pool']) ? (values['pool'] as readonly Json[]) : []) {
    const kind =
      typeof unit === 'string'
        ? unit
        : typeof unit === 'object' && unit !== null && !Array.isArray(unit)
          ? String((unit as JsonObject)['type'] ?? (unit as JsonObject)['kind'])
          : '';
    const letter = letters[kind] ?? kind;
    pool[letter] = (pool[letter] ?? 0) + 1;
  }
  return { life: numberIn(values['life']) ?? 0, counters: numbers(values['counters']), pool, emblems };
}

function commandZone(view: View, seat: number, context: BoardContext): readonly string[] {
  return view.zones
    .filter((zone) => zone.kind === 'command')
    .flatMap((zone) =>
      zone.objects.filter((object) => object.controller === seat).map((object) => namesOf(object, 'command', context)[0] ?? ''),
    );
}
