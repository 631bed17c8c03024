/** The faults that the verifier can find. Codes are public. */
export const faultCodes = [
  'file/too-large',
  'file/not-text',
  'file/line-too-long',
  'file/too-deep',
  'file/duplicate-key',
  'file/number-out-of-range',
  'file/malformed',
  'file/damaged',
  'chain/gap',
  'chain/wrong-match',
  'chain/broken-link',
  'chain/wrong-hash',
  'event/unreadable',
  'event/out-of-place',
  'stream/unknown-type',
  'pins/differ',
  'catalogue/differs',
  'ruleset/unknown',
  'seed/missing',
  'seed/not-committed',
  'entropy/not-committed',
  'replay/refusal',
  'replay/failed',
  'replay/actions',
  'replay/fingerprint',
  'replay/gameEvents',
  'replay/draw',
  'replay/stateHash',
  'replay/result',
  'clock/differs',
  'rewind/target',
  'rewind/number',
  'rewind/piles',
  'tournament/policy',
  'tournament/seed',
  'tournament/pairing',
  'tournament/result',
  'tournament/match',
  'tournament/number',
  'tournament/event',
  'proof/missing',
  'proof/wrong',
  'checkpoint/malformed',
  'checkpoint/unknown-signer',
  'checkpoint/bad-signature',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** The first fault of a file. */
export interface Fault {
  readonly code: FaultCode;
  /** Version of the first wrong event; null where the fault is not an event's. */
  readonly version: number | null;
  readonly detail: string;
}

/** Thrown inside the verifier only; `verifyExport` turns it into a verdict. */
export class Faulty extends Error {
  constructor(readonly fault: Fault) {
    super(fault.detail);
  }
}

export const fail = (code: FaultCode, version: number | null, detail: string): never => {
  throw new Faulty({ code, version, detail });
};
