import { useEffect, useRef, useState } from 'preact/hooks';
import { useAskingHere } from '../asking/asking-context.js';
import { StopButtons, StopFold, StopLegend, StopsTold } from '../asking/stop-buttons.js';
import { useChoosable } from '../play/offers.js';
import { nameOfSeat } from '../players.js';
import { aimName, useTable } from './board-context.js';
import { Card } from './card.js';
import { nameOf } from './faces.js';
import { Signs } from './signs.js';
import type { Waiting } from './reading.js';

/** Where the turn stands. */
export function Phases() {
  const { view, layout, word, language } = useTable();
  const { turn, values } = view;
  const list = useRef<HTMLOListElement>(null);
  const asking = useAskingHere();
  // On a phone only; elsewhere they are always shown.
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const box = list.current;
    const step = box?.querySelector<HTMLElement>('.now') ?? null;
    if (box !== null && step !== null) box.scrollLeft = step.offsetLeft - box.offsetLeft - box.clientWidth / 2 + step.clientWidth / 2;
  }, [turn.phase]);
  const groups = layout.phasesDuring?.[turn.phase] ?? layout.phases;
  if (groups.length === 0) return null;
  // Not every game has words for its steps: where phases say it all it has none.
  const key = `step.${String(values.step)}`;
  const step = Object.hasOwn(layout.words, key) ? word(key, language) : '';
  return (
    <div class={`phases seat-${turn.seat ?? 'none'} ${unfolded ? 'unfolded' : ''}`}>
      {typeof values.bestOf === 'number' && values.bestOf > 1 && (
        <span class="tag">
          {word('gameNumber', language).replace('$', String(values.game))} · {((values.wins ?? []) as readonly number[]).join('–')}
        </span>
      )}
      <StopFold open={unfolded} onToggle={() => setUnfolded(!unfolded)} language={language} />
      <StopLegend language={language} />
      {/* Where it is too long for a phone it moves sideways, for which the keyboard needs something to focus; unfolded, its buttons are that. */}
      <ol ref={list} tabIndex={unfolded ? undefined : 0}>
        {groups.map((group) => (
          <li key={group[0]}>
            {group.map((phase) => (
              <span
                key={phase}
                class={`step ${phase === turn.phase ? 'now' : ''} ${asking?.stops.own.includes(phase) === true ? 'stops-own' : ''} ${asking?.stops.others.includes(phase) === true ? 'stops-others' : ''}`}
                aria-current={phase === turn.phase ? 'step' : undefined}
              >
                {word(`short.${phase}`, language)}
                <StopButtons phase={phase} name={word(`short.${phase}`, language)} language={language} />
              </span>
            ))}
          </li>
        ))}
      </ol>
      {step !== '' && <span class="faint">{step}</span>}
      <StopsTold language={language} />
    </div>
  );
}

/** What goes on between objects: who attacks what, and who stands in the way. */
export function Fight() {
  const table = useTable();
  const { fight, layout, word, language } = table;
  const heading = layout.fight?.word;
  if (fight === null || heading === undefined) return null;
  return (
    <section class="stack" aria-label={word(heading, language)}>
      <span class="label">{word(heading, language)}</span>
      {fight.map(({ part, aims }) =>
        aims.length > 0 ? (
          <span key={part.part}>
            <Signs text={part.sign} /> {aims.map((aim) => aimName(table, aim)).join(', ')}
          </span>
        ) : part.nobody === undefined ? null : (
          <span class="faint" key={part.part}>
            <Signs text={part.sign} /> {word(part.nobody, language)}
          </span>
        ),
      )}
    </section>
  );
}

/** What waits to resolve, with what it is aimed at. */
export function WaitingList() {
  const { waiting, layout, word, language } = useTable();
  const told = layout.waiting;
  if (told === undefined || waiting.length === 0) return null;
  const asCards = told.from === 'zone' && told.show === 'cards';
  return (
    <section class="stack" aria-label={word(told.word, language)}>
      <span class="label">
        {word(told.word, language)} {asCards && waiting.length}
      </span>
      {waiting.map((one) => (asCards ? <WaitingCard one={one} key={one.key} /> : <WaitingLine one={one} key={one.key} />))}
    </section>
  );
}

function WaitingCard({ one: { object, seat, now } }: { readonly one: Waiting }) {
  const { matchView, waiting, word, language } = useTable();
  if (object === null) return null;
  return (
    <span class="waiting">
      {now && waiting.length > 1 && <span class="tag">{word('next', language)}</span>}
      <span class={`tag seat-${seat}`}>
        {word(object.kind === 'item' ? 'abilityOf' : 'spellOf', language)} {nameOfSeat(matchView, seat, language, word)}
      </span>
      <Card object={object} priced />
    </span>
  );
}

/** No object has this id. */
const noObject = -1;

function WaitingLine({ one: { key, number, seat, object, card, aims, now, off } }: { readonly one: Waiting }) {
  const table = useTable();
  const { layout, cards, word, language } = table;
  const told = layout.waiting;
  const sort = told?.from === 'zone' ? told.sort : undefined;
  const value = sort === undefined ? undefined : (object?.values[sort.value] as { readonly [name: string]: unknown } | undefined);
  const name = object === null ? (cards.get(card)?.names[language] ?? card) : nameOf(object, cards, layout.card, { word, language });
  const choosable = useChoosable({ object: object?.id ?? noObject }, name, language);
  return (
    <span
      class={`chain-link seat-${seat} ${now ? 'now' : ''} ${off ? 'off' : ''} ${choosable.offered ? 'choosable' : ''} ${choosable.picked ? 'picked' : ''}`}
      data-at={object === null ? `waiting:${key}` : `object:${object.id}`}
    >
      <b>{number}</b> {name}
      {sort !== undefined && <span class="faint"> {word(`sort.${String(value?.[sort.inside] ?? sort.usual)}`, language)}</span>}
      {aims.length > 0 && ` → ${aims.map((aim) => aimName(table, aim)).join(', ')}`}
      {now && <span class="tag">{word(told?.from === 'value' ? told.nowWord : 'next', language)}</span>}
      {off && told?.from === 'value' && <span class="tag">{word(told.offWord, language)}</span>}
      {choosable.button}
    </span>
  );
}
