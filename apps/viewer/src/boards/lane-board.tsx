import { boardRows } from '../layout.js';
import { word } from '../words.js';
import type { BoardProps } from './board.js';
import { Card } from './lane-card.js';
import { SideHeader } from './side-header.js';

const counts = ['score', 'reward', 'energy', 'forest'] as const;
const piles = ['deck', 'hand', 'graveyard', 'exile', 'field'] as const;

function Side({ picture, view, cards, tongue, seat }: BoardProps & { readonly seat: number }) {
  const player = view.players.find((one) => one.seat === seat);
  return (
    <SideHeader picture={picture} view={view} tongue={tongue} seat={seat} counts={counts} tags={<Tags race={player?.values.race} first={view.values.first === seat} tongue={tongue} />}>
      <div class="piles">
        {piles.map((kind) => {
          const zone = view.zones.find((one) => one.kind === kind && one.seat === seat);
          if (zone === undefined || (zone.count === 0 && kind !== 'deck' && kind !== 'hand')) return null;
          return (
            <div class="pile" key={kind}>
              <span class="label">
                {word(kind, tongue)} {zone.count}
              </span>
              {zone.objects.map((object) => (
                <Card key={object.id} object={object} cards={cards} tongue={tongue} small />
              ))}
            </div>
          );
        })}
      </div>
    </SideHeader>
  );
}

function Tags({ race, first, tongue }: { readonly race: unknown; readonly first: boolean; readonly tongue: BoardProps['tongue'] }) {
  return (
    <>
      {typeof race === 'string' && race !== '' && <span class="tag">{word(race, tongue)}</span>}
      {first && <span class="tag">①</span>}
    </>
  );
}

/** A table-top of slots: far side above, near side below, front rows meeting in the middle. */
export function LaneBoard(props: BoardProps) {
  const { view, cards, tongue, near } = props;
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
              <div class={`slot ${slot.object === null ? 'empty' : ''}`} key={slot.id} aria-label={`${word('line', tongue)} ${slot.column + 1}, ${word(slot.row === 'back' ? 'backRow' : slot.row, tongue)}`}>
                {slot.object === null ? <span class="lane">{slot.column + 1}</span> : <Card object={slot.object} cards={cards} tongue={tongue} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Side {...props} seat={near} />
    </div>
  );
}
