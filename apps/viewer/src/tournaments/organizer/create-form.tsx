import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { usePage } from '../shared/page.js';
import { type Problem, problemOf } from '../shared/problems.js';
import { proposedCut, proposedMinutes, proposedRounds, settingsOf, structureOf, type Template } from '../shared/structures.js';
import { newCommandId, type OrganizerApi, TournamentApi } from '../shared/tournament-api.js';
import type { CardGame, Game, Gathering, Settings } from '../shared/types.js';
import { recall, organizerKey } from '../shared/storage.js';
import { Choice, Field, ProblemNote, useNames } from '../shared/widgets.js';

interface CreateFormProps {
  readonly api: OrganizerApi;
  readonly games: readonly Game[];
  readonly gatherings: readonly Gathering[];
}

const newGathering = 'new';
const listOfFormat = '';

const cardGames: readonly string[] = ['magic', 'yugioh', 'force-of-will', 'grand-archive', 'starline'] satisfies readonly CardGame[];
const isCardGame = (game: string): game is CardGame => cardGames.includes(game);

/** The lists by which decks of a game can be judged. */
function useCardLists(api: OrganizerApi, game: string): readonly string[] {
  const [lists, setLists] = useState<readonly string[]>([]);
  useEffect(() => {
    setLists([]);
    let gone = false;
    // Without the lists a tournament can still be made: the format names its own.
    if (isCardGame(game))
      api.cardLists(game).then(
        (found) => gone || setLists(found),
        () => undefined,
      );
    return () => void (gone = true);
  }, [api, game]);
  return lists;
}

/** Who reports results, by the name of the choice. */
const reportings = {
  players: { reporting: 'players', loneReportMinutes: null },
  oneAfterTenMinutes: { reporting: 'players', loneReportMinutes: 10 },
  staff: { reporting: 'staff', loneReportMinutes: null },
} as const satisfies { readonly [choice: string]: Pick<Settings, 'reporting' | 'loneReportMinutes'> };

