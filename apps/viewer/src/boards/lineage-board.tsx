import type { ObjectView } from '../types.js';
import { nameOfSeat } from '../players.js';
import type { BoardProps } from './board.js';
import { type Aim, aimsOf, objectOf, zoneOf } from './chase.js';
import { combatOf, intentOf, rowsOf, seatsFrom, stackOf } from './lineage.js';
import { ArchiveCard, archiveWord, nameIn } from './lineage-card.js';
import { SideHeader } from './side-header.js';

type SeatProps = BoardProps & { readonly seat: number };

/** A field that all share, by player: the others above in turn order, the reader below, combat and the effects stack between. */
export function LineageBoard(props: BoardProps) {
  const { view, near } = props;
  return (
    <div class="board will archive">
      <PhaseBar {...props} />
      {seatsFrom(view, near).map((seat) => (
        <div class="lineage-far" key={seat}>
          <Side {...props} seat={seat} />
          <Half {...props} seat={seat} far />
        </div>
      ))}
      <div class="between">
        <Combat {...props} />
        <EffectsStack {...props} />
      </div>
      <Half {...props} seat={near} />
      <Side {...props} seat={near} />
    </div>
  );
}

const phases = ['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end'] as const;

/** Where the turn stands; in a player's first turn the first champion takes the place of the first phases (1.3.3). */
function PhaseBar({ view, language }: BoardProps) {
  const { turn, values } = view;
  const step = typeof values.step === 'string' && values.step !== '' ? archiveWord(`step.${values.step}`, language) : '';
  return (
    <div class={`phases seat-${turn.seat ?? 'none'}`}>
      {typeof values.bestOf === 'number' && values.bestOf > 1 && (
        <span class="tag">
          {archiveWord('gameNumber', language).replace('$', String(values.game))} · {((values.wins ?? []) as readonly number[]).join('–')}
        </span>
      )}
      <ol>
        {(turn.phase === 'opening' ? (['opening', 'draw', 'main', 'end'] as const) : phases).map((phase) => (
          <li key={phase}>
            <span class={`step ${phase === turn.phase ? 'now' : ''}`} aria-current={phase === turn.phase ? 'step' : undefined}>
              {archiveWord(`short.${phase}`, language)}
            </span>
          </li>
        ))}
      </ol>
      {step !== '' && <span class="faint">{step}</span>}
    </div>
  );
}

/** What something is aimed at, by name. */
function aimName({ picture, view, cards, language }: BoardProps, aim: Aim): string {
  if ('seat' in aim) return nameOfSeat(picture, aim.seat, language);
  const found = objectOf(view, aim.object);
  if (found !== null) return nameIn(cards, found, language);
  return aim.card === '' ? archiveWord('faceDown', language) : (cards.get(aim.card)?.names[language === 'en' ? 'en' : 'zh'] ?? aim.card);
}

/** Cards and abilities that wait to resolve, the next one first, with what they are aimed at. */
function EffectsStack(props: BoardProps) {
  const { view, cards, language } = props;
  const stack = stackOf(view);
  if (stack.length === 0) return null;
  return (
    <section class="stack chain" aria-label={archiveWord('effectsStack', language)}>
      <span class="label">{archiveWord('effectsStack', language)}</span>
      {stack.map((object, at) => {
        const sort = (object.values.item as { readonly sort?: string } | undefined)?.sort ?? 'activation';
        const aims = aimsOf(object).map((aim) => aimName(props, aim));
        return (
          <span class={`chain-link seat-${object.controller} ${at === 0 ? 'now' : ''}`} key={object.id}>
            <b>{at + 1}</b> {nameIn(cards, object, language)} <span class="faint">{archiveWord(`sort.${sort}`, language)}</span>
            {aims.length > 0 && ` → ${aims.join(', ')}`}
            {at === 0 && <span class="tag">{archiveWord('next', language)}</span>}
          </span>
        );
      })}
    </section>
  );
}

