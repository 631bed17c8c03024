import { useMemo } from 'preact/hooks';
import { Arrows } from '../arrows/lazily.js';
import { createPointing, PointingContext } from '../arrows/pointing.js';
import { useChoice } from '../play/choice.js';
import type { LayoutArea, WordedDecision } from '../types.js';
import { Area } from './areas.js';
import { Fight, Phases, WaitingList } from './between.js';
import { type BoardProps, TableContext, tableOf, useTable } from './board-context.js';
import { seatsFrom } from './reading.js';
import { Side } from './side.js';

/** How wide the parts of a row are: fields take what the others leave. */
const widthOf = (part: LayoutArea, slots: number): string => {
  switch (part.area) {
    case 'slots':
      return slots > 1 ? `repeat(${slots}, minmax(0, 1fr))` : 'minmax(var(--pile-least), 0.72fr)';
    case 'sharedSlot':
    case 'gap':
      return 'minmax(0, 1fr)';
    case 'pile':
      return 'minmax(var(--pile-least), 0.72fr)';
    case 'cards':
      return 'var(--cards-wide)';
    case 'column':
      return part.areas.some(({ area }) => area === 'cards') ? 'var(--cards-wide)' : 'var(--piles-wide)';
    case 'rows':
      return 'minmax(0, 1fr)';
  }
};

/** One side: its rows from the middle outwards; the far one has them in the other order. */
function Half({ seat, far }: { readonly seat: number; readonly far: boolean }) {
  const { layout } = useTable();
  const rows = far ? [...layout.side].reverse() : layout.side;
  return (
    <>
      {rows.map((row, at) => (
        <Row areas={far && layout.turned === true ? [...row].reverse() : row} seat={seat} far={far} key={at} />
      ))}
    </>
  );
}

function Row({ areas, seat, far }: { readonly areas: readonly LayoutArea[]; readonly seat: number; readonly far: boolean }) {
  const { view } = useTable();
  const slotsIn = (area: LayoutArea): number =>
    area.area === 'slots' ? view.slots.filter((slot) => slot.seat === seat && slot.row === area.row).length : 0;
  return (
    <div class="table-row" style={{ gridTemplateColumns: areas.map((area) => widthOf(area, slotsIn(area))).join(' ') }}>
      {areas.map((area, at) => (
        <Area area={area} seat={seat} far={far} key={at} />
      ))}
    </div>
  );
}

const noQuestions: readonly WordedDecision[] = [];

/** A table as the game's layout says: the others above in the order of their turns, the reader below, and between them what they share. */
export function Board(props: BoardProps) {
  const questions = useChoice()?.questions ?? noQuestions;
  const table = tableOf(props, questions);
  const pointing = useMemo(createPointing, []);
  const { near, view, layout } = props;
  const { middle = [], tellAbove = false } = layout;
  const told = (
    <>
      <Fight />
      <WaitingList />
    </>
  );
  return (
    <TableContext.Provider value={table}>
      <PointingContext.Provider value={pointing}>
        <div class="board">
          <Phases />
          {tellAbove && told}
          {seatsFrom(view, near).map((seat) => (
            <div class="half" key={seat}>
              <Side seat={seat} />
              <Half seat={seat} far />
            </div>
          ))}
          {middle.length > 0 ? <Row areas={middle} seat={near} far={false} /> : <div class="between">{!tellAbove && told}</div>}
          <div class="half">
            <Half seat={near} far={false} />
            <Side seat={near} />
          </div>
          <Arrows />
        </div>
      </PointingContext.Provider>
    </TableContext.Provider>
  );
}
