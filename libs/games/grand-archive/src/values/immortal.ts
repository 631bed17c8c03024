import type { ObjectId, Table } from '@arbiter/kernel';
import { isUnit } from './base.js';
import { hasKeyword } from './keywords.js';
import { forbids } from './rules.js';

/** ext.3.5: it can't die. */
export const isImmortal = (table: Table, object: ObjectId): boolean =>
  isUnit(table, object) && (hasKeyword(table, object, 'immortality') || forbids(table, object, 'die'));
