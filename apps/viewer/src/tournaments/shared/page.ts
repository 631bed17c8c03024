import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language, Params } from './language.js';
import type { WordKey } from './words.js';

/** What every part of a page needs: the reader's language, and words in it. */
export interface Page {
  readonly language: Language;
  say(key: WordKey, params?: Params): string;
}

export const PageContext = createContext<Page | null>(null);

/** The page around a component. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error('a part of a page stands outside of it');
  return page;
}
