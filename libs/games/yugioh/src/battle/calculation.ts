/** Damage calculation as a pure function (base.19). */

/** A monster in battle, with the values that count at that moment (base.19.15). */
export interface Fighter {
  readonly atk: number;
  readonly def: number;
  readonly position: 'attack' | 'defense';
}

export interface BattleOutcome {
  /** Battle damage that the attacker's controller takes, and the other player. */
  readonly toAttacker: number;
  readonly toTarget: number;
  readonly attackerLoses: boolean;
  readonly targetLoses: boolean;
}

const nothing: BattleOutcome = { toAttacker: 0, toTarget: 0, attackerLoses: false, targetLoses: false };

/**
 * What a battle comes to before anything changes it.
 * @param target null for a direct attack
 * @param pierces whether the attacker deals piercing battle damage (base.19.8)
 */
export function calculate(attacker: Fighter, target: Fighter | null, pierces = false): BattleOutcome {
  // base.19.7
  if (target === null) return { ...nothing, toTarget: attacker.atk };
  return target.position === 'attack' ? againstAttack(attacker.atk, target.atk) : againstDefense(attacker.atk, target.def, pierces);
}

/** base.19.1 - 19.3 */
function againstAttack(atk: number, other: number): BattleOutcome {
  if (atk > other) return { ...nothing, toTarget: atk - other, targetLoses: true };
  if (atk < other) return { ...nothing, toAttacker: other - atk, attackerLoses: true };
  return atk === 0 ? nothing : { ...nothing, attackerLoses: true, targetLoses: true };
}

/** base.19.4 - 19.6, 19.8 */
function againstDefense(atk: number, def: number, pierces: boolean): BattleOutcome {
  if (atk > def) return { ...nothing, toTarget: pierces ? atk - def : 0, targetLoses: true };
  return atk < def ? { ...nothing, toAttacker: def - atk } : nothing;
}
