/** How a verb is meant towards what it is done to; for the defaults of docs/xmage.md. */
const bad: readonly string[] = [
  'destroy', 'exile', 'sacrifice', 'dealDamage', 'discard', 'mill', 'counter', 'loseLife', 'payLife', 'tap', 'loseGame', 'moveHand', 'bounce', 'detain', 'goad',
  'fight', 'controlPlayer', 'removeFromCombat', 'skip', 'gainControl', 'unattach',
];
const good: readonly string[] = [
  'draw', 'gainLife', 'untap', 'regenerate', 'create', 'preventDamage', 'attach', 'addCounters', 'grant', 'search', 'extraTurn', 'mayCast', 'castFree', 'addMana', 'reveal',
  'copySpell', 'becomeCopy', 'transform', 'phaseOut', 'winGame', 'scry', 'surveil', 'proliferate', 'populate', 'investigate', 'explore', 'look', 'setLife', 'move',
];

/** The first verb that the table knows decides; an effect without one is taken as good. */
export function isGood(verbs: readonly string[]): boolean {
  const telling = verbs.find((verb) => bad.includes(verb) || good.includes(verb));
  return telling === undefined || good.includes(telling);
}
