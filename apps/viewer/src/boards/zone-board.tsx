import type { Language, ObjectView } from '../types.js';
import { word } from '../words.js';
import { attachedTo, battlefieldRows, objectsOf, stacked } from './battlefield.js';
import { nameOfSeat } from '../players.js';
import type { BoardProps } from './board.js';
import { Face } from './magic-card.js';
import { Mana, manaOf } from './mana.js';
import { Phases } from './phases.js';
import { SideHeader } from './side-header.js';

/** So many cards of a pile are shown at once; the rest at a click. */
const shownOfPile = 8;

/** A battlefield that all share: far side above, near side below, creatures meeting in the middle, the stack between. */
export function ZoneBoard(props: BoardProps) {
  const { view, near, language } = props;
  const far = view.players.map((one) => one.seat).filter((seat) => seat !== near);
  const stack = objectsOf(view, 'stack');
  return (
    <div class="board zones">
      <Phases view={view} language={language} />
      {far.map((seat) => (
        <div class={`half seat-${seat}`} key={seat}>
          <Side {...props} seat={seat} />
          <Rows {...props} seat={seat} far />
        </div>
      ))}
      <div class="between">
        {stack.length > 0 && (
          <section class="stack" aria-label={word('stack', language)}>
            <span class="label">
              {word('stack', language)} {stack.length}
            </span>
            {stack.map((object, at) => (
              <span class="waiting" key={object.id}>
                {at === 0 && stack.length > 1 && <span class="tag">{word('next', language)}</span>}
                <span class={`tag seat-${object.controller}`}>
                  {word(object.kind === 'item' ? 'abilityOf' : 'spellOf', language)}{' '}
                  {nameOfSeat(props.picture, object.controller, language)}
                </span>
                <Face {...props} object={object} priced />
              </span>
            ))}
          </section>
        )}
      </div>
      <div class={`half seat-${near}`}>
        <Rows {...props} seat={near} />
        <Side {...props} seat={near} />
      </div>
    </div>
  );
}

function Rows(props: BoardProps & { readonly seat: number; readonly far?: boolean }) {
  const { creatures, others, lands } = battlefieldRows(props.view, props.seat);
  const rows = [creatures, others, lands].filter((row) => row.length > 0);
  return (
    <div class={`battlefield seat-${props.seat}`}>
      {(props.far === true ? [...rows].reverse() : rows).map((row) => (
        <div class="permanents" key={row === creatures ? 'creatures' : row === lands ? 'lands' : 'others'}>
          {stacked(row).map(({ object, count }) => (
            <div class="permanent" key={object.id}>
              <Face {...props} object={object} count={count} />
              {attachedTo(props.view, object).map((one) => (
                <Face {...props} object={one} key={one.id} small />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface ManaUnit {
  readonly type: string;
}

function Side({ seat, ...props }: BoardProps & { readonly seat: number }) {
  const { picture, view, language } = props;
  const player = view.players.find((one) => one.seat === seat);
  const counters = Object.entries((player?.values.counters ?? {}) as { readonly [kind: string]: number });
  const pool = (player?.values.pool ?? []) as unknown as readonly ManaUnit[];
  const attached = objectsOf(view, 'battlefield').filter((object) => object.hostSeat === seat);
  const zone = (kind: string) => view.zones.find((one) => one.kind === kind && one.seat === seat);
  const hand = zone('hand');
  const graveyard = zone('graveyard')?.objects ?? [];
  const exiled = objectsOf(view, 'exile').filter((object) => object.owner === seat);
  const command = objectsOf(view, 'command').filter((object) => object.owner === seat);
  return (
    <SideHeader
      picture={picture}
      view={view}
      language={language}
      seat={seat}
      counts={['life', 'hand', 'library']}
      tags={
        <>
          {view.values.monarch === seat && <span class="tag">♛ {word('monarch', language)}</span>}
          {counters.map(([kind, count]) => (
            <span class="tag" key={kind}>
              {count} {word(kind, language)}
            </span>
          ))}
          {pool.length > 0 && (
            <span class="tag pool" aria-label={word('pool', language)}>
              <Mana text={pool.map(({ type }) => manaOf(type)).join('')} />
            </span>
          )}
        </>
      }
    >
      {hand !== undefined && hand.objects.length > 0 && (
        <div class="hand">
          {hand.objects.map((object) => (
            <Face {...props} object={object} key={object.id} priced />
          ))}
        </div>
      )}
      <div class="piles">
        <Pile {...props} kind="graveyard" objects={graveyard} />
        <Pile {...props} kind="exile" objects={exiled} />
        <Pile {...props} kind="command" objects={command} />
        {attached.map((object) => (
          <Face {...props} object={object} key={object.id} small />
        ))}
      </div>
    </SideHeader>
  );
}

/** A pile with its cards, the newest first; a long one opens at a click. */
function Pile({ kind, objects, ...props }: BoardProps & { readonly kind: string; readonly objects: readonly ObjectView[] }) {
  if (objects.length === 0) return null;
  const face = (object: ObjectView) => <Face {...props} object={object} key={object.id} small />;
  return (
    <div class="pile">
      <span class="label">
        {word(kind, props.language)} {objects.length}
      </span>
      {objects.slice(0, shownOfPile).map(face)}
      {objects.length > shownOfPile && (
        <details class="more">
          <summary>{moreWords(objects.length - shownOfPile, props.language)}</summary>
          <div class="pile">{objects.slice(shownOfPile).map(face)}</div>
        </details>
      )}
    </div>
  );
}

function moreWords(count: number, language: Language): string {
  return language === 'en' ? `${count} more` : `${word('more', language)} ${count}`;
}
