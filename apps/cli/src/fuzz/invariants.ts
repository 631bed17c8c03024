import type { Json, ObjectView, Session, View } from '@arbiter/kernel';
import type { FuzzProfile } from './profile.js';

/** Thrown when an invariant does not hold. */
export class Fault extends Error {
  constructor(
    readonly invariant: string,
    detail: string,
  ) {
    super(`${invariant}: ${detail}`);
  }
}

export function demand(holds: boolean, invariant: string, detail: () => string): void {
  if (!holds) throw new Fault(invariant, detail());
}

/** Returns all objects that a view shows, including those under others and attached to others. */
export function objectsIn(view: View): ObjectView[] {
  const found: ObjectView[] = [];
  const visit = (object: ObjectView): void => {
    found.push(object);
    object.attachments.forEach(visit);
    object.under.forEach(visit);
  };
  for (const zone of view.zones) zone.objects.forEach(visit);
  for (const slot of view.slots) if (slot.object !== null) visit(slot.object);
  return found;
}

/** Checks what must hold after every action. */
export function checkPending(session: Session): void {
  const pending = session.pending();
  const over = session.result() !== null;
  demand(
    over === (pending.length === 0),
    'a decision is open while the match runs',
    () => `${pending.length} open, result ${JSON.stringify(session.result())}`,
  );
  demand(new Set(pending.map((one) => one.id)).size === pending.length, 'decision ids', () => 'two decisions share an id');
}

/** Checks what must hold after every action with events, as a judge sees it. */
export function checkTable(session: Session, view: View, profile: FuzzProfile, conserved: Json): void {
  demand((session.result() !== null) === (view.status === 'ended'), 'result', () => `the status is ${view.status}`);
  const ids = objectsIn(view).map((object) => object.id);
  demand(
    new Set(ids).size === ids.length,
    'object ids',
    () => `an object is in two places: ${ids.filter((id, at) => ids.indexOf(id) !== at).join()}`,
  );
  for (const zone of view.zones)
    demand(zone.count === zone.objects.length, 'zones', () => `${zone.id} counts ${zone.count} and shows ${zone.objects.length}`);
  checkNumbers(view, 'the view');
  const [fault] = profile.faultsOf?.(view, session.pending()) ?? [];
  demand(fault === undefined, 'the table', () => fault ?? '');
  if (conserved === null || profile.conserved === undefined) return;
  const now = profile.conserved(view);
  demand(
    now === null || JSON.stringify(now) === JSON.stringify(conserved),
    'cards are conserved',
    () => `${JSON.stringify(conserved)} became ${JSON.stringify(now)}`,
  );
}

/** Checks that all numbers are integers, as the rules use no others. */
function checkNumbers(node: unknown, where: string): void {
  if (typeof node === 'number') demand(Number.isSafeInteger(node), 'integers', () => `${node} in ${where}`);
  if (typeof node !== 'object' || node === null) return;
  for (const key in node) checkNumbers((node as { readonly [key: string]: unknown })[key], `${where}.${key}`);
}
