import type { ChosenReading, Reading } from './reading.js';

const readings: readonly { readonly reading: Reading; readonly sign: string; readonly name: string }[] = [
  { reading: 'en', sign: 'En', name: 'En – English' },
  { reading: 'zh-Hans', sign: '简', name: '中文（简体）' },
  { reading: 'zh-Hant', sign: '繁', name: '中文（繁體）' },
];

/** The choice between English, simplified and traditional Chinese, each named in itself. */
export function LanguageChoice({ reading, choose }: Pick<ChosenReading, 'reading' | 'choose'>) {
  return (
    <span class="languages" role="group" aria-label={reading === 'en' ? 'Language' : '语言'}>
      {readings.map((one) => (
        <button
          type="button"
          key={one.reading}
          lang={one.reading}
          aria-label={one.name}
          aria-pressed={one.reading === reading}
          onClick={() => choose(one.reading)}
        >
          {one.sign}
        </button>
      ))}
    </span>
  );
}
