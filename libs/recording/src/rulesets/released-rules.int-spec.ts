import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardPresentation } from '@arbiter/kernel';
import { presentationOf } from '@arbiter/presentations';
import { recordMatch, type RecordedMatch } from '@arbiter/testing';
import { openBundle } from '../export/open-bundle.js';
import { readBundle } from '../export/read-bundle.js';
import { verifyExport } from '../export/verify.js';
import { sha256 } from '../hashing.js';
import { UnknownRuleset } from '../ports.js';
import { FileRulesets, type Release } from './file-rulesets.js';

const checkout = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Releases Starline: its rules, and its cards as a catalogue. */
const release = (folder: string, ...more: string[]): Promise<unknown> =>
  run('node', [join(checkout, 'scripts/ruleset-release.mjs'), 'starline', '--out', folder, ...more]);

const rulesetsIn = (folder: string, told: (game: string) => CardPresentation | null = presentationOf): FileRulesets =>
  new FileRulesets(folder, { presentationOf: told });

interface ShownCards {
  readonly size: number;
  readonly cards: readonly (readonly [number, { readonly id: string; readonly printed: object }])[];
  readonly nodes: readonly (readonly [number, number, string])[];
  readonly openings: object;
}

let folder = '';
let newest: Release;
let recorded: RecordedMatch;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-released-'));
  await release(folder);
  const rulesets = rulesetsIn(folder);
  newest = (await rulesets.releases())[0] as Release;
  const { formats } = await rulesets.load(newest.version);
  const [format] = Object.values(formats);
  recorded = await recordMatch({ rulesets, version: newest.version, format: format!, seed: 22 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the export with other cards in its header, and an end line that fits. */
const withShown = (change: (shown: ShownCards) => ShownCards): string => {
  const [first = '', ...rest] = recorded.text.split('\n');
  const header = JSON.parse(first) as { readonly cards: ShownCards };
  const lines = [JSON.stringify({ ...header, cards: change(header.cards) }), ...rest.slice(0, -2)];
  const before = `${lines.join('\n')}\n`;
  return `${before}${JSON.stringify({ end: { events: lines.length - 1, sha256: sha256(before) } })}\n`;
};

describe('a match by released rules, with cards of a catalogue', () => {
  it('given its pins, then they name rules, root and openings, and no hash of a whole catalogue', () => {
    const { pins } = readBundle(recorded.text).header;
    expect(pins).toMatchObject({ game: 'starline', ruleset: newest.version, catalogue: newest.catalogue });
    expect(pins).not.toHaveProperty('catalogueHash');
  });

  it('given the export, then it has the cards that were reached, far fewer than all, and weighs little before its events', () => {
    const { header } = readBundle(recorded.text);
    if (header.arbiterExport !== 2) throw new Error('the export is of format 1');
    expect(header.cards.cards.length).toBeGreaterThan(10);
    expect(header.cards.cards.length).toBeLessThan(header.cards.size / 2);
    expect(JSON.stringify(header).length).toBeLessThan(120_000);
  });

  it('given only the rules, when the export is verified where its catalogue never was, then it holds; and it can be read', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'arbiter-bare-'));
    try {
      await release(bare);
      await rm(join(bare, 'starline', `${newest.catalogue?.root}.catalogue.jsonl`));
      const rulesets = rulesetsIn(bare);
      expect(await verifyExport(recorded.text, { rulesets, key: recorded.verifierKey })).toMatchObject({ ok: true, verdict: 'authentic' });
      const opened = await openBundle(recorded.text, rulesets);
      if (!opened.ok) throw new Error(opened.fault.detail);
      const { timeline } = opened;
      for (const role of ['judge', 'spectator'] as const) expect(timeline.view(timeline.head(), { role })?.status).toBe('ended');
    } finally {
      await rm(bare, { recursive: true });
    }
  });

  const differs = { ok: false, fault: { code: 'catalogue/differs' } };
  const changes: readonly (readonly [what: string, change: (shown: ShownCards) => ShownCards])[] = [
    [
      'a printed value of a card',
      (shown) => ({
        ...shown,
        cards: shown.cards.map(([at, card], n) => [at, n === 0 ? { ...card, printed: { ...card.printed, attack: 99 } } : card]),
      }),
    ],
    [
      'a value that no catalogue can hold',
      (shown) => ({ ...shown, cards: shown.cards.map(([at, card], n) => [at, n === 0 ? { ...card, printed: { attack: 0.5 } } : card]) }),
    ],
    [
      'the place of a card',
      (shown) => ({ ...shown, cards: shown.cards.map(([at, card], n) => [n === 0 && at > 0 ? at - 1 : at + (n === 0 ? 1 : 0), card]) }),
    ],
    ['a card that is left out', (shown) => ({ ...shown, cards: shown.cards.slice(1) })],
    ['a card that is there twice', (shown) => ({ ...shown, cards: [shown.cards[0]!, ...shown.cards] })],
    [
      'a hash of the proof',
      (shown) => ({ ...shown, nodes: shown.nodes.map(([l, i, hash], n) => [l, i, n === 0 ? '0'.repeat(64) : hash]) }),
    ],
    ['a hash that is left out', (shown) => ({ ...shown, nodes: shown.nodes.slice(1) })],
    ['the openings', (shown) => ({ ...shown, openings: { ...shown.openings, awaited: [] } })],
  ];
  it.each(changes)('given %s was changed, when the export is verified or opened, then that is found', async (_what, change) => {
    const rulesets = rulesetsIn(folder);
    expect(await verifyExport(recorded.text, { rulesets })).toMatchObject({ ok: true });
    const forged = withShown(change);
    expect(await verifyExport(forged, { rulesets })).toMatchObject(differs);
    expect(await openBundle(forged, rulesets)).toMatchObject(differs);
  });

  it('given other words, when the same match is verified, then nothing is different: no word decides what happens', async () => {
    const told = presentationOf('starline')!;
    const babble: CardPresentation = {
      ...told,
      names: { en: '?', zh: '?' },
      presetDecks: () => [],
      factsOf: (card) => ({ ...told.factsOf(card), text: { en: '?', zh: '?' } }),
      renderEvent: () => '?',
      renderDecision: () => '?',
      renderOption: () => '?',
    };
    const verdict = await verifyExport(recorded.text, { rulesets: rulesetsIn(folder) });
    expect(await verifyExport(recorded.text, { rulesets: rulesetsIn(folder, () => babble) })).toEqual(verdict);
    const again = await rulesetsIn(folder, () => babble).load(newest.version);
    const [format] = Object.values(again.formats);
    const rerun = await recordMatch({ rulesets: rulesetsIn(folder, () => babble), version: newest.version, format: format!, seed: 22 });
    const eventsOf = (text: string): readonly string[] => readBundle(text).events.map(({ stored }) => stored.payload);
    expect(eventsOf(rerun.text)).toEqual(eventsOf(recorded.text));
  });

  it('given pins of another catalogue, when the rules are loaded with it, then it is named as not here', async () => {
    const pins = { ...newest.catalogue!, root: 'ab'.repeat(32) };
    await expect(rulesetsIn(folder).load(newest.version, pins)).rejects.toThrow(UnknownRuleset);
    await expect(rulesetsIn(folder).load(newest.version, pins)).rejects.toThrow(`its catalogue ${pins.root} is not here`);
  });

  it('given a released catalogue that was touched, then it is not released over, and not read', async () => {
    const touched = await mkdtemp(join(tmpdir(), 'arbiter-touched-'));
    try {
      await release(touched);
      const file = join(touched, 'starline', `${newest.catalogue?.root}.catalogue.jsonl`);
      await writeFile(file, (await readFile(file, 'utf8')).replace('"attack":1', '"attack":9'));
      await expect(release(touched)).rejects.toThrow('the released catalogue was changed');
      await expect(rulesetsIn(touched).load(newest.version)).rejects.toThrow('not those that the first line names');
    } finally {
      await rm(touched, { recursive: true });
    }
  });
});

