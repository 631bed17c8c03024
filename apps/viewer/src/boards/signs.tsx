import type { JSX } from 'preact';

/**
 * Drawings of the page's own for characters that common fonts lack, which would be empty boxes: paths of lines within 16 by 16. Those of
 * `filled` are filled.
 */
const lines: { readonly [sign: string]: string } = {
  '⏱': 'M6 1.5h4M8 1.5V4M8 4a5 5 0 1 1 0 10A5 5 0 0 1 8 4M8 9V6M12 4l1 1',
  '⚔': 'M2 2l9 9M14 2l-9 9M9 13l4-4M3 9l4 4M11.5 11.5l2.5 2.5M4.5 11.5L2 14',
  '⛊': 'M8 1.5c2 1.5 4 2 5.5 2 0 5-1 8.5-5.5 11-4.5-2.5-5.5-6-5.5-11 1.5 0 3.5-.5 5.5-2z',
  '⟳': 'M13 8a5 5 0 1 1-2-4M11.5 1v3.5H8',
  '⟲': 'M3 8a5 5 0 1 0 2-4M4.5 1v3.5H8',
  '↺': 'M3 8a5 5 0 1 0 2-4M4.5 1v3.5H8',
  '▣': 'M2 2h12v12H2zM5.5 5.5h5v5h-5z',
  '◎': 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  '⊕': 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 2v12M2 8h12',
  '◈': 'M8 1l7 7-7 7-7-7zM8 5l3 3-3 3-3-3z',
  '✕': 'M3 3l10 10M13 3L3 13',
  '▤': 'M2 2h12v12H2zM2 5h12M2 8h12M2 11h12',
  '⚖': 'M8 2v12M5 14h6M3 4h10M3 4L1 9.5h4zM13 4l-2 5.5h4z',
  '⇧': 'M8 2l6 6h-3.5v5h-5V8H2z',
  '⌫': 'M5.5 3H15v10H5.5L1 8zM7.5 6l4 4M11.5 6l-4 4',
  '⇅': 'M5 14V2M2 5l3-3 3 3M11 2v12M8 11l3 3 3-3',
  '❄': 'M8 1v14M2 4.5l12 7M14 4.5l-12 7',
};
const filled: { readonly [sign: string]: string } = {
  '✶': 'M8 1l1.5 4.400L14 4.5l-3 3.5 3 3.5-4.5-.9L8 15l-1.5-4.400-4.5.9 3-3.5-3-3.5 4.5.9z',
  '✦': 'M8 1l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
  '♛': 'M2 4l3 4 3-6 3 6 3-4-1.5 9h-9z',
  '⚑': 'M3 1h1.5v1H14l-3 3.5L14 9H4.5v6H3z',
  '☾': 'M10 2a6.5 6.5 0 1 0 4 9A6 6 0 0 1 10 2z',
  ϟ: 'M10 1L4 9h3.5L5 15l7-8H8z',
  '❚': 'M5 2h5v12H5z',
  '►': 'M4 2l10 6-10 6z',
  '▶': 'M4 2l10 6-10 6z',
  '◀': 'M12 2L2 8l10 6z',
  '▴': 'M8 4l6 8H2z',
  '▾': 'M8 12L2 4h12z',
};

const drawn = new RegExp(`([${Object.keys({ ...lines, ...filled }).join('')}])`, 'u');

/** What a sign looks like, as a path within 16 by 16; null for one that is written as a character. */
export function drawingOf(sign: string): { readonly path: string; readonly filled: boolean } | null {
  const path = lines[sign] ?? filled[sign];
  return path === undefined ? null : { path, filled: sign in filled };
}

/** Text in which the signs that common fonts lack are drawn; whoever hears the page is told what they mean in words elsewhere. */
export function Signs({ text }: { readonly text: string }): JSX.Element {
  if (!drawn.test(text)) return <>{text}</>;
  return (
    <>
      {text.split(drawn).map((part, at) => {
        const drawing = drawingOf(part);
        return drawing === null ? (
          part
        ) : (
          <svg class={`sign-drawing ${drawing.filled ? 'filled' : ''}`} viewBox="0 0 16 16" aria-hidden="true" key={at}>
            <path d={drawing.path} />
          </svg>
        );
      })}
    </>
  );
}
