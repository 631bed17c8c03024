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

const plus = 0x2b;
const dot = 0x2e;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isNumberPart = (code: number): boolean => isDigit(code) || code === dot || code === minus || code === plus;
const isExponent = (code: number): boolean => code === 0x45 || code === 0x65;
const numberText = /[-+.0-9eE]+/y;

/** Whether an odd number of backslashes stands before a place, so that the quote there is part of the string. */
const isEscaped = (text: string, at: number): boolean => {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
};

/** Finds where the string that begins at `start` ends: the place of its closing quote, or the end of the text. */
const stringEnd = (text: string, start: number): number => {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
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

/** A JSON text as it was read, or why it is refused. */
export type ReadJson =
  /** `asWritten`: whether the text is exactly what `JSON.stringify` writes for the value. */
  | { readonly ok: true; readonly value: unknown; readonly asWritten: boolean }
  /** Null where the text is no JSON, and has none of the faults. */
  | { readonly ok: false; readonly fault: JsonTextFault | null };

/** Every number with fewer characters is safe, unless it has an exponent. */
const safeLength = 15;

/** Whether nothing is nested too deep and all numbers are safe. False where a number needs a closer look. Keys are not looked at. */
const isShallowAndSafe = (text: string, depthLimit: number): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = stringEnd(text, at);
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      if (depth > depthLimit) return false;
    } else if (code === closeBrace || code === closeBracket) depth = Math.max(0, depth - 1);
    else if (code === minus || isDigit(code)) {
      let end = at + 1;
      while (isNumberPart(text.charCodeAt(end))) end += 1;
      if (end - at > safeLength || isExponent(text.charCodeAt(end))) return false;
      at = end - 1;
    }
  }
  return true;
};

/**
 * Parses a JSON text and refuses what `jsonTextFault` refuses, in less time: a text that `JSON.stringify` writes again as it was has no key
 * twice, as of two equal keys only one is read.
 */
export function readJson(text: string, depthLimit = maximalJsonDepth): ReadJson {
  const fault = isShallowAndSafe(text, depthLimit) ? null : jsonTextFault(text, depthLimit);
  if (fault !== null) return { ok: false, fault };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: jsonTextFault(text, depthLimit) };
  }
  if (JSON.stringify(value) === text) return { ok: true, value, asWritten: true };
  const found = jsonTextFault(text, depthLimit);
  return found === null ? { ok: true, value, asWritten: false } : { ok: false, fault: found };
}
