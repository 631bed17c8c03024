/** The record can't go on: an act or answer that it names is not possible, or nothing leads further. */
export class Stop extends Error {}
