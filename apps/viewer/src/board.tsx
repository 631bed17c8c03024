import { Card, type Cards } from './card.js';
import { boardRows, clockText } from './layout.js';
import type { Language, Picture, View } from './types.js';
import { word } from './words.js';

interface Props {
  readonly picture: Picture;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
}

const counts = ['score', 'reward', 'energy', 'forest'] as const;
const piles = ['deck', 'hand', 'graveyard', 'exile', 'field'] as const;

function Side({ picture, view, cards, language, seat }: Props & { readonly seat: number }) {
  const player = view.players.find((one) => one.seat === seat);
  const name = picture.players.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;
  const clock = picture.clocks?.find((one) => one.seat === seat);
  const asked = picture.pending.filter((one) => (one.yours ? one.decision.seat : one.seat) === seat).length > 0;
  return (
    <section class={`side seat-${seat} ${view.turn.seat === seat ? 'active' : ''}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        {player !== undefined && typeof player.values.race === 'string' && player.values.race !== '' && <span class="tag">{word(player.values.race, language)}</span>}
        {view.values.first === seat && <span class="tag">①</span>}
        {clock !== undefined && <span class="tag">⏱ {clockText(clock.bankMs)}</span>}
        {asked && <span class="tag asked">… {word('asked', language)}</span>}
        <dl>
          {counts.map((key) => (
            <div key={key}>
              <dt>{word(key, language)}</dt>
              <dd>{String(player?.values[key] ?? '')}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div class="piles">
        {piles.map((kind) => {
          const zone = view.zones.find((one) => one.kind === kind && one.seat === seat);
          if (zone === undefined || (zone.count === 0 && kind !== 'deck' && kind !== 'hand')) return null;
          return (
            <div class="pile" key={kind}>
              <span class="label">
                {word(kind, language)} {zone.count}
              </span>
              {zone.objects.map((object) => (
                <Card key={object.id} object={object} cards={cards} language={language} small />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** The table-top: far side above, near side below, front rows meeting in the middle. */
export function Board(props: Props) {
  const { view, cards, language, picture } = props;
  const own = picture.pending.find((one) => one.yours);
  const near = own?.yours === true ? own.decision.seat : 0;
  const rows = boardRows(view, near);
  const far = view.players.map((one) => one.seat).filter((seat) => seat !== near);
  return (
    <div class="board">
      {far.map((seat) => (
        <Side {...props} seat={seat} key={seat} />
      ))}
      <div class="lanes">
        {rows.map((row, at) => (
          <div class={`row seat-${row.seat} ${at > 0 && rows[at - 1]?.seat !== row.seat ? 'border' : ''}`} key={`${row.seat}${row.row}`}>
            {row.slots.map((slot) => (
              <div class={`slot ${slot.object === null ? 'empty' : ''}`} key={slot.id} aria-label={`${word('line', language)} ${slot.column + 1}, ${word(slot.row === 'back' ? 'backRow' : slot.row, language)}`}>
                {slot.object === null ? <span class="lane">{slot.column + 1}</span> : <Card object={slot.object} cards={cards} language={language} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Side {...props} seat={near} />
    </div>
  );
}
