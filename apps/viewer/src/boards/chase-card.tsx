import type { CardFacts, Language, ObjectView } from '../types.js';
import { gameWord } from '../words.js';
import type { BoardProps } from './board.js';
import type { Cards } from './cards.js';
import { Owner } from './owner.js';
import { addedTo, aimedAt, cardOf, countersOn, faceOf, fightChange, fightOf, keywordsOf, partIn, tintOf } from './chase.js';
import { Mana } from './mana.js';

export interface CardProps extends Pick<BoardProps, 'view' | 'cards' | 'language'> {
  readonly object: ObjectView;
  /** In a pile or a hand: not turned, fewer marks. */
  readonly small?: boolean;
  /** How many alike it stands for. */
  readonly count?: number;
}

export const willWord = (key: string, language: Language): string => gameWord('force-of-will', key, language);

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** The name of the face that is up; of an ability that of its card; of a copy its own. */
export function nameIn(cards: Cards, object: ObjectView, language: Language): string {
  const card = cardOf(object);
  if (card === '') return willWord('faceDown', language);
  const facts = cards.get(card);
  if (facts === undefined) return card;
  const { names } = faceOf(facts, object);
  const { name } = object.values;
  const own = object.card === undefined ? [] : typeof name === 'string' ? [name] : list(name);
  return own.length === 0 || own.includes(names.en) ? names[language] : own.join(' / ');
}

/** A card: its face, or its back where the reader may not see it; a rested one lies sideways. */
export function WillCard(props: CardProps) {
  const { object, view, cards, language, small = false, count = 1 } = props;
  const { values } = object;
  const name = nameIn(cards, object, language);
  const down = cardOf(object) === '';
  const part = small ? '' : partIn(view, object.id);
  const rested = !small && values.rested === true;
  const said = [name, ...(rested ? [willWord('rested', language)] : []), ...(part === '' ? [] : [willWord(part, language)])];
  const fight = down ? '' : fightOf(object);
  return (
    <div
      class={`duel-card will-card ${small ? 'small' : rested ? 'lying' : 'standing'} tint-${down ? 'none frame-back' : tintOf(object)} ${part === '' ? '' : 'fights'} owner-${object.owner}`}
      tabIndex={0}
      aria-label={said.join(', ')}
    >
      {!down && <span class="name">{name}</span>}
      {!down && !small && (
        <span class="size">
          {typeof values.cost === 'string' && <Mana text={values.cost} />} {typeWords(object, language)}
        </span>
      )}
      {!down && small && typeof values.cost === 'string' && <Mana text={values.cost} />}
      {fight !== '' && <span class={`fight ${fightChange(object, cards.get(cardOf(object)))}`}>{fight}</span>}
      {values.faceDown === true && typeof values.cameTurn === 'number' && values.cameTurn > 0 && (
        <span class="since">{willWord('shortTurn', language).replace('$', String(values.cameTurn))}</span>
      )}
      {!small && <Marks {...props} part={part} />}
      {count > 1 && <span class="count">×{count}</span>}
      {!down && <Details {...props} name={name} />}
    </div>
  );
}

const signs = { attacks: '⚔', blocks: '▣', attacked: '◎', '': '' } as const;

/** What has become of it: battle, targets, damage, counters. */
function Marks({ object, view, language, part }: CardProps & { readonly part: keyof typeof signs }) {
  const { damage, judgmentLost, rested } = object.values;
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
      {countersOn(object).map(([kind, count]) => (
        <span class="mark" key={kind} title={willWord(kind, language)}>
          ●{count} {willWord(kind, language)}
        </span>
      ))}
      {judgmentLost === true && <span class="mark">✕</span>}
    </span>
  );
}

function typeWords({ values, kind }: ObjectView, language: Language): string {
  const types = [...(values.special === true ? ['special'] : []), ...list(values.types), ...(kind === 'token' ? ['token'] : [])];
  return types.map((type) => willWord(type, language)).join(language === 'en' ? ' ' : '');
}

function Details(props: CardProps & { readonly name: string }) {
  const { object, view, cards, language, name } = props;
  const { values } = object;
  const facts = cards.get(cardOf(object));
  const between = language === 'en' ? ', ' : '、';
  // What its text says already is not said twice.
  const printed = facts === undefined ? null : faceOf(facts, object).values.keywords;
  const keywords = (JSON.stringify(printed ?? []) === JSON.stringify(values.keywords ?? []) ? [] : keywordsOf(object)).map(([word, n]) =>
    n === null ? willWord(word, language) : `${willWord(word, language)} ${n}`,
  );
  const races = list(values.races);
  const attributes = list(values.attributes).map((one) => willWord(one, language));
  return (
    <div class="details" role="tooltip">
      <strong>{name}</strong> {typeof values.cost === 'string' && <Mana text={values.cost} />} <span class="faint">{fightOf(object)}</span>
      <p class="faint">{[typeWords(object, language), attributes.join('/'), races.join('/')].filter((one) => one !== '').join(' · ')}</p>
      {keywords.length > 0 && <p>{keywords.join(between)}</p>}
      {facts !== undefined && <Texts facts={facts} object={object} language={language} />}
      {typeof values.damage === 'number' && values.damage > 0 && (
        <p>
          {willWord('damage', language)}: {values.damage}
        </p>
      )}
      {countersOn(object).map(([kind, count]) => (
        <p key={kind}>
          {willWord(kind, language)} ×{count}
        </p>
      ))}
      {addedTo(view, object).length > 0 && (
        <p>
          {willWord('addedCards', language)}:{' '}
          {addedTo(view, object)
            .map((one) => nameIn(cards, one, language))
            .join(between)}
        </p>
      )}
      {values.judgmentLost === true && <p>{willWord('judgmentLost', language)}</p>}
      <Owner object={object} language={language} />
    </div>
  );
}

/** The text of the face that is up, then those of the other sides. */
function Texts({ facts, object, language }: { readonly facts: CardFacts; readonly object: ObjectView; readonly language: Language }) {
  const up = faceOf(facts, object);
  const others = [facts, ...(facts.faces ?? [])].filter((face) => face !== up);
  return (
    <>
      {up.text[language] !== '' && (
        <p>
          <Mana text={up.text[language]} />
        </p>
      )}
      {others.map((face) => (
        <p class="faint" key={face.names.en}>
          {willWord('otherSide', language)}: <strong>{face.names[language]}</strong> {fightOf({ ...object, values: face.values })}{' '}
          <Mana text={face.text[language]} />
        </p>
      ))}
    </>
  );
}
