import type { ObjectView } from '../types.js';
import { nameOfSeat } from '../players.js';
import type { BoardProps } from './board.js';
import { addedTo, type Aim, aimsOf, battleOf, chaseOf, fieldRows, hasLifebreaks, objectOf, stackedStones, zoneOf } from './chase.js';
import { nameIn, WillCard, willWord } from './chase-card.js';
import { Mana } from './mana.js';
import { SideHeader } from './side-header.js';

type SeatProps = BoardProps & { readonly seat: number };

/** Two sides that face each other, those who fight meeting in the middle, the chase and the battle between; decks and areas beside each field. */
export function ChaseBoard(props: BoardProps) {
  const { view, near } = props;
  const far = view.players.map(({ seat }) => seat).find((seat) => seat !== near) ?? near;
  return (
    <div class="board will">
      <PhaseBar {...props} />
      <Side {...props} seat={far} />
      <Half {...props} seat={far} far />
      <div class="between">
        <Battle {...props} />
        <Chase {...props} />
      </div>
      <Half {...props} seat={near} />
      <Side {...props} seat={near} />
    </div>
  );
}

const phases = ['draw', 'recovery', 'main', 'end'] as const;

/** Where the turn stands. */
function PhaseBar({ view, language }: BoardProps) {
  const { turn, values } = view;
  const step = typeof values.step === 'string' && values.step !== '' ? willWord(`step.${values.step}`, language) : '';
  return (
    <div class={`phases seat-${turn.seat ?? 'none'}`}>
      {typeof values.bestOf === 'number' && values.bestOf > 1 && (
        <span class="tag">
          {willWord('gameNumber', language).replace('$', String(values.game))} · {((values.wins ?? []) as readonly number[]).join('–')}
        </span>
      )}
      <ol>
        {phases.map((phase) => (
          <li key={phase}>
            <span class={`step ${phase === turn.phase ? 'now' : ''}`} aria-current={phase === turn.phase ? 'step' : undefined}>
              {willWord(`short.${phase}`, language)}
            </span>
          </li>
        ))}
      </ol>
      {step !== '' && <span class="faint">{step}</span>}
    </div>
  );
}

/** What somebody aims at or attacks, by name. */
function aimName({ picture, view, cards, language }: BoardProps, aim: Aim): string {
  if ('seat' in aim) return nameOfSeat(picture, aim.seat, language);
  const found = objectOf(view, aim.object);
  if (found !== null) return nameIn(cards, found, language);
  return aim.card === '' ? willWord('faceDown', language) : (cards.get(aim.card)?.names[language === 'en' ? 'en' : 'zh'] ?? aim.card);
}

/** Cards and abilities that wait to resolve, the next one first, with what they are aimed at. */
function Chase(props: BoardProps) {
  const { view, cards, language } = props;
  const chase = chaseOf(view);
  if (chase.length === 0) return null;
  return (
    <section class="stack chain" aria-label={willWord('chase', language)}>
      <span class="label">{willWord('chase', language)}</span>
      {chase.map((object, at) => {
        const sort = (object.values.item as { readonly sort?: string } | undefined)?.sort ?? 'card';
        const aims = aimsOf(object).map((aim) => aimName(props, aim));
        return (
          <span class={`chain-link seat-${object.controller} ${at === 0 ? 'now' : ''}`} key={object.id}>
            <b>{at + 1}</b> {nameIn(cards, object, language)} <span class="faint">{willWord(`sort.${sort}`, language)}</span>
            {aims.length > 0 && ` → ${aims.join(', ')}`}
            {at === 0 && <span class="tag">{willWord('next', language)}</span>}
          </span>
        );
      })}
    </section>
  );
}

/** Who attacks whom, and who blocks. */
function Battle(props: BoardProps) {
  const { view, language } = props;
  const battle = battleOf(view);
  if (battle === null) return null;
  const name = (id: number): string => aimName(props, { object: id, card: '' });
  return (
    <section class="stack chain battle" aria-label={willWord('battleOn', language)}>
      <span class="label">{willWord('battleOn', language)}</span>
      <span>
        ⚔ {battle.attacker === 0 ? <span class="faint">{willWord('noAttacker', language)}</span> : name(battle.attacker)}
        {battle.target !== null && ` → ${aimName(props, battle.target)}`}
      </span>
      {battle.blocker !== 0 && <span>▣ {name(battle.blocker)}</span>}
      {battle.blocked && battle.blocker === 0 && <span class="tag">{willWord('wasBlocked', language)}</span>}
    </section>
  );
}