describe('a card that says what nobody reads', () => {
  it('given such a card, when it is to be released, then the release is refused and names the card and the place', async () => {
    const out = await mkdtemp(join(tmpdir(), 'arbiter-faulty-'));
    const cards = join(out, 'cards.ts');
    const all = JSON.stringify(join(checkout, 'libs/games/starline/src/cards/index.ts'));
    const odd = "{ ...all[0], id: 'odd', abilities: [{ kind: 'static', modifiers: [], keyword: 'strangeness' }] }";
    try {
      await writeFile(cards, `import { catalogue as all } from ${all};\nexport const catalogue = [...all, ${odd}];`);
      await expect(release(out, '--cards', cards)).rejects.toThrow('odd at abilities[0].keyword');
      expect(existsSync(join(out, 'index.json'))).toBe(false);
    } finally {
      await rm(out, { recursive: true });
    }
  });
});

describe('the channels of releases', () => {
  it('given a release in `dev`, when other cards are released, then they take its place; one in `released` stays', async () => {
    const channels = await mkdtemp(join(tmpdir(), 'arbiter-channels-'));
    const cards = join(channels, 'cards.ts');
    const only = `import { catalogue as all } from ${JSON.stringify(join(checkout, 'libs/games/starline/src/cards/index.ts'))};`;
    const listed = async (): Promise<readonly (string | undefined)[]> =>
      (await rulesetsIn(channels).releases()).map(({ channel, catalogue }) => `${channel} ${catalogue?.root}`);
    const has = (root: string): boolean => existsSync(join(channels, 'starline', `${root}.catalogue.jsonl`));
    try {
      await release(channels);
      const [first] = await listed();
      await writeFile(cards, `${only}\nexport const catalogue = all.slice(0, 20);`);
      await release(channels, '--cards', cards);
      const [second, ...others] = await listed();
      expect(others).toEqual([]);
      expect(second).not.toBe(first);
      expect(has(first!.slice(4))).toBe(false);
      await release(channels, '--cards', cards, '--released');
      await release(channels);
      expect(await listed()).toEqual([second!.replace('dev', 'released'), first]);
      expect(has(second!.slice(4))).toBe(true);
    } finally {
      await rm(channels, { recursive: true });
    }
  });
});
