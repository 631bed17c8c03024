import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drawingOf } from '../boards/signs.js';
import { useTable } from '../boards/board-context.js';
import { type Offer, useChoice } from '../play/choice.js';
import { allArrows, type Arrow, arrowsOfOption, nameOfEnd, pickedArrows, standingArrows } from './arrows.js';
import { arrowBetween, type Box, keptWithin, type Point, type Shaft } from './geometry.js';
import { PointingContext } from './pointing.js';

interface Drawn extends Shaft {
  readonly arrow: Arrow;
}

/** What can scroll by itself on the table. */
const scrollers = '.hand, .opened';

const boxOf = (element: Element, origin: DOMRect): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
};

/** Where a thing is drawn; what lies in a closed pile lies where the pile does. Null where it is not drawn. */
const placeOf = (board: Element, name: string, origin: DOMRect): Box | null => {
  const found = board.querySelector(`[data-at~="${name}"]`);
  if (found === null) return null;
  const shut = found.closest('details:not([open])');
  if (shut !== null) return boxOf(shut, origin);
  const box = boxOf(found, origin);
  const frame = found.closest(scrollers);
  return frame === null || box.width === 0 ? box : keptWithin(box, boxOf(frame, origin));
};

const drawnOn = (board: Element, arrows: readonly Arrow[]): readonly Drawn[] => {
  const origin = board.getBoundingClientRect();
  return arrows.flatMap((arrow) => {
    const [from, to] = [placeOf(board, nameOfEnd(arrow.from), origin), placeOf(board, nameOfEnd(arrow.to), origin)];
    const shaft = from === null || to === null || from.width === 0 || to.width === 0 ? null : arrowBetween(from, to);
    return shaft === null ? [] : [{ ...shaft, arrow }];
  });
};

/** What the reader points at now, as far as it is still asked. */
function usePointedAt(): readonly Offer[] {
  const pointing = useContext(PointingContext);
  const choice = useChoice();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => pointing?.listen(setOffers), [pointing]);
  return offers.filter(({ decision, picked }) => !picked && choice?.questions.some(({ id }) => id === decision.id) === true);
}

/** The arrows over a table. They say nothing that does not stand there in words too. */
export function ArrowLayer() {
  const { view, layout, waiting, fight } = useTable();
  const choice = useChoice();
  const pointedAt = usePointedAt();
  const standing = useMemo(() => standingArrows(view, layout, waiting, fight), [view, layout]);
  const arrows = allArrows(
    (choice?.questions ?? []).flatMap((decision) => (choice === null ? [] : pickedArrows(decision, choice.selectionOf(decision)))),
    standing,
    pointedAt.flatMap(({ decision, option }) => arrowsOfOption(decision, option, 'shown', '')),
  );
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const draw = () => {
    const board = svg.current?.parentElement ?? null;
    const next = board === null || arrows.length === 0 ? [] : drawnOn(board, arrows);
    setDrawn((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  // The table may stand elsewhere after each change: nothing of it tells which.
  useLayoutEffect(draw);
  const latest = useRef(draw);
  latest.current = draw;
  useWhenMoved(svg, arrows.length > 0, latest);
  return (
    <svg class="arrows" ref={svg} aria-hidden="true">
      {drawn.map(({ arrow, shaft, head, middle }) => (
        <g class={`arrow ${arrow.sort} seat-${arrow.seat}`} key={`${nameOfEnd(arrow.from)}>${nameOfEnd(arrow.to)}`}>
          <path class="halo" d={shaft} />
          <path class="shaft" d={shaft} />
          <path class="head" d={head} />
          {arrow.sign !== '' && (
            <>
              <circle cx={middle.x} cy={middle.y} r={11} />
              <ArrowSign sign={arrow.sign} at={middle} />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The sign that stands on an arrow. */
function ArrowSign({ sign, at }: { readonly sign: string; readonly at: Point }) {
  const drawing = drawingOf(sign);
  return drawing === null ? (
    <text x={at.x} y={at.y}>
      {sign}
    </text>
  ) : (
    <path class={`sign-drawing ${drawing.filled ? 'filled' : ''}`} d={drawing.path} transform={`translate(${at.x - 8} ${at.y - 8})`} />
  );
}

/** Calls back, at most once for each picture, when something on the table was moved: by its size, by scrolling, by opening a pile. */
function useWhenMoved(svg: { readonly current: SVGSVGElement | null }, wanted: boolean, latest: { readonly current: () => void }): void {
  useEffect(() => {
    const board = svg.current?.parentElement ?? null;
    if (!wanted || board === null) return;
    let frame = 0;
    const moved = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    };
    const sizes = new ResizeObserver(moved);
    sizes.observe(board);
    // Neither scrolling nor opening bubbles: both are heard on their way down.
    const options = { capture: true, passive: true };
    addEventListener('scroll', moved, options);
    addEventListener('resize', moved);
    board.addEventListener('toggle', moved, options);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', moved, options);
      removeEventListener('resize', moved);
      board.removeEventListener('toggle', moved, options);
    };
  }, [wanted]);
}
