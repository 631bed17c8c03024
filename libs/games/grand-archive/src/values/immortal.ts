import type { ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { isUnit } from './base.js';
import { hasKeyword } from './keywords.js';
import { forbids } from './rules.js';

/** Whether an object can't die (ext.3.5). */
export const isImmortal = (table: Table, object: ObjectId): boolean =>
  isUnit(table, object) && (hasKeyword(table, object, 'immortality') || forbids(table, object, 'die'));
