import { useMemo, useState } from 'preact/hooks';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { forcedText, type NameOf, reasonText, unpairedText } from '../shared/reasons.js';
import { nameHolds, placesByName } from '../shared/seating.js';
import type { Round, Table } from '../shared/types.js';
import { Field } from '../shared/widgets.js';
import { PlayerLink } from './player-link.js';
import { resultText } from './result-text.js';

/** Names the entrants of a round. */
export function namesOfRound({ tables, unpaired }: Round): NameOf {
  const names = new Map([...tables.flatMap(({ seats }) => seats), ...unpaired].map(({ entrant, name }) => [entrant, name]));
  return (entrant) => names.get(entrant) ?? `#${entrant}`;
}

/** The result of a table as everybody may see it. */
export function ResultCell({ table, first }: { readonly table: Table; readonly first?: number }) {
  const { language, say } = usePage();
  if (table.result === null) return <span class="faint">{table.state === 'missing' ? '–' : say(table.state)}</span>;
  return (
    <>
      <strong class={table.result.kind === 'games' ? 'score' : 'score in-words'}>{resultText(table.result, table, language, first)}</strong>
      {table.corrected && <small class="faint"> {say('corrected')}</small>}
    </>
  );
}

/** The pairings of a round, by name or by table, with a search. */
export function Pairings({
  round,
  reasons = false,
  secret = null,
}: {
  readonly round: Round;
  readonly reasons?: boolean;
  /** A player's token, which opens their own replays in histories. */
  readonly secret?: string | null;
}) {
  const { say } = usePage();
  const [by, setBy] = useState<'name' | 'table'>('name');
  const [typed, setTyped] = useState('');
  return (
    <>
      <div class="row tools">
        <Field label={say('searchName')}>
          <input type="search" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} autocomplete="off" />
        </Field>
        <div class="segments" role="group" aria-label={say('order')}>
          {(['name', 'table'] as const).map((one) => (
            <button type="button" key={one} aria-pressed={by === one} onClick={() => setBy(one)}>
              {say(one === 'name' ? 'byName' : 'byTable')}
            </button>
          ))}
        </div>
      </div>
      {by === 'name' ? (
        <ByName round={round} typed={typed} secret={secret} />
      ) : (
        <ByTable round={round} typed={typed} reasons={reasons} secret={secret} />
      )}
    </>
  );
}

interface FoundProps {
  readonly round: Round;
  readonly typed: string;
  readonly secret: string | null;
}

function ByName({ round, typed, secret }: FoundProps) {
  const { language, say } = usePage();
  const places = useMemo(() => placesByName(round, localeOf(language)), [round, language]);
  const found = places.filter(({ name }) => nameHolds(name, typed));
  if (found.length === 0) return <p class="faint">{say('nobodyFound')}</p>;
  return (
    <table class="list">
      <caption class="hidden">{say('pairingsByName')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col" class="number">
            {say('table')}
          </th>
          <th scope="col">{say('opponent')}</th>
          <th scope="col" class="number">
            {say('result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ entrant, name, playerId, table, opponent, gets }) => (
          <tr key={entrant}>
            <th scope="row">
              <PlayerLink name={name} playerId={playerId} secret={secret} />
            </th>
            <td class="number big">{table?.table ?? '–'}</td>
            <td>{opponent ?? say(gets === 'loss' ? 'assignedLoss' : 'bye')}</td>
            <td class="number">{table === null ? '' : <ResultCell table={table} first={entrant} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The caption and the heads of a list of tables with their players and results. */
export function TableHeads() {
  const { say } = usePage();
  return (
    <>
      <caption class="hidden">{say('pairingsByTable')}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {say('table')}
          </th>
          <th scope="col">{say('players')}</th>
          <th scope="col" class="number">
            {say('result')}
          </th>
        </tr>
      </thead>
    </>
  );
}

function ByTable({ round, typed, reasons, secret }: FoundProps & { readonly reasons: boolean }) {
  const { language, say } = usePage();
  const nameOf = namesOfRound(round);
  const tables = round.tables.filter(({ seats }) => seats.some(({ name }) => nameHolds(name, typed)));
  const unpaired = round.unpaired.filter(({ name }) => nameHolds(name, typed));
  if (tables.length + unpaired.length === 0) return <p class="faint">{say('nobodyFound')}</p>;
  return (
    <table class="list">
      <TableHeads />
      <tbody>
        {tables.map((table) => (
          <tr key={table.table}>
            <th scope="row" class="number big">
              {table.table}
            </th>
            <td>
              {table.seats.map(({ entrant, name, playerId, points }) => (
                <span class="seat" key={entrant}>
                  <PlayerLink name={name} playerId={playerId} secret={secret} />{' '}
                  <small class="faint">{say('pointsShort', { n: points })}</small>
                </span>
              ))}
              {reasons && (
                <small class="why">
                  {reasonText(table.why, nameOf, language)} {forcedText(table.forced, nameOf, language)}
                </small>
              )}
            </td>
            <td class="number">
              <ResultCell table={table} />
            </td>
          </tr>
        ))}
        {unpaired.map(({ entrant, name, gets, why }) => (
          <tr key={`u${entrant}`}>
            <th scope="row" class="number">
              –
            </th>
            <td>
              <span class="seat">{name}</span>
              {reasons && <small class="why">{unpairedText(why, nameOf, language)}</small>}
            </td>
            <td class="number">{say(gets === 'loss' ? 'assignedLoss' : 'bye')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