/** Makes a tournament from a template: what is not asked for has a usual value. */
export function CreateForm({ api, games, gatherings }: CreateFormProps) {
  const { say } = usePage();
  const nameOf = useNames();
  const [where, setWhere] = useState(newGathering);
  const [gameId, setGameId] = useState(games[0]?.game ?? '');
  const [formatId, setFormatId] = useState('');
  const [players, setPlayers] = useState(16);
  const [changed, setChanged] = useState<Partial<Template>>({});
  const [matches, setMatches] = useState<Settings['matches']>('offline');
  const [decks, setDecks] = useState<Settings['decks']>('none');
  const [checkIn, setCheckIn] = useState<Settings['checkIn']>('none');
  const [reporting, setReporting] = useState<keyof typeof reportings>('players');
  const [selfRegistration, setSelfRegistration] = useState(true);
  const [cardList, setCardList] = useState(listOfFormat);
  const [heldOn, setHeldOn] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  // Kept until it succeeds: sent again, they make nothing twice.
  const ids = useRef({ gathering: newCommandId(), tournament: newCommandId() });
  const gathering = gatherings.find(({ gatheringId }) => gatheringId === where);
  const game = games.find((one) => one.game === (gathering?.game ?? gameId)) ?? games[0];
  const lists = useCardLists(api, game?.game ?? '');
  if (game === undefined) return <p>{say('noGames')}</p>;
  const format = game.formats.find(({ id }) => id === formatId) ?? game.formats[0];
  const template: Template = {
    rounds: proposedRounds(players),
    cut: proposedCut(players),
    bestOf: format?.bestOf ?? 1,
    minutes: proposedMinutes(game.game),
    ...changed,
  };
  const chosenList = cardList === 'none' || lists.includes(cardList) ? cardList : null;
  const create = async (name: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const gatheringId = gathering?.gatheringId ?? (await api.createGathering(name, game.game, ids.current.gathering));
      const chosen = {
        format: format?.id ?? '',
        capacity: null,
        checkIn,
        selfRegistration,
        ...reportings[reporting],
        matches,
        decks,
        cardList: chosenList,
        heldOn: heldOn || null,
      };
      const tournamentId = await api.createTournament(gatheringId, name, settingsOf(game, chosen), ids.current.tournament);
      await new TournamentApi(tournamentId, recall(organizerKey)).command({
        type: 'setStructure',
        structure: structureOf(template),
        reason: null,
      });
      location.href = addressOf.desk(tournamentId);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const whole = (text: string, least: number, most: number): number => Math.min(most, Math.max(least, Math.round(Number(text)) || least));
  return (
    <form
      class="card create"
      onSubmit={(event) => {
        event.preventDefault();
        void create(String(new FormData(event.currentTarget).get('name') ?? '').trim());
      }}
    >
      <h2>{say('newTournament')}</h2>
      <ProblemNote problem={problem} />
      <Field label={say('tournamentName')}>
        <input name="name" required maxLength={120} autocomplete="off" />
      </Field>
      <Choice
        label={say('gathering')}
        value={where}
        options={[[newGathering, say('newGathering')], ...gatherings.map(({ gatheringId, name }) => [gatheringId, name] as const)]}
        onChoose={setWhere}
      />
      {gathering === undefined && (
        <Choice
          label={say('game')}
          value={game.game}
          options={games.map((one) => [one.game, nameOf(one.names)] as const)}
          onChoose={setGameId}
        />
      )}
      <Choice
        label={say('format')}
        value={format?.id ?? ''}
        options={game.formats.map(({ id }) => [id, id] as const)}
        onChoose={setFormatId}
      />
      <Field label={say('playersExpected')} hint={say('playersExpectedHint')}>
        <input
          type="number"
          inputMode="numeric"
          min={2}
          max={10000}
          value={players}
          onInput={({ currentTarget }) => setPlayers(whole(currentTarget.value, 2, 10_000))}
        />
      </Field>
      <Field label={say('swissRounds')}>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          value={template.rounds}
          onInput={({ currentTarget }) => setChanged({ ...changed, rounds: whole(currentTarget.value, 1, 99) })}
        />
      </Field>
      <Choice
        label={say('cut')}
        value={template.cut}
        options={[
          [0, say('noCut')],
          [4, say('topN', { n: 4 })],
          [8, say('topN', { n: 8 })],
        ]}
        onChoose={(cut) => setChanged({ ...changed, cut })}
      />
      <Choice
        label={say('bestOf')}
        value={template.bestOf}
        options={[1, 3, 5].map((n) => [n, say('bestOfN', { n })] as const)}
        onChoose={(bestOf) => setChanged({ ...changed, bestOf })}
      />
      <Field label={say('minutes')} hint={say('minutesHint')}>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={1440}
          value={template.minutes ?? 0}
          onInput={({ currentTarget }) => setChanged({ ...changed, minutes: whole(currentTarget.value, 0, 1_440) || null })}
        />
      </Field>
      <Choice
        label={say('matches')}
        value={matches}
        options={[
          ['offline', say('matchesOffline')],
          ['recorded', say('matchesRecorded')],
        ]}
        onChoose={setMatches}
      />
      <details>
        <summary>{say('moreSettings')}</summary>
        <div class="form-grid">
          <Choice
            label={say('registration')}
            value={selfRegistration ? 'self' : 'desk'}
            options={[
              ['self', say('registrationSelf')],
              ['desk', say('registrationDesk')],
            ]}
            onChoose={(one) => setSelfRegistration(one === 'self')}
          />
          <Choice
            label={say('reporting')}
            value={reporting}
            options={[
              ['players', say('reportingPlayers')],
              ['oneAfterTenMinutes', say('reportingLone', { n: 10 })],
              ['staff', say('reportingStaff')],
            ]}
            onChoose={setReporting}
          />
          <Choice
            label={say('checkIn')}
            value={checkIn}
            options={[
              ['none', say('checkInNone')],
              ['required', say('checkInRequired')],
            ]}
            onChoose={setCheckIn}
          />
          <Choice
            label={say('decks')}
            value={decks}
            options={[
              ['none', say('decksNone')],
              ['required', say('decksRequired')],
            ]}
            onChoose={setDecks}
          />
          <Choice
            label={say('cardList')}
            value={chosenList ?? listOfFormat}
            options={[[listOfFormat, say('cardListOfFormat')], ['none', say('cardListNone')], ...lists.map((one) => [one, one] as const)]}
            onChoose={setCardList}
          />
          <Field label={say('heldOn')} hint={say('heldOnHint')}>
            <input type="date" value={heldOn} onInput={({ currentTarget }) => setHeldOn(currentTarget.value)} />
          </Field>
        </div>
      </details>
      <button type="submit" class="primary" disabled={busy}>
        {say('create')}
      </button>
    </form>
  );
}
