import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Language, News } from '../../types.js';
import { word } from '../../words.js';
import { fragmentOf } from '../moments.js';
import { versionsOfMoves } from './moves.js';

/** Reads what has happened, for whoever watches; null where a card's way is not offered: to somebody who plays, whose clicks choose. */
export const WayContext = createContext<(() => Promise<readonly News[]>) | null>(null);

/** The moments at which an object moved, as links. They are asked for at a click. */
export function CardMoves({ object, language }: { readonly object: number; readonly language: Language }) {
  const read = useContext(WayContext);
  const [versions, setVersions] = useState<readonly number[] | null>(null);
  if (read === null) return null;
  // The button stays where it has the focus: the text of a card is shown while something in it does.
  return (
    <div class="way">
      <button
        type="button"
        class="quiet way-button"
        aria-expanded={versions !== null}
        onClick={() =>
          read().then(
            (news) => setVersions(versionsOfMoves(news, object)),
            (error: unknown) => console.error(error),
          )
        }
      >
        {word('whereItMoved', language)}
      </button>{' '}
      {versions?.length === 0 && word('neverMoved', language)}
      {(versions ?? []).map((version) => (
        <a key={version} href={fragmentOf({ at: 'version', version })}>
          {version}
        </a>
      ))}
    </div>
  );
}
