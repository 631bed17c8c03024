import { newCommandId } from '@arbiter/client';
import { useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { nameOfSeat } from '../players.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { Problem } from '../problems/said.js';
import type { Language, MatchShown } from '../types.js';
import { word } from '../words.js';
import { toldOf } from '../problems/said.js';

interface LeavingProps {
  readonly api: MatchApi;
  readonly matchView: MatchShown;
  readonly seat: number;
  readonly language: Language;
  readonly onDone: (version: number) => void;
}

type Deed = 'concedeGame' | 'concedeMatch' | 'offerDraw';

/** Ways out of a match: conceding, which is asked twice, and draws, which the other has to agree to. */
export function Leaving({ api, matchView, seat, language, onDone }: LeavingProps) {
  const [asked, setAsked] = useState<Deed | null>(null);
  const [told, setTold] = useState<Problem | null>(null);
  const ids = useRef(new Map<string, string>());
  const { status, drawOffers } = matchView;
  const underWay = status === 'running' || status === 'paused';
  // One id for what is meant at this version: pressed again when the line broke, it is done once.
  const idFor = (deed: string): string => {
    const key = `${deed} ${matchView.version}`;
    const known = ids.current.get(key) ?? newCommandId();
    ids.current.set(key, known);
    return known;
  };
  const done = (deed: Promise<number>) => {
    setTold(null);
    setAsked(null);
    deed.then(onDone, (error: unknown) => setTold(toldOf(error)));
  };
  const carryOut = (deed: Deed) => {
    switch (deed) {
      case 'concedeGame':
        return done(api.concede(idFor(deed), 'game'));
      case 'concedeMatch':
        return done(api.concede(idFor(deed), 'match'));
      case 'offerDraw':
        return done(api.offerDraw(idFor(deed), 'match'));
    }
  };
  const deeds: readonly Deed[] = underWay
    ? ['offerDraw', ...(severalGames(matchView) ? (['concedeGame'] as const) : []), 'concedeMatch']
    : ['concedeMatch'];
  return (
    <div class="leaving" role="group" aria-label={word('leaving', language)}>
      {drawOffers.map((offer) =>
        offer.seat === seat ? (
          <span class="tag" key={`${offer.seat} ${offer.scope}`}>
            {word('drawOffered', language)}
          </span>
        ) : (
          <span key={`${offer.seat} ${offer.scope}`}>
            {nameOfSeat(matchView, offer.seat, language)} {word(offer.scope === 'game' ? 'offersDrawnGame' : 'offersDraw', language)}{' '}
            <button type="button" onClick={() => done(api.agreeDraw(idFor(`agree ${offer.scope}`), offer.scope))}>
              {word('agree', language)}
            </button>
          </span>
        ),
      )}
      {asked === null ? (
        deeds
          .filter((deed) => deed !== 'offerDraw' || !drawOffers.some((offer) => offer.seat === seat))
          .map((deed) => (
            <button type="button" class="quiet" key={deed} onClick={() => setAsked(deed)}>
              {word(deed, language)}
            </button>
          ))
      ) : (
        <>
          <strong>{word(`${asked}Sure`, language)}</strong>
          <button type="button" class={asked === 'offerDraw' ? '' : 'danger'} onClick={() => carryOut(asked)}>
            {word(asked, language)}
          </button>
          <button type="button" onClick={() => setAsked(null)}>
            {word('no', language)}
          </button>
        </>
      )}
      {told !== null && <ProblemNote problem={told} language={language} />}
    </div>
  );
}

const severalGames = ({ view }: MatchShown): boolean => typeof view?.values['bestOf'] === 'number' && view.values['bestOf'] > 1;
