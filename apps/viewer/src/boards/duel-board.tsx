import type { Language, SlotView } from '../types.js';
import { gameWord } from '../words.js';
import type { BoardProps } from './board.js';
import { cardName } from './cards.js';
import { chainOf, isPendulumPlace, pileOf, rowOf, sharedRow } from './duel.js';
import { DuelCard } from './duel-card.js';
import { SideHeader } from './side-header.js';

const duelWord = (key: string, language: Language): string => gameWord('yugioh', key, language);

/** Two fields facing each other with the Extra Monster Zones between, the Chain beside them, hands at the edges. */
export function DuelBoard(props: BoardProps) {
  const { view, near } = props;
  const far = view.players.map(({ seat }) => seat).find((seat) => seat !== near) ?? near;
  const [left, right] = sharedRow(view, near);
  return (
    <div class="board duel">
      <PhaseBar {...props} />
      <Side {...props} seat={far} />
      <div class="duel-field">
        <Pile {...props} seat={far} kind="mainDeck" />
        <Zones {...props} slots={rowOf(view, far, 'spellTrap', near)} />
        <Pile {...props} seat={far} kind="extraDeck" />

        <Pile {...props} seat={far} kind="graveyard" />
        <Zones {...props} slots={rowOf(view, far, 'monster', near)} />
        <Zones {...props} slots={rowOf(view, far, 'field', near)} />

        <Pile {...props} seat={far} kind="banished" />
        <span />
        <Zones {...props} slots={left === undefined ? [] : [left]} />
        <span />
        <Zones {...props} slots={right === undefined ? [] : [right]} />
        <span />
        <Pile {...props} seat={near} kind="banished" />

        <Zones {...props} slots={rowOf(view, near, 'field', near)} />
        <Zones {...props} slots={rowOf(view, near, 'monster', near)} />
        <Pile {...props} seat={near} kind="graveyard" />

        <Pile {...props} seat={near} kind="extraDeck" />
        <Zones {...props} slots={rowOf(view, near, 'spellTrap', near)} />
        <Pile {...props} seat={near} kind="mainDeck" />
      </div>
      <Side {...props} seat={near} />
    </div>
  );
}

const phases = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;

/** Where the turn stands, and the Chain with its targets. */
function PhaseBar({ view, language, cards }: BoardProps) {
  const { turn, values } = view;
  const chain = chainOf(view);
  const step = typeof values.step === 'string' && values.step !== '' ? duelWord(`step.${values.step}`, language) : '';
  return (
    <>
      <div class={`phases seat-${turn.seat ?? 'none'}`}>
        {typeof values.bestOf === 'number' && values.bestOf > 1 && (
          <span class="tag">
            {duelWord('gameNumber', language).replace('$', String(values.game))} · {((values.wins ?? []) as readonly number[]).join('–')}
          </span>
        )}
        <ol>
          {phases.map((phase) => (
            <li key={phase}>
              <span class={`step ${phase === turn.phase ? 'now' : ''}`} aria-current={phase === turn.phase ? 'step' : undefined}>
                {duelWord(`short.${phase}`, language)}
              </span>
            </li>
          ))}
        </ol>
        {step !== '' && <span class="faint">{step}</span>}
      </div>
      {chain.length > 0 && (
        <section class="stack chain" aria-label={duelWord('chain', language)}>
          <span class="label">{duelWord('chain', language)}</span>
          {chain.map((link) => (
            <span
              class={`chain-link seat-${link.seat} ${values.resolving === link.number ? 'now' : ''} ${link.activationNegated || link.effectNegated ? 'off' : ''}`}
              key={link.number}
            >
              <b>{link.number}</b> {cards.get(link.card)?.names[language === 'en' ? 'en' : 'zh'] ?? link.card}
              {link.targets.length > 0 &&
                ` → ${link.targets.map((target) => (target.card === undefined ? duelWord('faceDown', language) : (cards.get(target.card)?.names[language === 'en' ? 'en' : 'zh'] ?? target.card))).join(', ')}`}
              {values.resolving === link.number && <span class="tag">{duelWord('resolves', language)}</span>}
              {(link.activationNegated || link.effectNegated) && <span class="tag">{duelWord('negated', language)}</span>}
            </span>
          ))}
        </section>
      )}
    </>
  );
}

function Zones({ slots, ...props }: BoardProps & { readonly slots: readonly SlotView[] }) {
  return (
    <>
      {slots.map((slot) => (
        <div
          class={`duel-slot row-${slot.row} ${slot.object === null ? 'empty' : `of-${slot.object.controller}`}`}
          key={slot.id}
          aria-label={`${duelWord(slot.row, props.language)} ${slot.row === 'field' ? '' : slot.column + 1}`}
        >
          {slot.object === null ? (
            <span class="lane">{slot.row === 'field' ? '◇' : slot.row === 'extra' ? '✦' : isPendulumPlace(slot) ? '◆' : ''}</span>
          ) : (
            <DuelCard {...props} object={slot.object} />
          )}
        </div>
      ))}
    </>
  );
}

/** A pile with its size and its topmost face; it opens at a click to what the reader may see of it. */
function Pile({ seat, kind, ...props }: BoardProps & { readonly seat: number; readonly kind: string }) {
  const { view, language, cards } = props;
  const { count, objects } = pileOf(view, kind, seat);
  const top = objects.find(({ card }) => card !== undefined);
  const known = objects.filter(({ card }) => card !== undefined);
  const face = top === undefined || kind === 'mainDeck' || kind === 'extraDeck' ? '' : cardName(cards, top, language);
  const words = (
    <>
      <span class="label">{duelWord(kind, language)}</span>
      <b>{count}</b>
      {face !== '' && <span class="top">{face}</span>}
    </>
  );
  if (known.length === 0) return <div class={`duel-pile pile-${kind} ${count === 0 ? 'empty' : ''}`}>{words}</div>;
  return (
    <details class={`duel-pile pile-${kind}`}>
      <summary>{words}</summary>
      <div class="opened">
        {known.map((object) => (
          <DuelCard {...props} object={object} key={object.id} small />
        ))}
      </div>
    </details>
  );
}

function Side({ seat, ...props }: BoardProps & { readonly seat: number }) {
  const { picture, view, language } = props;
  const hand = pileOf(view, 'hand', seat);
  return (
    <SideHeader
      picture={picture}
      view={view}
      language={language}
      seat={seat}
      counts={['life', 'hand']}
      tags={view.values.first === seat ? <span class="tag">①</span> : null}
    >
      {hand.objects.length > 0 && (
        <div class="hand">
          {hand.objects.map((object) => (
            <DuelCard {...props} object={object} key={object.id} small />
          ))}
        </div>
      )}
    </SideHeader>
  );
}
