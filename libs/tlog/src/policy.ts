import { BadKey, type NoteVerifier, readVerifierKey } from '@arbiter/contracts';
import { readWitnessKey } from './cosignature.js';
import type { WitnessPolicy } from './quorum.js';

/** A witness that a policy names. */
export interface PolicyWitness {
  /** Its name within the policy; in signatures it has that of its key. */
  readonly name: string;
  readonly key: NoteVerifier;
  /** Prefix of its addresses, without a slash at the end; null where the policy has none. */
  readonly url: string | null;
}

/** A policy as text says it (C2SP `tlog-policy`). */
export interface Policy {
  readonly witnesses: readonly PolicyWitness[];
  /** The rule by which a checkpoint counts as witnessed: nobody is needed for `quorum none`. */
  readonly quorum: WitnessPolicy;
}

/** A text is no policy, or one that is not understood here. */
export class BadPolicy extends Error {
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
    this.name = 'BadPolicy';
  }
}

/** The most witnesses of a policy: a note has room for the signatures of all. */
const mostWitnesses = 32;

interface Lines {
  readonly witnesses: PolicyWitness[];
  readonly groups: Map<string, WitnessPolicy>;
  quorum: WitnessPolicy | null;
}

const rawKey = ({ key }: NoteVerifier): string => key.export({ format: 'der', type: 'spki' }).toString('hex');

const read = <Key>(line: number, text: string | undefined, key: (text: string) => Key): Key => {
  if (text === undefined) throw new BadPolicy(line, 'a key is missing');
  try {
    return key(text);
  } catch (error) {
    if (error instanceof BadKey) throw new BadPolicy(line, `${text} is no such key: ${error.message}`);
    throw error;
  }
};

const prefix = (line: number, text: string): string => {
  if (!/^https?:\/\/[^\s/]/.test(text) || !URL.canParse(text)) throw new BadPolicy(line, `${text} is no address: https://...`);
  return text.replace(/\/+$/, '');
};

/** @returns the number of members that must have cosigned */
const threshold = (line: number, text: string | undefined, members: number): number => {
  if (text === 'any') return 1;
  if (text === 'all') return members;
  if (text === undefined || !/^[1-9][0-9]{0,3}$/.test(text) || Number(text) > members)
    throw new BadPolicy(line, `${text ?? 'nothing'} is no number of ${members} members: any, all, or 1 to ${members}`);
  return Number(text);
};

const addWitness = ({ witnesses, groups }: Lines, line: number, [name, key, url, ...more]: readonly string[]): void => {
  if (name === undefined || more.length > 0) throw new BadPolicy(line, 'write "witness <name> <key> [<address>]"');
  if (name === 'none' || groups.has(name) || witnesses.some((one) => one.name === name)) throw new BadPolicy(line, `${name} is taken`);
  const verifier = read(line, key, readWitnessKey);
  if (witnesses.some((one) => rawKey(one.key) === rawKey(verifier))) throw new BadPolicy(line, 'another witness has this key');
  if (witnesses.length === mostWitnesses) throw new BadPolicy(line, `there may be ${mostWitnesses} witnesses`);
  witnesses.push({ name, key: verifier, url: url === undefined ? null : prefix(line, url) });
};

const addGroup = ({ witnesses, groups }: Lines, line: number, [name, count, ...names]: readonly string[]): void => {
  if (name === undefined || names.length === 0) throw new BadPolicy(line, 'write "group <name> <any, all or a number> <witness>..."');
  if (name === 'none' || groups.has(name) || witnesses.some((one) => one.name === name)) throw new BadPolicy(line, `${name} is taken`);
  if (new Set(names).size < names.length) throw new BadPolicy(line, 'a member is named twice');
  const members = names.map((member) => {
    const found = witnesses.find((one) => one.name === member);
    if (found !== undefined) return found.key;
    throw new BadPolicy(line, groups.has(member) ? 'groups of groups are not understood here' : `there is no witness ${member} above`);
  });
  groups.set(name, { witnesses: members, quorum: threshold(line, count, members.length) });
};

const setQuorum = (lines: Lines, line: number, [name, ...more]: readonly string[]): void => {
  if (name === undefined || more.length > 0) throw new BadPolicy(line, 'write "quorum <name>"');
  if (lines.quorum !== null) throw new BadPolicy(line, 'there is another quorum above');
  const one = lines.witnesses.find((witness) => witness.name === name);
  const found = one === undefined ? lines.groups.get(name) : { witnesses: [one.key], quorum: 1 };
  if (name !== 'none' && found === undefined) throw new BadPolicy(line, `there is no witness and no group ${name} above`);
  lines.quorum = found ?? { witnesses: [], quorum: 0 };
};

/**
 * Reads a policy (C2SP `tlog-policy`): witnesses with their keys and addresses, groups of witnesses, and the quorum. Lines about logs are
 * checked and mean nothing here. A group may have witnesses alone: groups of groups are refused.
 * @throws {BadPolicy} naming the line
 */
export const readPolicy = (text: string): Policy => {
  const lines: Lines = { witnesses: [], groups: new Map(), quorum: null };
  const all = text.split('\n');
  for (const [at, whole] of all.entries()) {
    const [keyword, ...words] = whole.split(/[ \t]+/).filter((word) => word !== '');
    if (keyword === undefined || keyword.startsWith('#')) continue;
    const line = at + 1;
    if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(whole)) throw new BadPolicy(line, 'there is a control character');
    switch (keyword) {
      case 'log':
        read(line, words[0], (key) => readVerifierKey(key));
        break;
      case 'witness':
        addWitness(lines, line, words);
        break;
      case 'group':
        addGroup(lines, line, words);
        break;
      case 'quorum':
        setQuorum(lines, line, words);
        break;
      default:
        throw new BadPolicy(line, `${keyword} is not log, witness, group or quorum`);
    }
  }
  if (lines.quorum === null) throw new BadPolicy(all.length, 'there is no quorum: "quorum none" asks for no cosignature');
  return { witnesses: lines.witnesses, quorum: lines.quorum };
};
