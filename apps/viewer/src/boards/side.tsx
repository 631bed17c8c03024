import { isBot, nameOfSeat } from '../players.js';
import { word as pageWord } from '../words.js';
import type { LayoutSpread, LayoutTag, ObjectView } from '../types.js';
import { useChoice } from '../play/choice.js';
import { useChoosable } from '../play/offers.js';
import { useTable } from './board-context.js';
import { Card } from './card.js';
import { Clock } from './clock.js';
import { countsOf } from './faces.js';
import { Mana } from './mana.js';
import { Signs } from './signs.js';
import { listOf, zoneOf } from './reading.js';

/** So many cards of a pile are shown at once; the rest at a click. */
const shownOfPile = 8;

/** A player's side of the table: name, clock, whether he is asked, his numbers, and what lies there. */
export function Side({ seat }: { readonly seat: number }) {
  const { matchView, view, layout, word, language, near } = useTable();
  const player = view.players.find((one) => one.seat === seat);
  const name = nameOfSeat(matchView, seat, language, word);
  const clock = matchView.clocks?.find((one) => one.seat === seat);
  const asked = matchView.pending.some((one) => (one.yours ? one.decision.seat : one.seat) === seat);
  const choosable = useChoosable({ player: seat }, name, language);
  const { counts, tags, hand, spread } = layout.player;
  const own = useChoice() !== null && seat === near;
  // Where the hand is a pile among others, only the reader's own has a place of its own.
  const asPile = spread.some(({ zone }) => zone === hand?.zone);
  const held = hand === undefined || (asPile && !own) ? [] : zoneOf(view, hand.zone, seat).objects;
  const piles = spread.filter(({ zone }) => held.length === 0 || zone !== hand?.zone);
  const enchanting = view.zones.flatMap(({ objects }) => objects.filter(({ hostSeat }) => hostSeat === seat));
  return (
    <section
      class={`side seat-${seat} ${view.turn.seat === seat ? 'active' : ''} ${choosable.offered ? 'choosable' : ''} ${choosable.picked ? 'picked' : ''}`}
      aria-label={name}
    >
      <header data-at={`player:${seat}`}>
        <h2 class={`seat-${seat}`}>{name}</h2>
        {isBot(matchView, seat) && <span class="tag bot">{pageWord('bot.mark', language)}</span>}
        {choosable.offered && (
          <span class={`tag choosable ${choosable.picked ? 'picked' : ''}`}>
            {word(choosable.picked ? 'picked' : 'mayChoose', language)}
            {choosable.button}
          </span>
        )}
        {tags.map((tag) => (
          <Tag tag={tag} seat={seat} key={`${tag.tag}${tag.value}`} />
        ))}
        {clock !== undefined && <Clock clock={clock} language={language} />}
        {asked && <span class="tag asked">… {word('asked', language)}</span>}
        <dl>
          {counts.map((key) => (
            <div class={`stat-${key}`} key={key}>
              <dt>{word(key, language)}</dt>
              <dd>{String(player?.values[key] ?? '')}</dd>
            </div>
          ))}
        </dl>
      </header>
      {held.length > 0 && (
        <div class={`hand ${own ? 'own' : ''}`} style={{ '--cards': String(held.length) }}>
          {held.map((object) => (
            <Card object={object} key={object.id} priced small={!own && hand?.whole !== true} />
          ))}
        </div>
      )}
      {(piles.length > 0 || enchanting.length > 0) && (
        <div class="piles">
          {piles.map((pile) => (
            <Spread pile={pile} seat={seat} key={pile.zone} />
          ))}
          {enchanting.map((object) => (
            <Card object={object} key={object.id} small />
          ))}
        </div>
      )}
    </section>
  );
}

function Tag({ tag, seat }: { readonly tag: LayoutTag; readonly seat: number }) {
  const { view, word, language } = useTable();
  const values = view.players.find((one) => one.seat === seat)?.values ?? {};
  const value = values[tag.value];
  switch (tag.tag) {
    case 'seat':
      return view.values[tag.value] === seat ? (
        <span class="tag">
          <Signs text={tag.sign} /> {tag.word !== undefined && word(tag.word, language)}
        </span>
      ) : null;
    case 'flag':
      return value === true ? (
        <span class="tag">
          <Signs text={tag.sign} /> {word(tag.word, language)}
        </span>
      ) : null;
    case 'word':
      return typeof value === 'string' && value !== '' ? <span class="tag">{word(value, language)}</span> : null;
    case 'symbols':
      return typeof value === 'string' && value !== '' ? <Pool text={value} label={word(tag.word, language)} /> : null;
    case 'units': {
      const units = listOf(value).map((unit) => String((unit as { readonly [name: string]: unknown })[tag.type]));
      const text = units.map((type) => `{${tag.symbols[type] ?? type}}`).join('');
      return units.length === 0 ? null : <Pool text={text} label={word(tag.word, language)} />;
    }
    case 'counts':
      return (
        <>
          {countsOf(value).map(([kind, count]) => (
            <span class="tag" key={kind}>
              {count} {word(kind, language)}
            </span>
          ))}
        </>
      );
  }
}

function Pool({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span class="tag pool" aria-label={label}>
      <Mana text={text} />
    </span>
  );
}

/** A pile with its cards, as far as the reader sees them; a long one opens at a click. */
function Spread({ pile, seat }: { readonly pile: LayoutSpread; readonly seat: number }) {
  const { view, word, language, offered } = useTable();
  const { count, objects } = zoneOf(view, pile.zone, seat, pile.owned === true);
  if (count === 0 && pile.always !== true) return null;
  const card = (object: ObjectView) => <Card object={object} key={object.id} small />;
  const shown = pile.whole === true ? objects.length : shownOfPile;
  const more = objects.length - shown;
  const holds = objects.slice(shown).some(({ id }) => offered.objects.has(id));
  return (
    <div class="pile">
      <span class="label">
        {word(pile.zone, language)} {count}
      </span>
      {objects.slice(0, shown).map(card)}
      {more > 0 && (
        <details class="more">
          <summary>
            {language === 'en' ? `${more} more` : `${word('more', language)} ${more}`}
            {holds && <span class="tag choosable">{word('mayChoose', language)}</span>}
          </summary>
          <div class="pile">{objects.slice(shown).map(card)}</div>
        </details>
      )}
    </div>
  );
}
