/** Where names of cards may break, so that they fit a narrow card. */

/** A mark at which a word may break, with a hyphen; it shows nothing elsewhere. */
const softHyphen = '\u00AD';

/** Words up to this length are not broken. */
const wholeUpTo = 8;
/** At least so many letters stand before and after a break. */
const least = 3;

const vowels = 'aeiouyàáâäãåæèéêëìíîïòóôöøœùúûü';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);

/** Two letters that are one sound, or begin a syllable together. */
const together = new Set(
  'ch ph sh th wh gh rh qu ck bl br cl cr dr fl fr gl gr kl kn kr pl pr sc sk sl sm sn sp st sw tr tw wr'.split(' '),
);

/**
 * Whether a word may break before its letter at a place: before a consonant that a vowel follows, or before two that begin a syllable
 * together.
 */
const breaksAt = (letters: readonly string[], at: number): boolean => {
  const [two, one, next, after] = [letters[at - 2], letters[at - 1], letters[at], letters[at + 1]];
  if (!isLetter(one) || !isLetter(next) || isVowel(next)) return false;
  if (together.has(`${one}${next}`)) return false;
  const begins = isVowel(after) || (together.has(`${next}${after}`) && isVowel(letters[at + 2]));
  return begins && (isVowel(one) || isVowel(two) || two === one || together.has(`${two}${one}`));
};

const brokenWord = (word: string): string => {
  if (word.length <= wholeUpTo) return word;
  const letters = [...word.toLowerCase()];
  return [...word]
    .map((letter, at) => (at >= least && letters.length - at >= least && breaksAt(letters, at) ? `${softHyphen}${letter}` : letter))
    .join('');
};

/** Returns a name whose long words may break between syllables, near enough. Chinese breaks anywhere by itself. */
export const brokenName = (name: string): string => name.replace(/[\p{Script=Latin}]+/gu, brokenWord);
