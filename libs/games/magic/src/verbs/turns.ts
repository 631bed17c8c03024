import {
  call,
  envLocals,
  passAhead,
  type PlayerRef,
  type Ref,
  seatOf,
  seatsOf,
  showTo,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { gameOf, setGame, setPlayer } from '../facts.js';
import { drawGame, lose, win } from '../happenings/lose.js';
import { restartLocals, restartProcedure } from '../match/restart.js';
import { subgameLocals, subgameProcedure } from '../match/subgame.js';
import { endCombatPhaseProcedure, endTurnProcedure, mayEndCombat } from '../turn/ending-turn.js';
import { controlAsItResolves, controlWhile } from '../turn/control.js';
import { addTurn } from '../turn/extra.js';
import { crown } from '../turn/monarch.js';
import { insertPhases, insertSteps, phaseSteps } from '../turn/plan.js';
import type { TurnStep } from '../vocabulary.js';
import { named, players, what } from './arguments.js';

/** Gives each of `player` a turn after this one (500.7), without the steps of `skip`; `ability` is a delayed trigger for that turn. */
const extraTurn: VerbDefinition = {
  rule: '500.7',
  run: (table, verb, env, path) => {
    const watch =
      verb.ability === undefined
        ? null
        : { program: `${path}/ability`, source: env.self, sourceCard: env.card, controller: env.you, vars: env.vars };
    for (const seat of players(table, verb, env))
      addTurn(table, { seat, skip: (verb.skip as readonly TurnStep[] | undefined) ?? [], watch });
    return { done: true };
  },
};

/**
 * In a replacement that skips something: the clauses `do` are carried out first in the next step, phase or turn that is not skipped
 * (614.10b).
 */
const firstThing: VerbDefinition = {
  rule: '614.10b',
  run: (table, _verb, env, path) => {
    setGame(table, 'firstThings', [...gameOf(table).firstThings, { ...envLocals(env), program: `${path}/do` }]);
    return { done: true };
  },
};

/** Adds phases after this one (500.8): `beginning`, `combat`, `main`, `ending`. */
const extraPhases: VerbDefinition = {
  rule: '500.8',
  run: (table, verb) => {
    const phases = verb.phases as readonly string[];
    insertPhases(
      table,
      phases.flatMap((phase) => phaseSteps[phase] ?? []),
    );
    table.emit('phasesAdded', '500.8', { seat: gameOf(table).active, phases });
    return { done: true };
  },
};

/** Adds a step after this one (500.9). */
const extraStep: VerbDefinition = {
  rule: '500.9',
  run: (table, verb) => {
    insertSteps(table, [verb.step as TurnStep]);
    table.emit('phasesAdded', '500.9', { seat: gameOf(table).active, phases: [verb.step as TurnStep] });
    return { done: true };
  },
};

/** You control `player` during that player's next turn (716.1). The most recent such effect applies (716.1a). */
const controlNextTurn: VerbDefinition = {
  rule: '716.1',
  run: (table, verb, env) => {
    for (const seat of players(table, verb, env)) setPlayer(table, seat, 'nextController', env.you);
    return { done: true };
  },
};

/**
 * You control `player` from now on until the resolving object has resolved (716.2); if `during` names a spell, while that spell resolves.
 */
const controlPlayer: VerbDefinition = {
  rule: '716.2',
  run: (table, verb, env) => {
    if (verb.during !== undefined) {
      const [spell = 0] = named(table, env, verb.during as Ref);
      if (table.find(spell)?.zone === 'stack') controlAsItResolves(table, spell, env.you);
      return { done: true };
    }
    const seat = seatOf(table, env, verb.player as PlayerRef);
    controlWhile(table, seat, env.you, env.self);
    passAhead(table, seat, '');
    return { done: true };
  },
};

/** Restarts the game (719.1); `leave` stays in exile (719.5). */
const restartGame: VerbDefinition = {
  rule: '719.1',
  run: (table, verb, env) =>
    call(restartProcedure, restartLocals(env.you, verb.leave === undefined ? [] : named(table, env, verb.leave as Ref))),
};

/** Reveals a card of the opening hand, which stays revealed until the first turn begins (103.5b). */
const showOpening: VerbDefinition = {
  rule: '103.5b',
  run: (table, verb, env) => {
    const [was = env.self] = what(table, verb, env);
    const object = showTo(table, was, table.seats());
    table.emit('revealed', '103.5b', { object, was, card: table.object(object).card, seat: env.you });
    return { done: true };
  },
};

export const turnVerbs: { readonly [name: string]: VerbDefinition } = {
  extraTurn,
  firstThing,
  extraPhases,
  extraStep,
  controlNextTurn,
  controlPlayer,
  restartGame,
  showOpening,
  /** 720.1; `as` binds the winners. */
  playSubgame: { rule: '720.1', run: () => call(subgameProcedure, subgameLocals()) },
  endTurn: { rule: '717.1', run: () => call(endTurnProcedure, { returned: null }) },
  /** 717.2g: does nothing outside combat. */
  endCombatPhase: {
    rule: '717.2',
    run: (table) => (mayEndCombat(table) ? call(endCombatPhaseProcedure, { returned: null }) : { done: false }),
  },
  becomeMonarch: {
    rule: '718.1',
    run: (table, verb, env) => {
      for (const seat of seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you')) crown(table, seat);
      return { done: true };
    },
  },
  loseGame: { rule: '104.3e', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => lose(seat, '104.3e')) }) },
  winGame: { rule: '104.2b', run: (table, verb, env) => ({ propose: [win(seatOf(table, env, verb.player as PlayerRef), '104.2b')] }) },
  drawGame: { rule: '104.4c', run: () => ({ propose: [drawGame('104.4c')] }) },
};
