/** The record can't go on: an act or answer that it names is not possible, or nothing leads further. */
export class Stop extends Error {}

/** The game does not allow an act that the record names. */
export class Refused extends Stop {}
