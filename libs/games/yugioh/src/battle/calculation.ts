/** Damage calculation as pure functions (base.19). */

/** A monster in battle, with the values that count at that moment (base.19.15). */
export interface Fighter {
  readonly atk: number;
  /** 0 for a Link Monster, which is never in Defense Position (base.14.5). */
  readonly def: number;
  readonly position: 'attack' | 'defense';
  /** The monster cannot be destroyed by battle (base.19.12). */
  readonly survives?: boolean;
  /** The monster deals piercing battle damage when it attacks (base.19.8). */
  readonly pierces?: boolean;
}

/** Battle damage to the attacker's controller and to the other player; 0 means none (base.19.10). */
export interface BattleDamage {
  readonly toAttacker: number;
  readonly toTarget: number;
}

export interface BattleOutcome extends BattleDamage {
  readonly attackerLoses: boolean;
  readonly targetLoses: boolean;
}

const nothing: BattleOutcome = { toAttacker: 0, toTarget: 0, attackerLoses: false, targetLoses: false };

/**
 * Calculates the outcome of a battle before anything changes its damage.
 * @param target null for a direct attack
 */
export function calculate(attacker: Fighter, target: Fighter | null): BattleOutcome {
  // A direct attack deals the attacker's ATK (base.19.7).
  if (target === null) return { ...nothing, toTarget: attacker.atk };
  const outcome = target.position === 'attack' ? againstAttack(attacker.atk, target.atk) : againstDefense(attacker, target.def);
  // A monster that cannot be destroyed by battle does not spare its controller the damage (base.19.12).
  return {
    ...outcome,
    attackerLoses: outcome.attackerLoses && attacker.survives !== true,
    targetLoses: outcome.targetLoses && target.survives !== true,
  };
}

/** The outcome against a monster in Attack Position (base.19.1 - base.19.3). */
function againstAttack(atk: number, other: number): BattleOutcome {
  if (atk > other) return { ...nothing, toTarget: atk - other, targetLoses: true };
  if (atk < other) return { ...nothing, toAttacker: other - atk, attackerLoses: true };
  return atk === 0 ? nothing : { ...nothing, attackerLoses: true, targetLoses: true };
}

/** The outcome against a monster in Defense Position (base.19.4 - base.19.6, base.19.8). */
function againstDefense({ atk, pierces }: Fighter, def: number): BattleOutcome {
  if (atk > def) return { ...nothing, toTarget: pierces === true ? atk - def : 0, targetLoses: true };
  return { ...nothing, toAttacker: def - atk };
}

/** What changes the battle damage of one player (base.19.11); a number counts the effects that do so. */
export interface DamageChanges {
  /** The player takes no battle damage. */
  readonly none?: boolean;
  /** The other player takes it instead. */
  readonly toOther?: boolean;
  readonly doubled?: number;
  readonly halved?: number;
}

/**
 * Returns the battle damage that is taken (base.19.11). First it is settled who takes the damage; it passes to the other player at most
 * once, so that it cannot go back and forth. Then the changes that apply to the player who takes it are applied: doublings before halvings,
 * each half rounded up from .5 (2.4-1).
 */
export function settleDamage(
  { toAttacker, toTarget }: BattleDamage,
  changes: { readonly attacker?: DamageChanges; readonly target?: DamageChanges },
): BattleDamage {
  const [attackerGives, targetGives] = [changes.attacker?.toOther === true, changes.target?.toOther === true];
  return {
    toAttacker: changed((attackerGives ? 0 : toAttacker) + (targetGives ? toTarget : 0), changes.attacker),
    toTarget: changed((targetGives ? 0 : toTarget) + (attackerGives ? toAttacker : 0), changes.target),
  };
}

function changed(damage: number, { none, doubled = 0, halved = 0 }: DamageChanges = {}): number {
  if (none === true) return 0;
  let amount = damage * 2 ** doubled;
  for (let times = 0; times < halved; times++) amount = Math.round(amount / 2);
  return amount;
}
