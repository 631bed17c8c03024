import type { Json, ObjectId } from '@arbiter/kernel';
import type { Control, Frame, Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { rulesOf } from '../rules.js';
import { cardOption, pickedObjects } from '../options.js';

/** Asks which attackers are exerted as they attack, an optional cost (508.1g, 701.38d). Asks nothing where none can be exerted. */
export function askExert(table: Table, frame: Frame, attackers: readonly ObjectId[]): Control | undefined {
  const able = attackers.filter((id) => rulesOf(table, id).some((rule) => rule.word === 'may' && rule.what === 'exert'));
  if (able.length === 0) return undefined;
  const options = able.map((id) => cardOption(table, id));
  table.ask(frame, {
    seat: gameOf(table).active,
    kind: 'chooseExert',
    rule: '508.1g',
    domain: { type: 'options', min: 0, max: able.length, options },
  });
  return { wait: true };
}

/** Returns the creatures chosen; none if nobody was asked. */
export function exertChosen(answer: Json | undefined): readonly ObjectId[] {
  return answer === null ? [] : pickedObjects(answer);
}
