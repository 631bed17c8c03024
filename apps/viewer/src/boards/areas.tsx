import type { ComponentChildren } from 'preact';
import type { LayoutArea, LayoutCards, ObjectView, SlotView } from '../types.js';
import { useChoosable } from '../play/offers.js';
import { useTable } from './board-context.js';
import { Card } from './card.js';
import { isDown, nameOf } from './faces.js';
import { Signs } from './signs.js';
import { attachedTo, isSo, passes, rowsOf, sharedObjects, sharedSlot, slotsOf, zoneOf } from './reading.js';

interface AreaProps<A extends LayoutArea = LayoutArea> {
  readonly area: A;
  readonly seat: number;
  readonly far: boolean;
}
type Of<Name extends LayoutArea['area']> = Extract<LayoutArea, { readonly area: Name }>;

/** One area of the table, on a player's side or between the sides. */
export function Area({ area, seat, far }: AreaProps) {
  const { near, view } = useTable();
  switch (area.area) {
    case 'slots':
      return <Slots area={area} seat={seat} far={far} />;
    case 'sharedSlot': {
      const slot = sharedSlot(view, area.row, area.column, near);
      return slot === null ? <span class="gap" /> : <Slot slot={slot} sign={area.sign ?? ''} />;
    }
    case 'pile': {
      if (area.when !== undefined && !isSo(view.values, area.when)) return null;
      const other = view.players.map((player) => player.seat).find((one) => one !== near) ?? near;
      return (
        <Pile zone={area.zone} closed={area.closed === true} seat={area.side === undefined ? seat : area.side === 'near' ? near : other} />
      );
    }
    case 'cards':
      return <Cards area={area} seat={seat} />;
    case 'rows':
      return <Rows area={area} seat={seat} far={far} />;
    case 'column':
      return (
        <div class="area-column">
          {area.areas.map((one, at) => (
            <Area area={one} seat={seat} far={far} key={at} />
          ))}
        </div>
      );
    case 'gap':
      return <span class="gap" />;
  }
}

function Slots({ area, seat }: AreaProps<Of<'slots'>>) {
  const { view, near, layout } = useTable();
  const slots = slotsOf(view, area.row, seat, near, layout.columnsFrom === 'firstPlayersRight');
  return (
    <>
      {slots.map((slot) => (
        <Slot
          slot={slot}
          sign={area.numbered === true ? String(slot.column + 1) : (area.columnSigns?.[slot.column] ?? area.sign ?? '')}
          key={slot.id}
        />
      ))}
    </>
  );
}

function Slot({ slot, sign }: { readonly slot: SlotView; readonly sign: string }) {
  const { word, language } = useTable();
  const name = `${word(`row.${slot.row}`, language)} ${slot.column + 1}`;
  const choosable = useChoosable({ place: slot.id }, name, language);
  return (
    <div
      class={`place row-${slot.row} ${slot.seat === null ? 'shared' : ''} ${slot.object === null ? 'empty' : `of-${slot.object.controller}`} ${choosable.offered ? 'choosable' : ''} ${choosable.picked ? 'picked' : ''}`}
      role="group"
      aria-label={name}
      data-at={`place:${slot.id}`}
    >
      {slot.object === null ? (
        <span class="sign">
          <Signs text={sign} />
        </span>
      ) : (
        <Card object={slot.object} />
      )}
      {choosable.button}
    </div>
  );
}

/** A pile with its size and, where all see it, its topmost face; it opens at a click to what the reader may see of it. */
function Pile({ zone, closed, seat }: { readonly zone: string; readonly closed: boolean; readonly seat: number }) {
  const { view, cards, layout, word, language, offered } = useTable();
  const { count, objects } = zoneOf(view, zone, seat);
  const known = objects.filter((object) => object.card !== undefined);
  const [top] = closed ? [] : known;
  const holds = known.some(({ id }) => offered.objects.has(id));
  const words = (
    <>
      <span class="label">{word(zone, language)}</span>
      <b>{count}</b>
      {top !== undefined && !isDown(top, layout.card) && <span class="top">{nameOf(top, cards, layout.card, { word, language })}</span>}
      {holds && <span class="tag choosable">{word('mayChoose', language)}</span>}
    </>
  );
  if (known.length === 0) return <div class={`pile-box ${count === 0 ? 'empty' : ''}`}>{words}</div>;
  return (
    <details class={`pile-box ${holds ? 'choosable' : ''}`}>
      <summary>{words}</summary>
      <div class="opened">
        {known.map((object) => (
          <Card object={object} key={object.id} small />
        ))}
      </div>
    </details>
  );
}

