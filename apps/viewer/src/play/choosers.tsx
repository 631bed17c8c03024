import { useId, useState } from 'preact/hooks';
import { digitOf } from '../asking/main-place.js';
import { Mana } from '../boards/mana.js';
import type { CardFacts, Language, WordedDomain } from '../types.js';
import { inScript } from '../script/reading.js';
import { word } from '../words.js';
import { toggled } from './selection.js';

type Options = Extract<WordedDomain, { type: 'options' }>;
type Distribution = Extract<WordedDomain, { type: 'distribution' }>;

interface PicksProps {
  readonly domain: Options;
  readonly picks: readonly string[];
  /** Whether digits pick. */
  readonly keyed: boolean;
  readonly language: Language;
  readonly onPick: (picks: readonly string[]) => void;
}

/** Options that are picked and taken back; where their order counts each shows its place. */
export function Picks({ domain, picks, keyed, language, onPick }: PicksProps) {
  return (
    <div class="about">
      {domain.options.map((option, at) => {
        const place = picks.indexOf(option.id);
        const { keys, digit } = digitOf(keyed, at + 1);
        return (
          <button
            type="button"
            key={option.id}
            class={place >= 0 ? 'picked' : ''}
            aria-pressed={place >= 0}
            onClick={() => onPick(toggled(domain, picks, option.id))}
            {...keys}
          >
            {digit}
            {place >= 0 && domain.ordered === true && <b>{place + 1}. </b>}
            <Mana text={option.words[language]} />
          </button>
        );
      })}
    </div>
  );
}

/** Up to so many numbers are buttons of their own. */
const fewNumbers = 12;

interface NumberChoiceProps {
  readonly min: number;
  readonly max: number;
  readonly number: number;
  readonly onChoose: (number: number) => void;
}

export function NumberChoice({ min, max, number, onChoose }: NumberChoiceProps) {
  if (max - min >= fewNumbers)
    return (
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={number}
        aria-label={`${min}–${max}`}
        onInput={({ currentTarget }) => {
          const typed = Math.round(Number(currentTarget.value));
          if (Number.isFinite(typed)) onChoose(Math.min(max, Math.max(min, typed)));
        }}
      />
    );
  return (
    <div class="about">
      {Array.from({ length: max - min + 1 }, (_, at) => min + at).map((one) => (
        <button type="button" key={one} class={one === number ? 'picked' : ''} aria-pressed={one === number} onClick={() => onChoose(one)}>
          {one}
        </button>
      ))}
    </div>
  );
}

interface AmountsProps {
  readonly domain: Distribution;
  readonly amounts: { readonly [option: string]: number };
  readonly language: Language;
  readonly onGive: (amounts: { readonly [option: string]: number }) => void;
}

/** How much each gets, with a step up and down. */
export function Amounts({ domain, amounts, language, onGive }: AmountsProps) {
  const given = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  return (
    <ul class="amounts">
      {domain.options.map((option) => {
        const amount = amounts[option.id] ?? 0;
        const step = (by: number) => onGive({ ...amounts, [option.id]: Math.max(0, amount + by) });
        const name = option.words[language];
        return (
          <li key={option.id}>
            <button type="button" aria-label={`${name}: −1`} disabled={amount === 0} onClick={() => step(-1)}>
              −
            </button>
            <output>{amount}</output>
            <button type="button" aria-label={`${name}: +1`} disabled={given >= domain.total} onClick={() => step(1)}>
              +
            </button>
            <Mana text={name} />
          </li>
        );
      })}
    </ul>
  );
}

/** So many names are shown while somebody types. */
const namesShown = 12;

interface NameOfCardProps {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly card: string | null;
  readonly language: Language;
  readonly onName: (card: string | null) => void;
}

/** The name of a card, found by typing a part of it. */
export function NameOfCard({ cards, card, language, onName }: NameOfCardProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const wanted = typed.trim().toLocaleLowerCase();
  const found =
    wanted === ''
      ? []
      : [...cards.values()].filter(
          ({ names }) =>
            names.en.toLocaleLowerCase().includes(wanted) || inScript(names.zh).includes(typed.trim()) || names.zh.includes(typed.trim()),
        );
  return (
    <div class="about">
      <label for={id}>{word('nameOfCard', language)}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onName(null);
        }}
      />
      {found.slice(0, namesShown).map((one) => (
        <button
          type="button"
          key={one.id}
          class={one.id === card ? 'picked' : ''}
          aria-pressed={one.id === card}
          onClick={() => onName(one.id)}
        >
          {one.names[language]}
        </button>
      ))}
      {found.length > namesShown && <span class="faint">+{found.length - namesShown}</span>}
    </div>
  );
}
