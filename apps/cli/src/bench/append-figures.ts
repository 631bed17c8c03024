import { benchAppends } from '@arbiter/event-store';
import type { Figure } from './figure.js';

/**
 * Measures durable appends per second with 1, 32 and 512 in flight. For comparison, single INSERTs (prepared, autocommit, 32 connections)
 * and emmett append the same payload on the same server.
 */
export async function appendFigures(ownerUrl: string, measureMs: number, onStep: (step: string) => void): Promise<readonly Figure[]> {
  const measured = await benchAppends({ ownerUrl, measureMs, onStep: (step) => onStep(`appends: ${step}`) });
  return measured.flatMap((one) => {
    const name = `${one.name}, ${one.inFlight} in flight`;
    const sampleOf = 'acknowledged appends';
    const rate: Figure = { name, unit: one.unit, value: one.value, sampleSize: one.sampleSize, sampleOf, comparedWith: one.comparedWith };
    if (one.name !== 'arbiter append') return [rate];
    const latency = (share: string, value: number): Figure => ({
      name: `${name}, ${share}`,
      unit: 'ms',
      value,
      sampleSize: one.sampleSize,
      sampleOf,
      comparedWith: [],
    });
    return [rate, latency('p50', one.p50Ms), latency('p99', one.p99Ms)];
  });
}
