import { closeSync, openSync, writeSync } from 'node:fs';

/** @param {unknown} error @returns {string} why something could not be written, in words */
export const whyNotWritten = (error) => {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC') return 'the disk is full';
  return code === 'EDQUOT' ? 'the disk quota is used up' : message;
};

/**
 * A log of lines that survives a full disk: lines that can't be written are counted and left out, which is reported once; when there is
 * room again, the log continues with a line that says how many are missing.
 */
export class LogFile {
  /** @type {number | null} */
  #descriptor = null;
  #missing = 0;
  #cut = false;

  /** @param {string} file @param {(event: string) => void} say */
  constructor(file, say) {
    this.file = file;
    this.say = say;
  }

  /** @param {string} line without a line break at its end */
  write(line) {
    try {
      this.#descriptor ??= openSync(this.file, 'a');
      if (this.#missing > 0) this.#resume();
      this.#append(`${line}\n`);
    } catch (error) {
      if (this.#missing === 0)
        this.say(`its log can't be written (${whyNotWritten(error)}); lines are left out of ${this.file} until it can`);
      this.#missing += 1;
      this.close();
    }
  }

  close() {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #resume() {
    this.#append(`${this.#cut ? '\n' : ''}(${this.#missing} lines are missing here: they could not be written)\n`);
    this.say('its log can be written again');
    this.#missing = 0;
  }

  /**
   * Writes a text in as many parts as needed: a disk that fills up takes a part of the text before it refuses the rest.
   * @param {string} text
   */
  #append(text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(/** @type {number} */ (this.#descriptor), bytes, written);
      this.#cut = written < bytes.length;
    }
  }
}
