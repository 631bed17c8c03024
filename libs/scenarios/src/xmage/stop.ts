/** The record can't continue: an act or answer that it names is not possible, or the match doesn't advance. */
export class Stop extends Error {}

/** The game does not allow an act that the record names. */
export class Refused extends Stop {}
