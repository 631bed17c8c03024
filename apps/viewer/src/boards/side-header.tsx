import type { ComponentChildren } from 'preact';
import { nameOfSeat } from '../players.js';
import { gameWord, word } from '../words.js';
import type { BoardProps } from './board.js';
import { Clock } from './clock.js';

interface Props extends Pick<BoardProps, 'picture' | 'view' | 'language'> {
  readonly seat: number;
  /** Numbers of the player to be shown, by name. */
  readonly counts: readonly string[];
  readonly tags?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A player's side of the table: name, clock, whether he is asked, his numbers, and what lies there. */
export function SideHeader({ picture, view, language, seat, counts, tags, children }: Props) {
  const player = view.players.find((one) => one.seat === seat);
  const name = nameOfSeat(picture, seat, language);
  const clock = picture.clocks?.find((one) => one.seat === seat);
  const asked = picture.pending.some((one) => (one.yours ? one.decision.seat : one.seat) === seat);
  return (
    <section class={`side seat-${seat} ${view.turn.seat === seat ? 'active' : ''}`} aria-label={name}>
      <header>
        <h2 class={`seat-${seat}`}>{name}</h2>
        {tags}
        {clock !== undefined && <Clock clock={clock} language={language} />}
        {asked && <span class="tag asked">… {word('asked', language)}</span>}
        <dl>
          {counts.map((key) => (
            <div class={`stat-${key}`} key={key}>
              <dt>{gameWord(picture.game, key, language)}</dt>
              <dd>{String(player?.values[key] ?? '')}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
    </section>
  );
}
