import { boardRows } from '../layout.js';
import { word } from '../words.js';
import type { BoardProps } from './board.js';
import { Card } from './lane-card.js';
import { SideHeader } from './side-header.js';

const counts = ['score', 'reward', 'energy', 'forest'] as const;
const piles = ['deck', 'hand', 'graveyard', 'exile', 'field'] as const;

function Side({ picture, view, cards, language, seat }: BoardProps & { readonly seat: number }) {
  const player = view.players.find((one) => one.seat === seat);
  return (
    <SideHeader
      picture={picture}
      view={view}
      language={language}
      seat={seat}
      counts={counts}
      tags={<Tags race={player?.values.race} first={view.values.first === seat} language={language} />}
    >
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
    </SideHeader>
  );
}

function Tags({ race, first, language }: { readonly race: unknown; readonly first: boolean; readonly language: BoardProps['language'] }) {
  return (
    <>
      {typeof race === 'string' && race !== '' && <span class="tag">{word(race, language)}</span>}
      {first && <span class="tag">①</span>}
    </>
  );
}

/** A table-top of slots: far side above, near side below, front rows meeting in the middle. */
export function LaneBoard(props: BoardProps) {
  const { view, cards, language, near } = props;
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
              <div
                class={`slot ${slot.object === null ? 'empty' : ''}`}
                key={slot.id}
                aria-label={`${word('line', language)} ${slot.column + 1}, ${word(slot.row === 'back' ? 'backRow' : slot.row, language)}`}
              >
                {slot.object === null ? (
                  <span class="lane">{slot.column + 1}</span>
                ) : (
                  <Card object={slot.object} cards={cards} language={language} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Side {...props} seat={near} />
    </div>
  );
}
