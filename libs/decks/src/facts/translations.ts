import type { RowFault } from './card-facts.js';
import { isFields, inWords } from './fields.js';

/** A Chinese name of a card from a source of names alone. Such names find cards; they are no authority on how a card is called. */
export interface Translation {
  readonly key: string;
  readonly zh: string;
}

export type TranslationAnswer = { readonly ok: true; readonly translation: Translation } | { readonly ok: false; readonly fault: RowFault };

/**
 * Reads a row of a list of names: the English one in `name`, the Chinese one in `zh`. Never throws.
 * @param row number of the row, from 1, for the fault
 */
export function readTranslation(value: unknown, row = 1): TranslationAnswer {
  const fault = (code: RowFault['code'], key: string | null, field: string | null, detail: string): TranslationAnswer => ({
    ok: false,
    fault: { code, row, key, field, detail },
  });
  if (!isFields(value)) return fault('row/not-an-object', null, null, `The row is ${inWords(value)}, not an object.`);
  const { name, zh } = value;
  if (typeof name !== 'string' || name.trim() === '') return fault('row/field-missing', null, 'name', 'The field name is missing.');
  if (typeof zh !== 'string' || zh.trim() === '') return fault('row/field-missing', name, 'zh', 'The field zh is missing.');
  return { ok: true, translation: { key: name.trim(), zh: zh.trim() } };
}
