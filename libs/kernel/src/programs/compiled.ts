import type { CardId } from '../contract.js';
import type { Ability, CardProgram, Modifier, Trigger } from './programs.js';

/** A card program compiled once: its abilities with their paths, found by the moment that they wait for. */
export interface Program {
  readonly card: CardProgram;
  readonly abilities: readonly CompiledAbility[];
  readonly statics: readonly CompiledAbility[];
  readonly byMoment: ReadonlyMap<string, readonly CompiledAbility[]>;
  /** Its further faces, each compiled as a card is; which of them is up, the game says. */
  readonly faces: readonly Program[];
  /** Paths of the printed abilities. */
  readonly paths: readonly string[];
  /** Whether a static ability, its own or a keyword's, defines characteristics in all zones. */
  readonly defines: boolean;
  /** Whether a static ability, of any of its faces, says something of what is not in play: it works in other zones, or defines. */
  readonly elsewhere: boolean;
  /** Moments that an ability of any of its faces waits for, and the same by the kind of zone where the ability works. */
  readonly keys: readonly string[];
  readonly keysAt: ReadonlyMap<string, readonly string[]>;
  /** Moments for which abilities wait that any of its faces gives to something. */
  readonly lends: ReadonlySet<string>;
}

export interface CompiledAbility {
  readonly ability: Ability;
  readonly path: string;
  readonly triggers: readonly CompiledTrigger[];
  /** The card on which it is printed as an ability of its own; '' for abilities that are lent. */
  readonly printedOn: CardId;
  /** Static: its modifiers, each with the ability's own condition. */
  readonly standing: readonly CompiledModifier[];
}

export interface CompiledModifier {
  readonly modifier: FullModifier;
  readonly layer: number;
  readonly path: string;
}

export interface CompiledTrigger extends Trigger {
  readonly key: string;
}

/** A modifier with every field, so that all have one shape: derivation reads them more than anything else. */
export type FullModifier = { readonly [Field in LowerField]: Modifier[Field] } & { readonly farSighted: boolean };

/** What modifiers consist of where layers read lower layers; what else there is belongs to derivation in order (`parts.ts`). */
type LowerField = 'layer' | 'of' | 'players' | 'if' | 'add' | 'set' | 'times' | 'gain' | 'lose' | 'abilities';
