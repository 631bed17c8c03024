const texts = new WeakMap<object, string>();

/** Returns the JSON of an object that never changes; it is written once, for all who are sent the same object. */
export const jsonText = (value: object): string => {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
};
