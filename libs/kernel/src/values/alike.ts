/** Whether two values are equal: identical, or equal part by part for lists, maps, sets and plain objects. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((value, at) => alike(value, other[at]));
  if (one instanceof Map) {
    return (
      other instanceof Map && one.size === other.size && [...one].every(([key, value]) => other.has(key) && alike(value, other.get(key)))
    );
  }
  if (one instanceof Set) return other instanceof Set && one.size === other.size && [...one].every((value) => other.has(value));
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => name in other && alike((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
}
