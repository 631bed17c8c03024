import { digestOf, type Json } from '@arbiter/patches';
import type { MatchViewShown } from '../matches/reading.service.js';

/**
 * A view without what depends on the moment at which somebody looks: what one perspective sees of a match at one version, which never
 * changes. It is kept as text in UTF-8, since as objects it would take five times the memory.
 */
export interface SettledView {
  readonly version: number;
  readonly text: Buffer;
  readonly digest: string;
}

/** A settled view, and what is added to it for whoever looks now. */
export interface ShownView {
  readonly settled: SettledView;
  readonly newest: number;
  readonly now: number;
}

/** Settles a view as it would come out of `GET /matches/:matchId/view`. @returns the view, and the document that its text says */
export const settle = ({
  newest: _newest,
  now: _now,
  ...rest
}: MatchViewShown): { readonly settled: SettledView; readonly document: Json } => {
  const text = JSON.stringify(rest);
  // Read again, so that members without a value are no members here either.
  const document = JSON.parse(text) as Json;
  return { settled: { version: rest.version, text: Buffer.from(text), digest: digestOf(document) }, document };
};

export const documentOf = ({ text }: SettledView): Json => JSON.parse(text.toString()) as Json;

/** Returns the text of the whole view, with the moment at which somebody looks. */
export const wholeText = ({ settled, newest, now }: ShownView): string =>
  `${settled.text.toString().slice(0, -1)},"newest":${newest},"now":${now}}`;
