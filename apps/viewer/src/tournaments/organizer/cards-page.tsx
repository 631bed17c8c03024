import { useMemo, useState } from 'preact/hooks';
import { cardGames, cardGameWord, readerWord } from '../shared/card-words.js';
import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { pageProblem } from '../shared/problems.js';
import { cardJobKey, keep, organizerKey, recall, takeSecret } from '../shared/storage.js';
import { OrganizerApi } from '../shared/tournament-api.js';
import type { CardImport } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { CardJob } from './card-job.js';
import { CardUpload } from './card-upload.js';
import { NotOpened, TokenForm } from './token-form.js';

/** Facts of real cards: importing a list, and what is imported. */
export function CardsPage() {
  const { say } = usePage();
  const [secret, setSecret] = useState(() => takeSecret(organizerKey));
  return (
    <>
      <h1>{say('cards')}</h1>
      {secret === null ? <TokenForm onToken={setSecret} /> : <Known secret={secret} onToken={setSecret} key={secret} />}
    </>
  );
}

function Known({ secret, onToken }: { readonly secret: string; readonly onToken: (secret: string) => void }) {
  const { say } = usePage();
  const api = useMemo(() => new OrganizerApi(secret), [secret]);
  const { value: allowed, problem } = useLoaded(() => api.runsEverything(), secret);
  const [jobId, setJobId] = useState(() => recall(cardJobKey));
  const [ended, setEnded] = useState(0);
  const { value: imports, problem: noList } = useLoaded(() => api.cardImports(), allowed === true ? `${secret} ${ended}` : null);
  if (problem !== null) return <NotOpened problem={problem} onToken={onToken} />;
  if (allowed === null) return <p>{say('loading')}</p>;
  if (!allowed) return <NotOpened problem={pageProblem('page/not-of-all')} onToken={onToken} />;
  const follow = (id: string | null) => {
    keep(cardJobKey, id);
    setJobId(id);
  };
  return (
    <>
      <p>{say('cardsHint')}</p>
      {jobId === null ? (
        <CardUpload secret={secret} onJob={follow} />
      ) : (
        <CardJob api={api} jobId={jobId} onEnd={() => setEnded((before) => before + 1)} onClose={() => follow(null)} key={jobId} />
      )}
      <h2>{say('importedLists')}</h2>
      <ProblemNote problem={noList} />
      {imports !== null && <Imports imports={imports} />}
    </>
  );
}

function Imports({ imports }: { readonly imports: readonly CardImport[] }) {
  const { language, say } = usePage();
  if (imports.length === 0) return <p class="faint">{say('noImports')}</p>;
  const games = [...new Set([...cardGames, ...imports.map(({ game }) => game)])].filter((game) => imports.some((one) => one.game === game));
  return (
    <>
      {games.map((game) => (
        <section key={game}>
          <h3>{cardGameWord(game, language)}</h3>
          <table class="list">
            <thead>
              <tr>
                <th scope="col">{say('importedList')}</th>
                <th scope="col">{say('cardDayShort')}</th>
                <th scope="col" class="number">
                  {say('cardCount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {imports
                .filter((one) => one.game === game)
                .map(({ importId, source, reader, date, cards, faults, finished }) => (
                  <tr key={importId}>
                    <th scope="row">
                      {readerWord(reader)} {source !== reader && <small>{source}</small>}
                      {!finished && <small class="why">{say('importUnfinished')}</small>}
                      {faults > 0 && <small class="why">{say('rowsApart', { n: faults })}</small>}
                    </th>
                    <td class="date">{date}</td>
                    <td class="number">{finished ? cards : '–'}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
