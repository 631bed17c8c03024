/** Makes a new id for a command, from random bytes: a page that is not served over HTTPS has no `randomUUID`. */
export const newCommandId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
