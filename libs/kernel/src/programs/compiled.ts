import type { CardId } from '../contract.js';
import type { Ability, CardProgram, Modifier, Trigger } from './programs.js';

/** A card program compiled once: its abilities with their paths, indexed by the moment that they wait for. */
export interface Program {
  readonly card: CardProgram;
  readonly abilities: readonly CompiledAbility[];
  readonly statics: readonly CompiledAbility[];
  readonly byMoment: ReadonlyMap<string, readonly CompiledAbility[]>;
  /** Its further faces, each compiled like a card; the game says which face is up. */
  readonly faces: readonly Program[];
  /** Paths of the printed abilities. */
  readonly paths: readonly string[];
  /** Whether a static ability, printed or from a keyword, defines characteristics in all zones. */
  readonly defines: boolean;
  /**
   * Whether a static ability of any face affects something that is not in play, because it works in other zones or defines characteristics.
   */
  readonly elsewhere: boolean;
  /** Keys of the moments that an ability of any face waits for; `keysAt` lists the same by the kind of zone where the ability works. */
  readonly keys: readonly string[];
  readonly keysAt: ReadonlyMap<string, readonly string[]>;
  /** Keys of the moments that abilities wait for which any face gives to something. */
  readonly lends: ReadonlySet<string>;
}

export interface CompiledAbility {
  readonly ability: Ability;
  readonly path: string;
  readonly triggers: readonly CompiledTrigger[];
  /** Id of the card on which it is printed as the card's own ability; '' for abilities that are lent. */
  readonly printedOn: CardId;
  /** For a static ability: its modifiers, each combined with the ability's own condition. */
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

/** A modifier with every field set, so that all modifiers have the same shape: derivation reads them more than anything else. */
export type FullModifier = { readonly [Field in LowerField]: Modifier[Field] } & { readonly farSighted: boolean };

/** The fields of modifiers with derivation `lowerLayers`; further fields belong to derivation `inOrder` (`parts.ts`). */
type LowerField = 'layer' | 'of' | 'players' | 'if' | 'add' | 'set' | 'times' | 'gain' | 'lose' | 'abilities';
