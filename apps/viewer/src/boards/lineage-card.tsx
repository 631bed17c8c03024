import type { Language, ObjectView } from '../types.js';
import { gameWord } from '../words.js';
import type { BoardProps } from './board.js';
import type { Cards } from './cards.js';
import { Owner } from './owner.js';
import { cardOf, countersOn } from './chase.js';
import { aimedAt, costOf, fightChange, fightOf, keywordsOf, partIn, tintOf } from './lineage.js';

export interface CardProps extends Pick<BoardProps, 'view' | 'cards' | 'language'> {
  readonly object: ObjectView;
  /** In a pile or a hand: not turned, fewer marks. */
  readonly small?: boolean;
}

export const archiveWord = (key: string, language: Language): string => gameWord('grand-archive', key, language);

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** The name of a card, of an ability that of its card; of a copy its own. */
export function nameIn(cards: Cards, object: ObjectView, language: Language): string {
  const card = cardOf(object);
  if (card === '') return archiveWord('faceDown', language);
  return cards.get(card)?.names[language] ?? card;
}

/** A card: its face, or its back where the reader may not see it; a rested one lies sideways. */
export function ArchiveCard(props: CardProps) {
  const { object, view, cards, language, small = false } = props;
  const name = nameIn(cards, object, language);
  const down = cardOf(object) === '';
  const part = small ? '' : partIn(view, object.id);
  const rested = !small && object.values.rested === true;
  const said = [name, ...(rested ? [archiveWord('rested', language)] : []), ...(part === '' ? [] : [archiveWord(part, language)])];
  const fight = down ? '' : fightOf(object);
  const level = typeof object.values.level === 'number' ? `${archiveWord('level', language)} ${object.values.level}` : '';
  return (
    <div
      class={`duel-card will-card ${small ? 'small' : rested ? 'lying' : 'standing'} tint-${down ? 'none frame-back' : tintOf(object)} ${part === '' ? '' : 'fights'} owner-${object.owner}`}
      tabIndex={0}
      aria-label={said.join(', ')}
    >
      {!down && <span class="name">{name}</span>}
      {!down && !small && (
        <span class="size">{[costOf(object), typeWords(object, language), level].filter((one) => one !== '').join(' ')}</span>
      )}
      {!down && small && <span class="faint">{costOf(object)}</span>}
      {fight !== '' && <span class={`fight ${fightChange(object, cards.get(cardOf(object)))}`}>{fight}</span>}
      {!small && <Marks {...props} part={part} />}
      {!down && <Details {...props} name={name} />}
    </div>
  );
}

const signs = { attacks: '⚔', weaponUsed: '†', retaliates: '↺', attacked: '◎', '': '' } as const;
const flags = ['distant', 'fostered', 'prepared'] as const;

/** What has become of it: combat, targets, damage, counters. */
function Marks({ object, view, language, part }: CardProps & { readonly part: keyof typeof signs }) {
  const { damage, rested } = object.values;
  return (
    <span class="marks">
      {part !== '' && <span class="mark fight-mark">{signs[part]}</span>}
      {(aimedAt(view).get(object.id) ?? []).map((place) => (
        <span class="mark aim" key={place}>
          →{place}
        </span>
      ))}
      {rested === true && <span class="mark">⟳</span>}
      {typeof damage === 'number' && damage > 0 && <span class="mark damage">✶{damage}</span>}
      {shownCounters(object).map(([kind, count]) => (
        <span class="mark" key={kind} title={archiveWord(kind, language)}>
          ●{count} {archiveWord(kind, language)}
        </span>
      ))}
      {flags.map(
        (flag) =>
          object.values[flag] === true && (
            <span class="mark" key={flag}>
              {archiveWord(flag, language)}
            </span>
          ),
      )}
    </span>
  );
}

/** Durability stands beside the power. */
const shownCounters = (object: ObjectView): ReturnType<typeof countersOn> => countersOn(object).filter(([kind]) => kind !== 'durability');

function typeWords({ values, kind }: ObjectView, language: Language): string {
  const types = [...list(values.supertypes), ...list(values.types), ...(kind === 'token' ? ['token'] : [])];
  return types.map((type) => archiveWord(type, language)).join(language === 'en' ? ' ' : '');
}

function Details(props: CardProps & { readonly name: string }) {
  const { object, cards, language, name } = props;
  const { values } = object;
  const facts = cards.get(cardOf(object));
  const between = language === 'en' ? ', ' : '、';
  // What its text says already is not said twice.
  const printed = new Set(keywordsOf({ values: facts?.values ?? {} } as ObjectView).map(([word]) => word));
  const keywords = keywordsOf(object)
    .filter(([word]) => !printed.has(word))
    .map(([word, amount]) => (amount === null ? archiveWord(word, language) : `${archiveWord(word, language)} ${amount}`));
  const kinds = [
    typeWords(object, language),
    list(values.elements)
      .map((one) => archiveWord(one, language))
      .join('/'),
    [...list(values.classes), ...list(values.subtypes)].join(' '),
  ];
  const text = facts?.text[language] ?? '';
  return (
    <div class="details" role="tooltip">
      <strong>{name}</strong> <span class="faint">{[costOf(object), fightOf(object)].join(' ')}</span>
      <p class="faint">{kinds.filter((one) => one !== '').join(' · ')}</p>
      {keywords.length > 0 && <p>{keywords.join(between)}</p>}
      {text !== '' && <p>{text}</p>}
      {typeof values.damage === 'number' && values.damage > 0 && (
        <p>
          {archiveWord('damage', language)}: {values.damage}
        </p>
      )}
      {countersOn(object).map(([kind, count]) => (
        <p key={kind}>
          {archiveWord(kind, language)} ×{count}
        </p>
      ))}
      {object.under.length > 0 && (
        <p>
          {archiveWord('lineage', language)}: {object.under.map((one) => nameIn(cards, one, language)).join(between)}
        </p>
      )}
      <Owner object={object} language={language} />
    </div>
  );
}
