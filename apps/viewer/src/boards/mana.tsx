import { Signs } from './signs.js';

const symbols = /(\{[^{}]+\})/;

/** Text with mana symbols: `{2}{R}` as a row of discs, and with signs drawn. */
export function Mana({ text }: { readonly text: string }) {
  if (!text.includes('{')) return <Signs text={text} />;
  return (
    <>
      {text
        .split(symbols)
        .map((part, at) => (symbols.test(part) ? <Symbol sign={part.slice(1, -1)} key={at} /> : <Signs text={part} key={at} />))}
    </>
  );
}

const signs: { readonly [sign: string]: string } = { T: '⟳', Q: '⟲', S: '❄', E: 'ϟ', M: '☾' };

function Symbol({ sign }: { readonly sign: string }) {
  const colours = sign.split('/').filter((part) => /^[WUBRGC]$/.test(part));
  return (
    <span
      class={`mana ${colours.map((colour) => `mana-${colour}`).join(' ')} ${colours.length === 2 ? 'hybrid' : ''}`}
      role="img"
      aria-label={`{${sign}}`}
    >
      <Signs text={signs[sign] ?? sign} />
    </span>
  );
}

const signOfType: { readonly [type: string]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colourless: 'C' };

/** The symbol of a type of mana. */
export function manaOf(type: string): string {
  return `{${signOfType[type] ?? type}}`;
}
