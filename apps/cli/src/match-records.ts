import { type MatchRecord, matchRecordOf } from '@arbiter/recording';
import { readExportFile } from './export-file.js';
import { CommandFailed } from './failure.js';

/**
 * Reads what exports of matches say about their tables; the same match may be there several times.
 * @param files exports that verify
 * @throws {CommandFailed} for two exports that tell different histories of one match
 */
export const matchRecordsIn = async (files: readonly string[]): Promise<readonly MatchRecord[]> => {
  const found = new Map<string, { readonly file: string; readonly record: MatchRecord }>();
  for (const file of files) {
    const read = matchRecordOf(await readExportFile(file));
    if (!read.ok) throw new CommandFailed(`${file}: ${read.fault.code}: ${read.fault.detail}`);
    const { record } = read;
    const before = found.get(record.matchId);
    if (before !== undefined && before.record.end?.hash !== record.end?.hash)
      throw new CommandFailed(`${before.file} and ${file} end the match ${record.matchId} differently: see arbiter compare.`);
    found.set(record.matchId, { file, record });
  }
  return [...found.values()].map(({ record }) => record);
};