interface HeldProps {
  readonly object: ObjectView;
  /** The ids of those alike for which it stands. */
  readonly others?: readonly number[];
  readonly children?: ComponentChildren;
}

/** A card with what is attached to it beside it. */
function Held({ object, others = [], children }: HeldProps) {
  const { view, layout } = useTable();
  return (
    <div class={`held ${layout.card.shape}`}>
      <Card object={object} others={others} />
      {attachedTo(view, object).map((one) => (
        <div class={`added seat-${one.controller}`} key={one.id}>
          <Card object={one} small />
        </div>
      ))}
      {children}
    </div>
  );
}

function Cards({ area, seat }: { readonly area: LayoutCards; readonly seat: number }) {
  const { view, word, language } = useTable();
  const { count, objects } = zoneOf(view, area.zone, seat);
  const { where } = area;
  const shown = where === undefined ? objects : objects.filter((object) => passes(object, where));
  return (
    <div class={`box ${shown.length === 0 ? 'empty' : ''}`}>
      <span class="label">
        {word(area.word, language)} {area.count === true && count > 0 && <b>{count}</b>}
      </span>
      {shown.map((object) =>
        area.small === true ? (
          <Card object={object} small key={object.id} />
        ) : (
          <Held object={object} key={object.id}>
            <Beside area={area} object={object} />
          </Held>
        ),
      )}
    </div>
  );
}

/** Cards of another zone that belong to one, and what lies under it. */
function Beside({ area, object }: { readonly area: LayoutCards; readonly object: ObjectView }) {
  const { view, cards, layout, word, language } = useTable();
  const { beside, under } = area;
  const others = beside === undefined ? [] : sharedObjects(view, beside.zone).filter(({ values }) => values[beside.value] === object.id);
  return (
    <>
      {beside !== undefined && others.length > 0 && (
        <div class="added">
          <span class="label">{word(beside.word, language)}</span>
          {others.map((one) => (
            <Card object={one} small key={one.id} />
          ))}
        </div>
      )}
      {under !== undefined && object.under.length > 0 && (
        <ol class="beneath-list" aria-label={word(under, language)}>
          {object.under.map((one) => (
            <li key={one.id}>{nameOf(one, cards, layout.card, { word, language })}</li>
          ))}
        </ol>
      )}
    </>
  );
}

function Rows({ area, seat, far }: AreaProps<Of<'rows'>>) {
  const { view, aimed, offered, word, language } = useTable();
  const elsewhere = area.without;
  const objects = zoneOf(view, area.zone, seat).objects.filter((object) => elsewhere === undefined || !passes(object, elsewhere));
  const rows = rowsOf(view, objects, area.rows, aimed, offered).filter(({ row, stacks }) => row.always === true || stacks.length > 0);
  const sideBySide = area.sideBySide === true;
  const drawn = rows.reduce((sum, { stacks }) => sum + stacks.length, 0);
  return (
    <div
      class={`field seat-${seat} ${area.open === true ? 'open' : ''} ${sideBySide ? 'side-by-side' : ''} ${far ? 'far' : ''}`}
      style={sideBySide ? { '--stacks': String(drawn) } : undefined}
      role="group"
      aria-label={word(area.zone, language)}
    >
      {(far && !sideBySide ? [...rows].reverse() : rows).map(({ row, stacks }) => (
        <div class={`field-row ${row.low === true ? 'low' : ''} ${row.always === true ? 'always' : ''}`} key={row.row}>
          {stacks.map(({ object, others }) => (
            <Held object={object} others={others} key={object.id} />
          ))}
        </div>
      ))}
    </div>
  );
}
