import type { ObjectView } from '../types.js';
import { languageOf, word, type Tongue } from '../words.js';
import { cardName, type Cards } from './cards.js';

/** One object: name, numbers, stance; its text and what it carries on hover or focus. */
export function Card({ object, cards, tongue, small = false }: { readonly object: ObjectView; readonly cards: Cards; readonly tongue: Tongue; readonly small?: boolean }) {
  const { attack, hasAttack, score, state, keywords, type, mana } = object.values;
  const facts = object.card === undefined ? undefined : cards.get(object.card);
  const name = cardName(cards, object, tongue);
  const stance = typeof state === 'string' && !small ? state : '';
  const carried = [...object.under.map((one) => `${word('under', tongue)}: ${cardName(cards, one, tongue)}`), ...object.attachments.map((one) => `${word('bestowed', tongue)}: ${cardName(cards, one, tongue)}`)];
  return (
    <div class={`card owner-${object.owner} ${stance} ${small ? 'small' : ''}`} tabIndex={0} aria-label={`${name}${stance === '' ? '' : `, ${word(stance, tongue)}`}`}>
      <span class="name">{name}</span>
      {type === 'magic' ? <span class="numbers">✦{String(mana)}</span> : <span class="numbers">{hasAttack === false ? '—' : String(attack ?? '')} / ★{String(score ?? '')}</span>}
      {!small && stance === 'attacking' && <span class="stance">⚔</span>}
      {!small && object.under.length + object.attachments.length > 0 && <span class="stack">+{object.under.length + object.attachments.length}</span>}
      <div class="details" role="tooltip">
        <strong>{name}</strong>
        {stance !== '' && <em> {word(stance, tongue)}</em>}
        {Array.isArray(keywords) && keywords.length > 0 && <p>{(keywords as string[]).map((key) => word(key, tongue)).join(tongue === 'en' ? ', ' : '、')}</p>}
        {facts !== undefined && <p>{facts.text[languageOf(tongue)]}</p>}
        {carried.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
