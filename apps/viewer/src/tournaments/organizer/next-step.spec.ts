import { describe, expect, it } from '@jest/globals';
import { structureOf } from '../shared/structures.js';
import type { Tournament } from '../shared/types.js';
import { isLastFinal, nextStep, seedsOfEvents } from './next-step.js';

type RoundSummary = Tournament['rounds'][number];

const round = (number: number, stage: RoundSummary['stage'], missing = 0, phase = 0): RoundSummary => ({
  round: number,
  phase,
  stage,
  tables: 4,
  missing,
  disputed: [],
  clock: null,
});

const base: Tournament = {
  tournamentId: 't',
  gatheringId: 'g',
  name: 'Cup',
  game: 'probe',
  status: 'running',
  settings: {
    format: 'single',
    policy: 'magic',
    capacity: null,
    checkIn: 'none',
    selfRegistration: true,
    reporting: 'players',
    loneReportMinutes: null,
    matches: 'offline',
    clock: null,
    decks: 'none',
    cardList: null,
    heldOn: null,
    visibility: 'public',
  },
  structure: structureOf({ rounds: 2, cut: 4, bestOf: 1, minutes: 50 }),
  entrants: { registered: 8, waiting: 0, here: 0, playing: 8 },
  decksLocked: false,
  deckChecks: [],
  drafts: [],
  rounds: [],
  seedCommitment: '',
  seed: null,
  places: null,
  createdAt: '',
  version: 1,
  hash: '',
  now: '',
};

describe('the next step of a tournament', () => {
  it('leads from set-up to the end', () => {
    const step = (changed: Partial<Tournament>, seeds = {}) => nextStep({ ...base, ...changed }, seeds);
    expect(step({ structure: null, status: 'setUp' })).toBe('setStructure');
    expect(step({ status: 'setUp' })).toBe('openRegistration');
    expect(step({ status: 'registration' })).toBe('closeRegistration');
    expect(step({ status: 'closed' })).toBe('pairRound');
    expect(step({ rounds: [round(1, 'paired', 4)] })).toBe('publishRound');
    expect(step({ rounds: [round(1, 'published', 4)] })).toBe('startRound');
    expect(step({ rounds: [round(1, 'published')] })).toBe('closeRound');
    expect(step({ rounds: [round(1, 'running', 2)] })).toBe('enterResults');
    expect(step({ rounds: [round(1, 'running')] })).toBe('closeRound');
    expect(step({ rounds: [round(1, 'closed')] })).toBe('pairRound');
    const swissOver = [round(1, 'closed'), round(2, 'closed')];
    expect(step({ rounds: swissOver })).toBe('makeCut');
    expect(step({ rounds: swissOver }, { 1: 4 })).toBe('pairRound');
    const semifinal = [...swissOver, round(3, 'closed', 0, 1)];
    expect(step({ rounds: semifinal }, { 1: 4 })).toBe('pairRound');
    expect(step({ rounds: [...semifinal, round(4, 'closed', 0, 1)] }, { 1: 4 })).toBe('finish');
    expect(step({ rounds: swissOver, structure: structureOf({ rounds: 2, cut: 0, bestOf: 1, minutes: 50 }) })).toBe('finish');
    expect(step({ status: 'finished' })).toBe('over');
  });

  it('is to draw pods before the first round of a draft, and to pair where everybody goes on', () => {
    const any = { bestOf: 1, minutes: 50 };
    const everybody = { kind: 'everybody' } as const;
    const swiss = { kind: 'swiss', ...any, rounds: 1, gate: everybody, lastRoundByRank: false, sides: 'lot' } as const;
    const draft = (gate: typeof everybody | null) => ({ kind: 'draft', ...any, rounds: 1, gate, sides: 'lot' }) as const;
    const structure = { phases: [draft(null), swiss, draft(everybody)] };
    const pods = (phase: number): Tournament['drafts'][number] => ({
      phase,
      pods: [],
      order: { kind: 'lot' },
      irregular: false,
      seed: '',
      reason: null,
      event: { version: 1, hash: '' },
    });
    const step = (rounds: Tournament['rounds'], ...drafts: Tournament['drafts']) => nextStep({ ...base, structure, rounds, drafts }, {});
    expect(step([])).toBe('drawPods');
    expect(step([], pods(0))).toBe('pairRound');
    expect(step([round(1, 'closed')], pods(0))).toBe('pairRound');
    const swissOver = [round(1, 'closed'), round(2, 'closed', 0, 1)];
    expect(step(swissOver, pods(0))).toBe('drawPods');
    expect(step(swissOver, pods(0), pods(2))).toBe('pairRound');
    expect(step([...swissOver, round(3, 'closed', 0, 2)], pods(0), pods(2))).toBe('finish');
  });

  const event = (type: string, data: object) => ({ version: 1, type, hash: '', recordedAt: '', data: { ...data } });

  it('finishes a double elimination behind its second grand final, which only the events name', () => {
    const structure = { phases: [{ kind: 'doubleElimination', bestOf: 1, minutes: null, gate: null } as const] };
    const paired = (part: string) => event('RoundPaired', { tables: [{ why: { kind: 'bracket', part } }] });
    const after = (...parts: readonly string[]) =>
      nextStep({ ...base, structure, rounds: [round(1, 'closed')] }, {}, isLastFinal([...parts.map(paired), event('RoundClosed', {})]));
    expect([after('main'), after('main', 'grandFinal'), after('grandFinal', 'reset')]).toEqual(['pairRound', 'pairRound', 'finish']);
    expect(isLastFinal([])).toBe(false);
  });

  it('knows from the events who was seeded', () => {
    expect(
      seedsOfEvents([event('CutMade', { phase: 1, seeds: [3, 1, 2, 4] }), event('RoundPaired', { phase: 1 }), event('CutMade', {})]),
    ).toEqual({
      1: 4,
    });
  });
});
