import type { CardFacts, Language, ObjectView } from '../types.js';
import { gameWord } from '../words.js';
import type { BoardProps } from './board.js';
import { cardName, type Cards } from './cards.js';
import { Owner } from './owner.js';
import { arrowsOf, attackOf, countersOn, equipsOn, fightChange, fightOf, frameOf, objectOnField, sizeOf, targetedBy } from './duel.js';

interface CardProps extends Pick<BoardProps, 'view' | 'cards' | 'language' | 'near'> {
  readonly object: ObjectView;
  /** In a pile or a hand: no position, fewer marks. */
  readonly small?: boolean;
}

const duelWord = (key: string, language: Language): string => gameWord('yugioh', key, language);

/** The name of what lies there, where the reader may know it. */
export function nameIn(cards: Cards, object: ObjectView, language: Language): string {
  return object.card === undefined
    ? duelWord(object.values.position === undefined || object.values.position === '' ? 'set' : 'faceDown', language)
    : cardName(cards, object, language);
}

/** A card of the Duel: its face, or its back where it lies face-down; a monster in Defense Position lies sideways. */
export function DuelCard(props: CardProps) {
  const { object, cards, language, view, near, small = false } = props;
  const { values } = object;
  const name = nameIn(cards, object, language);
  const down = values.faceUp === false || object.card === undefined;
  const position = typeof values.position === 'string' ? values.position : '';
  const attack = small ? null : attackOf(view);
  const fights = attack !== null && (attack.attacker === object.id || attack.target === object.id);
  const shape = small ? 'small' : position === 'defense' ? 'lying' : 'standing';
  const said = [name, ...(position === '' ? [] : [duelWord(position, language)]), ...(down ? [duelWord('faceDown', language)] : [])];
  return (
    <div
      class={`duel-card ${shape} frame-${down ? 'back' : frameOf(object)} ${values.pendulum === true && !down ? 'pendulum' : ''} ${fights ? 'fights' : ''} ${values.negated === true ? 'off' : ''} owner-${object.owner}`}
      tabIndex={0}
      aria-label={[...new Set(said)].join(', ')}
    >
      {!small && object.under.length > 0 && <span class="beneath" aria-hidden="true" />}
      {(!down || object.card !== undefined) && <span class="name">{name}</span>}
      {!down && !small && <span class="size">{sizeOf(object)}</span>}
      {!down && !small && arrowsOf(object, near).map((arrow) => <span class={`link-arrow ${arrow}`} key={arrow} aria-hidden="true" />)}
      {!down && fightOf(object) !== '' && <span class={`fight ${fightChange(object)}`}>{fightOf(object)}</span>}
      {!small && <Marks {...props} />}
      <Details {...props} name={name} />
    </div>
  );
}

/** What has become of it: battle, targets, counters, materials, whom it is equipped to. */
function Marks({ object, view, cards, language }: CardProps) {
  const attack = attackOf(view);
  const links = targetedBy(view).get(object.id) ?? [];
  const host = object.host === undefined ? null : objectOnField(view, object.host);
  return (
    <span class="marks">
      {attack?.attacker === object.id && <span class="mark fight-mark">⚔</span>}
      {attack?.target === object.id && <span class="mark fight-mark">◎</span>}
      {links.map((number) => (
        <span class="mark aim" key={number}>
          →{number}
        </span>
      ))}
      {object.under.length > 0 && <span class="mark">▤{object.under.length}</span>}
      {countersOn(object).map(([kind, count]) => (
        <span class="mark" key={kind} title={kind}>
          ●{count}
        </span>
      ))}
      {equipsOn(view, object).length > 0 && <span class="mark">⊕{equipsOn(view, object).length}</span>}
      {host !== null && <span class="mark">⊕ {nameIn(cards, host, language)}</span>}
      {object.values.negated === true && <span class="mark">✕</span>}
    </span>
  );
}

function typeLine({ values, kind }: ObjectView, language: Language): string {
  const word = (key: unknown): string => duelWord(String(key), language);
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const between = language === 'en' ? ' / ' : '／';
  if (list(values.kinds).includes('monster')) {
    const words = [
      ...list(values.races).map(word),
      ...(values.frame === undefined || values.frame === '' ? [] : [word(values.frame)]),
      ...(values.pendulum === true ? [duelWord('pendulum', language).replace(language === 'en' ? / Zone$/ : /区$/, '')] : []),
      ...list(values.marks).map(word),
    ];
    return `${list(Array.isArray(values.attribute) ? values.attribute : [values.attribute])
      .map(word)
      .join('/')} · ${[...words, ...(kind === 'token' ? [duelWord('token', language)] : [])].join(between)}`;
  }
  return [values.property, ...list(values.kinds)]
    .filter((one) => one !== undefined && one !== '')
    .map(word)
    .join(language === 'en' ? ' ' : '');
}

function Details({ object, view, cards, language, name }: CardProps & { readonly name: string }) {
  const facts: CardFacts | undefined = object.card === undefined ? undefined : cards.get(object.card);
  const numbers = [sizeOf(object), fightOf(object), typeof object.values.scale === 'number' ? `◆${object.values.scale}` : ''].filter(
    (one) => one !== '',
  );
  return (
    <div class="details" role="tooltip">
      <strong>{name}</strong> <span class="faint">{numbers.join(' · ')}</span>
      {facts !== undefined && <p class="faint">{typeLine(object, language)}</p>}
      {facts !== undefined && facts.text[language] !== '' && <p>{facts.text[language]}</p>}
      {object.under.length > 0 && (
        <p>
          {duelWord('materials', language)}: {object.under.map((one) => cardName(cards, one, language)).join(', ')}
        </p>
      )}
      {equipsOn(view, object).length > 0 && (
        <p>
          {duelWord('equippedWith', language)}:{' '}
          {equipsOn(view, object)
            .map((one) => nameIn(cards, one, language))
            .join(', ')}
        </p>
      )}
      {countersOn(object).map(([kind, count]) => (
        <p key={kind}>
          {duelWord('counters', language)}: {kind} ×{count}
        </p>
      ))}
      {object.values.negated === true && <p>{duelWord('effectsNegated', language)}</p>}
      <Owner object={object} language={language} />
    </div>
  );
}
