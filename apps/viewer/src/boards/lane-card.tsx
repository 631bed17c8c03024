import type { Language, ObjectView } from '../types.js';
import { word } from '../words.js';
import { cardName, type Cards } from './cards.js';

/** One object: name, numbers, stance; its text and what it carries on hover or focus. */
export function Card({
  object,
  cards,
  language,
  small = false,
}: {
  readonly object: ObjectView;
  readonly cards: Cards;
  readonly language: Language;
  readonly small?: boolean;
}) {
  const { attack, hasAttack, score, state, keywords, type, mana } = object.values;
  const facts = object.card === undefined ? undefined : cards.get(object.card);
  const name = cardName(cards, object, language);
  const stance = typeof state === 'string' && !small ? state : '';
  const carried = [
    ...object.under.map((one) => `${word('under', language)}: ${cardName(cards, one, language)}`),
    ...object.attachments.map((one) => `${word('bestowed', language)}: ${cardName(cards, one, language)}`),
  ];
  return (
    <div
      class={`card owner-${object.owner} ${stance} ${small ? 'small' : ''}`}
      tabIndex={0}
      aria-label={`${name}${stance === '' ? '' : `, ${word(stance, language)}`}`}
    >
      <span class="name">{name}</span>
      {type === 'magic' ? (
        <span class="numbers">✦{String(mana)}</span>
      ) : (
        <span class="numbers">
          {hasAttack === false ? '—' : String(attack ?? '')} / ★{String(score ?? '')}
        </span>
      )}
      {!small && stance === 'attacking' && <span class="stance">⚔</span>}
      {!small && object.under.length + object.attachments.length > 0 && (
        <span class="stack">+{object.under.length + object.attachments.length}</span>
      )}
      <div class="details" role="tooltip">
        <strong>{name}</strong>
        {stance !== '' && <em> {word(stance, language)}</em>}
        {Array.isArray(keywords) && keywords.length > 0 && (
          <p>{(keywords as string[]).map((key) => word(key, language)).join(language === 'en' ? ', ' : '、')}</p>
        )}
        {facts !== undefined && <p>{facts.text[language]}</p>}
        {carried.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
