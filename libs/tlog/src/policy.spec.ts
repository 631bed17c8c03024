import { describe, expect, it } from '@jest/globals';
import { BadPolicy, readPolicy } from './policy.js';
import { checkQuorum } from './quorum.js';
import { cosign, newCosigningKey, readCosigningKey } from './cosignature.js';
import { headOf, leavesOf, noteOf, signer } from './specs/signed-log.js';

const signers = ['w1', 'w2', 'w3'].map((name) => readCosigningKey(newCosigningKey(`example.org/${name}`)));
const [one, two, three] = signers.map(({ verifierKey }) => verifierKey) as [string, string, string];
const witnesses = `witness A ${one} https://w1.example.org/\nwitness B\t${two}   http://127.0.0.1:8090/b\n  witness C ${three}\n`;
const note = noteOf(headOf(leavesOf(7), 7));
const text = note.slice(0, note.indexOf('\n\n') + 1);
const cosignedBy = (...places: readonly number[]): string => note + places.map((at) => cosign(text, signers[at]!, 1_700_000_000)).join('');

describe('a policy', () => {
  it('names witnesses, their keys and their addresses', () => {
    const policy = readPolicy(`# who watches\nlog ${signer.verifierKey}\n\n${witnesses}quorum none\n`);
    expect(policy.witnesses.map(({ name, key, url }) => [name, key.name, url])).toEqual([
      ['A', 'example.org/w1', 'https://w1.example.org'],
      ['B', 'example.org/w2', 'http://127.0.0.1:8090/b'],
      ['C', 'example.org/w3', null],
    ]);
    expect(checkQuorum(note, policy.quorum)).toMatchObject({ ok: true, cosigned: [] });
  });

  it.each([
    ['B', [[1]], [[0], [0, 2], []]],
    ['any', [[0], [1], [2]], [[]]],
    ['all', [[0, 1, 2]], [[0, 1], []]],
    [
      'two',
      [
        [0, 1],
        [0, 2],
        [0, 1, 2],
      ],
      [[1], []],
    ],
  ] as const)('of quorum %s counts as it says', (quorum, enough, tooFew) => {
    const groups = 'group any any A B C\ngroup all all A B C\ngroup two 2 A B C\n';
    const policy = readPolicy(`${witnesses}${groups}quorum ${quorum}\n`);
    for (const places of enough) expect(checkQuorum(cosignedBy(...places), policy.quorum).ok).toBe(true);
    for (const places of tooFew) expect(checkQuorum(cosignedBy(...places), policy.quorum).ok).toBe(false);
  });

  it.each([
    ['', 'no quorum'],
    ['quorum A\n', 'line 1: there is no witness and no group A'],
    ['quorum none\nquorum none\n', 'line 2: there is another quorum'],
    [`witness A ${signer.verifierKey}\nquorum A\n`, 'line 1: .* not an Ed25519 key of type 4'],
    [`${witnesses}witness A ${one}\n`, 'line 4: A is taken'],
    [`${witnesses}witness D ${one}\n`, 'line 4: another witness has this key'],
    [`witness none ${one}\n`, 'line 1: none is taken'],
    [`witness A ${one} ftp://x\n`, 'line 1: ftp://x is no address'],
    [`${witnesses}group G 4 A B C\n`, 'line 4: 4 is no number of 3 members'],
    [`${witnesses}group G 0 A B C\n`, 'line 4: 0 is no number'],
    [`${witnesses}group G any A A\n`, 'line 4: a member is named twice'],
    [`${witnesses}group G any A D\n`, 'line 4: there is no witness D above'],
    [`${witnesses}group G any A B\ngroup H all G C\n`, 'line 5: groups of groups'],
    ['quorum none\r\n', 'line 1: there is a control character'],
    ['wittness A\n', 'line 1: wittness is not'],
  ])('is refused where it can not be followed: %#', (policy, why) => {
    expect(() => readPolicy(policy)).toThrow(BadPolicy);
    expect(() => readPolicy(policy)).toThrow(new RegExp(why));
  });
});
