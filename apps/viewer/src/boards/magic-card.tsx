import type { CardFacts, Language, ObjectView } from '../types.js';
import { nameOfSeat } from '../players.js';
import { word } from '../words.js';
import { cornerOf, countersOf, named, objectNamed, tintOf } from './battlefield.js';
import type { BoardProps } from './board.js';
import { cardName, type Cards } from './cards.js';
import { typeLine } from './magic-types.js';
import { Mana } from './mana.js';
import { Owner } from './owner.js';

interface FaceProps extends Pick<BoardProps, 'picture' | 'view' | 'cards' | 'language'> {
  readonly object: ObjectView;
  readonly small?: boolean;
  /** It shows what it costs: in a hand, on the stack. */
  readonly priced?: boolean;
  /** How many alike it stands for. */
  readonly count?: number;
}

/** The name that an object shows: that of its card, of a copied or turned card its own, of an ability the card that it comes from. */
export function nameOf(cards: Cards, object: ObjectView, language: Language): string {
  const { name, item, faceDown } = object.values;
  const from = (item as { readonly card?: string } | undefined)?.card;
  if (object.card === undefined && from !== undefined && from !== '') return cards.get(from)?.names[language] ?? from;
  if (typeof faceDown === 'string') return word('faceDown', language);
  const printed = object.card === undefined ? undefined : cards.get(object.card)?.names.en;
  return typeof name === 'string' && name !== '' && name !== printed ? name : cardName(cards, object, language);
}

/** One object of the table: name, cost, type, size, and the marks of its state; its text on hover or focus. */
export function Face(props: FaceProps) {
  const { object, cards, language, small = false, priced = false, count = 1 } = props;
  const { values } = object;
  const name = nameOf(cards, object, language);
  const states = small
    ? []
    : [
        ...(values.tapped === true ? ['tapped'] : []),
        ...(typeof values.attacking === 'string' ? ['attacks'] : []),
        ...(Array.isArray(values.blocking) ? ['blocks'] : []),
      ];
  const corner = cornerOf(object);
  return (
    <div
      class={`card magic tint-${tintOf(object)} owner-${object.owner} ${states.join(' ')} ${small ? 'small' : ''}`}
      tabIndex={0}
      aria-label={[name, ...states.map((state) => word(state, language))].join(', ')}
    >
      <span class="head">
        <span class="name">{name}</span>
      </span>
      {!small && <span class="types">{typesOf(object, language)}</span>}
      {!small && object.kind === 'item' && <ItemText {...props} />}
      {!small && <Marks {...props} />}
      {!small && priced && typeof values.cost === 'string' && values.cost !== '' && (
        <span class="cost">
          <Mana text={values.cost} />
        </span>
      )}
      {corner !== '' && <span class={`numbers ${typeof values.damage === 'number' && values.damage > 0 ? 'hurt' : ''}`}>{corner}</span>}
      {count > 1 && <span class="count">×{count}</span>}
      <Details {...props} name={name} />
    </div>
  );
}

/** An ability on the stack has no type line: it shows what its card says. */
function ItemText({ object, cards, language }: FaceProps) {
  const from = (object.values.item as { readonly card?: string } | undefined)?.card ?? '';
  return (
    <span class="said">
      <Mana text={cards.get(from)?.text[language] ?? ''} />
    </span>
  );
}

function typesOf({ values, kind }: ObjectView, language: Language): string {
  return typeLine(list(values.supertypes), list(values.types), list(values.subtypes), kind === 'token', language);
}

/** What has become of it: damage, counters, whom it attacks, what it blocks, what it targets. */
function Marks({ object, picture, view, cards, language }: FaceProps) {
  const { values } = object;
  const aim = (name: string): string => {
    const what = named(name);
    if (what === null) return '';
    if ('seat' in what) return nameOfSeat(picture, what.seat, language);
    const found = objectNamed(view, what.object);
    return found === null ? '?' : nameOf(cards, found, language);
  };
  const attacked = typeof values.attacking === 'string' ? aim(values.attacking) : '';
  const blocked = Array.isArray(values.blocking) ? (values.blocking as readonly number[]).map((id) => aim(`object:${id}`)).join(', ') : '';
  const targets = ((values.targets ?? []) as unknown as readonly (string | { readonly object: number })[]).map((one) =>
    aim(typeof one === 'string' ? one : `object:${one.object}`),
  );
  return (
    <span class="marks">
      {typeof values.attacking === 'string' && <span class="mark fight">⚔ {attacked}</span>}
      {Array.isArray(values.blocking) && <span class="mark fight">⛊ {blocked}</span>}
      {targets.length > 0 && <span class="mark">→ {targets.join(', ')}</span>}
      {typeof values.damage === 'number' && values.damage > 0 && <span class="mark damage">✶{values.damage}</span>}
      {countersOf(object).map(([kind, count]) => (
        <span class="mark counter" key={kind}>
          {count}× {word(kind, language)}
        </span>
      ))}
      {values.tapped === true && <span class="mark">⟳</span>}
    </span>
  );
}

function Details({ object, cards, language, name }: FaceProps & { readonly name: string }) {
  const { values } = object;
  const id = object.card ?? (values.item as { readonly card?: string } | undefined)?.card;
  const facts: CardFacts | undefined = id === undefined ? undefined : cards.get(id);
  const keywords = (Array.isArray(values.keywords) ? (values.keywords as readonly unknown[]) : []).map((one) =>
    typeof one === 'string' ? one : String((one as { readonly word?: string }).word),
  );
  return (
    <div class="details" role="tooltip">
      <strong>{name}</strong> {typeof values.cost === 'string' && <Mana text={values.cost} />}
      <p class="faint">{typesOf(object, language)}</p>
      {facts !== undefined && facts.text[language] !== '' && (
        <p>
          <Mana text={facts.text[language]} />
        </p>
      )}
      {(facts?.faces ?? []).map((face) => (
        <p key={face.names.en}>
          <strong>{face.names[language]}</strong> <Mana text={face.text[language]} />
        </p>
      ))}
      {keywords.length > 0 && facts === undefined && (
        <p>{keywords.map((key) => word(key, language)).join(language === 'en' ? ', ' : '、')}</p>
      )}
      {countersOf(object).map(([kind, count]) => (
        <p key={kind}>
          {count}× {word(kind, language)}
        </p>
      ))}
      <Owner object={object} language={language} />
    </div>
  );
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
