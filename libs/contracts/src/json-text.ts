/** Why a JSON text is refused, though `JSON.parse` might accept it. */
export interface JsonTextFault {
  readonly fault: 'too-deep' | 'duplicate-key' | 'number-out-of-range';
  readonly detail: string;
}

/** The deepest nesting that is accepted. No stored event and no export is nested half as deep. */
export const maximalJsonDepth = 64;
/** Longest text of a number that is read; every safe integer and every double has a shorter one. */
const maximalDigits = 32;

const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;
const colon = 0x3a;
const quote = 0x22;
const backslash = 0x5c;
const minus = 0x2d;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const numberText = /[-+.0-9eE]+/y;

/** Finds where the string that begins at `start` ends: the place of its closing quote, or the end of the text. */
const stringEnd = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

/** Decodes the escapes of a key: `"\u0061"` is the key `a`. */
const keyText = (raw: string): string => {
  if (!raw.includes('\\')) return raw;
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
};

const numberFault = (digits: string): JsonTextFault | null => {
  if (digits.length > maximalDigits) return { fault: 'number-out-of-range', detail: `a number of ${digits.length} characters` };
  const value = Number(digits);
  return Math.abs(value) > Number.MAX_SAFE_INTEGER
    ? { fault: 'number-out-of-range', detail: `the number ${digits} is beyond what can be told apart` }
    : null;
};

/**
 * Checks a JSON text before it is parsed by anything recursive. It refuses nesting that would exhaust a stack, keys that stand twice in an
 * object (readers differ in which of the two they take), and numbers that a double can't hold exactly. Whether the text is JSON at all is
 * left to `JSON.parse`; any text may be given.
 * @returns the first fault, or null
 */
export function jsonTextFault(text: string, depthLimit = maximalJsonDepth): JsonTextFault | null {
  /** The keys so far of each open object; null for each open array. */
  const open: (Set<string> | null)[] = [];
  let keyIsNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = stringEnd(text, at);
      const keys = open.at(-1);
      if (keyIsNext && keys) {
        const key = keyText(text.slice(at + 1, end));
        if (keys.has(key))
          return { fault: 'duplicate-key', detail: `the key ${JSON.stringify(key.slice(0, 80))} stands twice in one object` };
        keys.add(key);
        keyIsNext = false;
      }
      at = end;
    } else if (code === openBrace || code === openBracket) {
      if (open.length >= depthLimit) return { fault: 'too-deep', detail: `nested deeper than ${depthLimit}` };
      open.push(code === openBrace ? new Set() : null);
      keyIsNext = code === openBrace;
    } else if (code === closeBrace || code === closeBracket) {
      open.pop();
      keyIsNext = false;
    } else if (code === comma) {
      keyIsNext = open.at(-1) instanceof Set;
    } else if (code === colon) {
      keyIsNext = false;
    } else if (code === minus || isDigit(code)) {
      numberText.lastIndex = at;
      const digits = numberText.exec(text)?.[0] ?? '';
      const fault = numberFault(digits);
      if (fault !== null) return fault;
      at += Math.max(digits.length, 1) - 1;
    }
  }
  return null;
}