/** A player's areas: rulers and decks beside the field. */
function Half(props: SeatProps & { readonly far?: boolean }) {
  const { view, seat, far = false } = props;
  const { fighters, others, stones } = fieldRows(view, seat);
  const rows = [
    { kind: 'fighters', cards: fighters.map((object) => ({ object, count: 1 })) },
    { kind: 'others', cards: others.map((object) => ({ object, count: 1 })) },
    { kind: 'stones', cards: stackedStones(view, stones) },
  ].filter(({ kind, cards }) => kind === 'fighters' || cards.length > 0);
  return (
    <div class={`will-half seat-${seat}`}>
      <div class="will-edge">
        <RulerArea {...props} />
        {hasLifebreaks(view) && <Pile {...props} kind="lifebreak" />}
        <Standby {...props} />
      </div>
      <div class="will-field" aria-label={willWord('field', props.language)}>
        {(far ? [...rows].reverse() : rows).map(({ kind, cards }) => (
          <div class={`will-row row-${kind}`} key={kind}>
            {cards.map(({ object, count }) => (
              <Held {...props} object={object} count={count} key={object.id} />
            ))}
          </div>
        ))}
      </div>
      <div class="will-edge">
        <Pile {...props} kind="mainDeck" />
        <Pile {...props} kind="magicStoneDeck" />
        <Pile {...props} kind="graveyard" />
        <Pile {...props} kind="removed" />
      </div>
    </div>
  );
}

/** A card in a battle area with what is added to it beside it. */
function Held({ object, count, ...props }: BoardProps & { readonly object: ObjectView; readonly count: number }) {
  const added = addedTo(props.view, object);
  return (
    <div class="will-held">
      <WillCard {...props} object={object} count={count} />
      {added.map((one) => (
        <div class={`added seat-${one.controller}`} key={one.id}>
          <WillCard {...props} object={one} small />
        </div>
      ))}
    </div>
  );
}

function RulerArea(props: SeatProps) {
  const { view, seat, language } = props;
  const { objects } = zoneOf(view, 'rulerArea', seat);
  return (
    <div class={`will-rulers ${objects.length === 0 ? 'empty' : ''}`}>
      <span class="label">{willWord('rulerArea', language)}</span>
      {objects.map((object) => (
        <Held {...props} object={object} count={1} key={object.id} />
      ))}
    </div>
  );
}

/** Backs in their order, each with the turn since which it lies there (310.2). */
function Standby(props: SeatProps) {
  const { view, seat, language } = props;
  const { count, objects } = zoneOf(view, 'standby', seat);
  return (
    <div class={`will-standby ${count === 0 ? 'empty' : ''}`}>
      <span class="label">
        {willWord('standby', language)} {count > 0 && <b>{count}</b>}
      </span>
      {objects.map((object) => (
        <WillCard {...props} object={object} small key={object.id} />
      ))}
    </div>
  );
}

const closed: ReadonlySet<string> = new Set(['mainDeck', 'magicStoneDeck', 'lifebreak']);

/** A pile with its size and, where all see it, its topmost face; it opens at a click to what the reader may see of it. */
function Pile({ seat, kind, ...props }: SeatProps & { readonly kind: string }) {
  const { view, language, cards } = props;
  const { count, objects } = zoneOf(view, kind, seat);
  const top = closed.has(kind) ? undefined : objects[0];
  const words = (
    <>
      <span class="label">{willWord(kind, language)}</span>
      <b>{count}</b>
      {top !== undefined && <span class="top">{nameIn(cards, top, language)}</span>}
    </>
  );
  if (objects.length === 0) return <div class={`duel-pile pile-${kind} ${count === 0 ? 'empty' : ''}`}>{words}</div>;
  return (
    <details class={`duel-pile pile-${kind}`}>
      <summary>{words}</summary>
      <div class="opened">
        {objects.map((object) => (
          <WillCard {...props} object={object} key={object.id} small />
        ))}
      </div>
    </details>
  );
}

function Side({ seat, ...props }: SeatProps) {
  const { picture, view, language } = props;
  const hand = zoneOf(view, 'hand', seat);
  const will = view.players.find((one) => one.seat === seat)?.values.will;
  return (
    <SideHeader
      picture={picture}
      view={view}
      language={language}
      seat={seat}
      counts={['life', 'hand']}
      tags={
        <>
          {view.values.first === seat && <span class="tag">①</span>}
          {typeof will === 'string' && will !== '' && (
            <span class="tag pool" aria-label={willWord('will', language)}>
              <Mana text={will} />
            </span>
          )}
        </>
      }
    >
      {hand.objects.length > 0 && (
        <div class="hand">
          {hand.objects.map((object) => (
            <WillCard {...props} object={object} key={object.id} small />
          ))}
        </div>
      )}
    </SideHeader>
  );
}
