/** Any value that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value);

/** Whether two values say the same; the order of members does not count. */
export const isSame = (one: Json, other: Json): boolean => {
  if (one === other) return true;
  if (isList(one)) return isList(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at] as Json));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name] as Json, other[name] as Json))
  );
};