/** Who attacks what with which weapon, and what retaliates. */
function Combat(props: BoardProps) {
  const { view, language } = props;
  const combat = combatOf(view);
  if (combat === null) return null;
  const name = (id: number): string => aimName(props, { object: id, card: '' });
  const attacker = objectOf(view, combat.attacker);
  return (
    <section class="stack chain battle" aria-label={archiveWord('combatOn', language)}>
      <span class="label">{archiveWord('combatOn', language)}</span>
      <span>
        ⚔ {attacker === null ? <span class="faint">{archiveWord('noAttacker', language)}</span> : name(combat.attacker)}
        {combat.weapon !== 0 && objectOf(view, combat.weapon) !== null && ` (${name(combat.weapon)})`} →{' '}
        {combat.targets.map(name).join(', ')}
      </span>
      {combat.retaliators.length > 0 && <span>↺ {combat.retaliators.map(name).join(', ')}</span>}
    </section>
  );
}

/** A player's part of the field, with his champions, memory and material deck beside it. */
function Half(props: SeatProps & { readonly far?: boolean }) {
  const { view, seat, far = false, language } = props;
  const { allies, champions, others } = rowsOf(view, seat);
  const rows = [
    { kind: 'fighters', cards: allies },
    { kind: 'others', cards: others },
  ].filter(({ kind, cards }) => kind === 'fighters' || cards.length > 0);
  return (
    <div class={`will-half seat-${seat}`}>
      <div class="will-edge">
        <div class={`will-rulers ${champions.length === 0 ? 'empty' : ''}`}>
          <span class="label">{archiveWord('champion', language)}</span>
          {champions.map((object) => (
            <Champion {...props} object={object} key={object.id} />
          ))}
        </div>
        <Pile {...props} kind="materialDeck" />
      </div>
      <div class="will-field" aria-label={archiveWord('field', language)}>
        {(far ? [...rows].reverse() : rows).map(({ kind, cards }) => (
          <div class={`will-row row-${kind}`} key={kind}>
            {cards.map((object) => (
              <ArchiveCard {...props} object={object} key={object.id} />
            ))}
          </div>
        ))}
      </div>
      <div class="will-edge">
        <Pile {...props} kind="memory" />
        <Pile {...props} kind="mainDeck" />
        <Pile {...props} kind="graveyard" />
        <Pile {...props} kind="banishment" />
      </div>
    </div>
  );
}

/** A champion with its lineage below it, and the attack cards in its intent. */
function Champion({ object, seat, ...props }: SeatProps & { readonly object: ObjectView }) {
  const { view, cards, language } = props;
  const intent = intentOf(view, seat).filter(({ values }) => values.attacker === object.id);
  return (
    <div class="will-held">
      <ArchiveCard {...props} object={object} />
      {intent.length > 0 && (
        <div class="added">
          <span class="label">{archiveWord('intent', language)}</span>
          {intent.map((one) => (
            <ArchiveCard {...props} object={one} small key={one.id} />
          ))}
        </div>
      )}
      {object.under.length > 0 && (
        <ol class="lineage" aria-label={archiveWord('lineage', language)}>
          {object.under.map((one) => (
            <li key={one.id}>{nameIn(cards, one, language)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

const closed: ReadonlySet<string> = new Set(['mainDeck', 'materialDeck', 'memory']);

/** A pile with its size and, where all see it, its topmost face; it opens at a click to what the reader may see of it. */
function Pile({ seat, kind, ...props }: SeatProps & { readonly kind: string }) {
  const { view, language, cards } = props;
  const { count, objects } = zoneOf(view, kind, seat);
  const top = closed.has(kind) ? undefined : objects[0];
  const words = (
    <>
      <span class="label">{archiveWord(kind, language)}</span>
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
          <ArchiveCard {...props} object={object} key={object.id} small />
        ))}
      </div>
    </details>
  );
}

function Side({ seat, ...props }: SeatProps) {
  const { picture, view, language } = props;
  const hand = zoneOf(view, 'hand', seat);
  const player = view.players.find((one) => one.seat === seat);
  return (
    <SideHeader
      picture={picture}
      view={view}
      language={language}
      seat={seat}
      counts={['hand', 'memory']}
      tags={
        <>
          {view.values.first === seat && <span class="tag">①</span>}
          {player?.values.out === true && <span class="tag">✕ {archiveWord('out', language)}</span>}
        </>
      }
    >
      {hand.objects.length > 0 && (
        <div class="hand">
          {hand.objects.map((object) => (
            <ArchiveCard {...props} object={object} key={object.id} small />
          ))}
        </div>
      )}
    </SideHeader>
  );
}
