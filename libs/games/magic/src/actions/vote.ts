import { idOfSeat, type JsonObject, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  candidates,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  envOf,
  type Frame,
  notice,
  type Selector,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { idNamed, seatsFrom, shownCard } from '../facts.js';
import { rulesWith } from '../rules.js';

/**
 * `vote` (701.31): each player in turn order, beginning with `you`, votes for one of several words or objects. The objects with the most
 * votes, all of them if tied, are the verb's objects; the number of votes for a word is bound as `as:word`.
 */
export interface Voting extends Verb {
  readonly verb: 'vote';
  readonly words?: readonly string[];
  readonly from?: Selector;
  readonly as?: string;
}

/** Locals of `vote`. */
export interface VoteLocals extends EffectLocals {
  readonly voters: readonly Seat[];
  readonly votes: readonly string[];
  readonly left: number;
}

export function voteLocals(table: Table, env: Env, path: string): VoteLocals {
  return { ...effectLocals(env, path), voters: seatsFrom(table, env.you), votes: [], left: 0 };
}

export const voteProcedure = defineProcedure<VoteLocals>({
  name: 'vote',
  steps: [
    { name: 'next', rule: '701.31a', run: next },
    { name: 'ask', rule: '701.31a', run: ask },
    { name: 'voted', rule: '701.31a', run: voted },
  ],
});

/** Asks the next player, who has one vote and casts any further votes at the same time (701.31d). */
function next(table: Table, locals: VoteLocals): Control | undefined {
  const [seat] = locals.voters;
  if (seat === undefined) return { done: tally(table, locals) };
  const more = rulesWith(table, idOfSeat(seat), 'number').reduce((sum, rule) => sum + (rule.of === 'votes' ? (rule.more ?? 0) : 0), 0);
  table.local(locals, 'left', 1 + more);
  return undefined;
}

function ask(table: Table, locals: VoteLocals, frame: Frame): Control {
  const [seat] = locals.voters;
  const options = optionsOf(table, locals);
  if (options.length === 0) return { done: tally(table, locals) };
  table.ask(frame, {
    seat: seat as Seat,
    kind: 'vote',
    rule: '701.31a',
    params: { card: locals.card },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function optionsOf(table: Table, locals: VoteLocals): Option[] {
  const { words, from } = table.library.node<Voting>(locals.program);
  if (words !== undefined) return words.map((word) => ({ id: word, label: word }));
  return candidates(table, envOf(locals), { as: 'vote', from }).map((id) => ({
    id: `object:${id}`,
    label: 'object',
    params: { card: shownCard(table, id), object: id },
    object: id,
  }));
}

/** The card of the object that was voted for; nothing for a vote for a word. */
function cardVoted(table: Table, pick: string): { readonly toCard?: string } {
  return pick.startsWith('object:') ? { toCard: shownCard(table, idNamed(pick)) } : {};
}

function voted(table: Table, locals: VoteLocals): Control {
  const [seat, ...rest] = locals.voters;
  const [pick] = picksOf(locals.answer);
  table.local(locals, 'votes', [...locals.votes, pick as string]);
  table.emit('voted', '701.31a', { seat: seat as Seat, vote: pick as string, ...cardVoted(table, pick as string) });
  const left = locals.left - 1;
  table.local(locals, 'left', left);
  if (left > 0) return { to: 'ask' };
  table.local(locals, 'voters', rest);
  return { to: 'next' };
}

function tally(table: Table, locals: VoteLocals): JsonObject {
  const { words, as = 'votes' } = table.library.node<Voting>(locals.program);
  const votes = locals.votes;
  notice(table, 'voted', { seat: locals.you });
  const count = (pick: string): number => votes.filter((vote) => vote === pick).length;
  if (words !== undefined) return { done: true, vars: Object.fromEntries(words.map((word) => [`${as}:${word}`, count(word)])) };
  const most = Math.max(0, ...votes.map(count));
  const objects: ObjectId[] = [...new Set(votes)]
    .filter((vote) => count(vote) === most)
    .map((vote) => Number(vote.slice('object:'.length)));
  return { done: objects.length > 0, objects };
}
