import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { read } from '../evaluation/characteristics.js';
import { sourceEnv } from '../programs/env.js';
import type { GameDefinition } from '../game.js';
import { grant, grantVerb } from '../values/lasting.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { place } from '../places/places.js';
import type { Ability, CardProgram, Modifier } from '../programs/programs.js';
import { emptyState, type Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { valuesOf } from '../values/values.js';
import { probeGame } from './probe-game.js';
import { keyOf, probePins } from './probe-run.js';
import { openTable } from '../running/open-table.js';

/**
 * A small game of layers, based on the probe game's rules: everything lies in one shared zone, `field`, and values are derived `inOrder`.
 */
export const layers = [
  'copy',
  'control',
  'text',
  'kinds',
  'colours',
  'abilities',
  'power.define',
  'power.set',
  'power.change',
  'power.marks',
  'power.swap',
] as const;

const copied = ['title', 'cost', 'kinds', 'tribes', 'colours', 'keywords', 'power', 'guard', 'abilities'] as const;

/** The printed values of a card of the layer game; what is left out is nothing, 0 or []. */
export interface Printed {
  readonly kinds?: readonly string[];
  readonly tribes?: readonly string[];
  readonly colours?: readonly string[];
  readonly keywords?: readonly Json[];
  readonly power?: number;
  readonly guard?: number;
  readonly cost?: number;
}

/** Builds a card of the layer game. */
export function card(id: string, printed: Printed, abilities: readonly Ability[] = []): CardProgram {
  return { id, names: { en: id, zh: id }, printed: { kind: 'unit', ...printed } as JsonObject, abilities };
}

/** Builds a static ability with these modifiers. */
export function standing(...modifiers: readonly Modifier[]): Ability {
  return { kind: 'static', modifiers };
}

/**
 * Builds a card of the layer game that is a spell with lasting effects; their modifiers stand at
 * `spell-id/abilities/0/clauses/0/do/0/modifiers`.
 */
export function spell(id: string, ...modifiers: readonly Modifier[]): CardProgram {
  return card(id, {}, [{ kind: 'spell', clauses: [{ do: [{ verb: 'grant', until: 'game', modifiers }] }] }]);
}

export const layerGame: GameDefinition = {
  ...probeGame,
  id: 'layers',
  cards: [],
  derivation: 'inOrder',
  layers,
  inPlay: ['field'],
  visibility: { field: 'all', hand: 'owner', pile: 'all' },
  keepsIdentity: () => true,
  objectFields: { marks: 0, tapped: false },
  distantFields: ['tapped', 'zone', 'order', 'stamp', 'knownTo'],
  status: { tapped: (_table, row) => row.tapped as boolean },
  baseFields: ['owner'],
  baseValues: (table, row) => {
    const { printed, id } = table.program(row).card;
    const { kinds = [], tribes = [], colours = [], keywords = [], power = 0, guard = 0, cost = 0 } = printed as Printed;
    return {
      title: id,
      cost,
      kinds: kinds as string[],
      tribes: tribes as string[],
      colours: colours as string[],
      keywords: keywords as Json[],
      power,
      guard,
    };
  },
  copiable: { after: 'copy', characteristics: copied },
  text: { fields: ['colours', 'tribes'], characteristics: ['tribes', 'keywords'] },
  keywordAbilities: {
    proud: () => [standing({ layer: 'power.change', of: 'self', add: { power: 1 } })],
    ward: ({ by }) => [
      { kind: 'triggered', on: [{ event: 'turnStarted', mark: 'at' }], clauses: [{ do: [{ verb: 'heal', by: by as number }] }] },
    ],
    leads: ({ tribes }) => [
      standing({ layer: 'power.change', of: { from: 'field', where: { tribes: tribes as string } }, add: { power: 1 } }),
    ],
  },
  layerRules: {
    'power.marks': {
      own: {
        on: (table) => table.zone('field').order.filter((id) => table.object(id).marks !== 0),
        change: (_table, row, values) => void (values.power = (values.power as number) + (row.marks as number)),
      },
    },
  },
  // An effect that sets a land's tribes takes away the land's own text.
  consequences: {
    touches: (change) => (change.set !== undefined && 'tribes' in change.set ? ['abilities', 'keywords'] : []),
    make: (_table, _row, values, change) => {
      if (change.set === undefined || !('tribes' in change.set) || !(values.kinds as string[]).includes('land')) return;
      values.abilities = [];
      values.keywords = [];
    },
  },
  modifierSources: (table) => table.zone('field').order,
};

/** A table of the layer game, with short methods to set it up. */
export class LayerTable {
  readonly table: Table;

  constructor(cards: readonly CardProgram[], more: Partial<GameDefinition> = {}) {
    const library = Library.of({ ...layerGame, ...more }, [], { grant: grantVerb }, catalogueOf(cards));
    this.table = openTable(library, probePins(), emptyState(keyOf(1)), false);
    const { state } = this.table;
    state.game = { turn: 0, active: 0 };
    for (const seat of [0, 1]) {
      state.players.push({ life: 8, uses: {} });
      state.zones[`hand:${seat}`] = { id: `hand:${seat}`, kind: 'hand', seat, order: [] };
    }
    for (const id of ['field', 'pile']) state.zones[id] = { id, kind: id, seat: -1, order: [] };
  }

  /** Puts a card at the bottom of a zone, the field unless given. @returns its id */
  put(id: string, seat: Seat = 0, zone = 'field'): ObjectId {
    return place(this.table, this.table.create(id, seat).id, { zone, at: 'bottom' });
  }

  /** Begins the effects of a spell for these objects (a locked set), or, with null, for whatever their selectors name. */
  cast(id: string, objects: readonly ObjectId[] | null, vars: JsonObject = {}, seat: Seat = 0): void {
    const env = { self: 0, card: id, you: seat, event: null, vars, each: 0, subject: 0, cut: 1000 };
    const path = `${id}/abilities/0/clauses/0/do/0`;
    const modifiers = this.table.library.node<readonly Modifier[]>(`${path}/modifiers`);
    modifiers.forEach((_, index) => grant(this.table, env, { program: `${path}/modifiers/${index}`, objects, seats: [], until: 'game' }));
  }

  /** The same with the kernel's verb, which fixes copies; the object is bound to `it`. */
  castOn(id: string, it: ObjectId, vars: JsonObject): void {
    const env = { self: 0, card: id, you: 0, event: null, vars: { ...vars, it: [it] }, each: 0, subject: 0, cut: 1000 };
    const path = `${id}/abilities/0/clauses/0/do/0`;
    grantVerb.run(this.table, { ...this.table.library.node<{ readonly verb: string }>(path), to: { var: 'it' } }, env, path);
  }

  write(id: ObjectId, field: string, value: Json): void {
    this.table.set(this.table.object(id) as Row, field, value);
  }

  value(id: ObjectId, characteristic: string, cut = 'final'): Json | undefined {
    return read(this.table, sourceEnv(id, '', 0), id, characteristic, cut === 'final' ? undefined : cut);
  }

  /** Returns power and guard as a string. */
  size(id: ObjectId): string {
    const { power, guard } = valuesOf(this.table, id);
    return `${String(power)}/${String(guard)}`;
  }
}
