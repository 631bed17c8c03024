import { readFile } from 'node:fs/promises';
import { openBundle } from '@arbiter/recording';
import { CommandFailed } from '../failure.js';
import { releasedRulesets } from '../rulesets.js';

export type Timeline = Extract<Awaited<ReturnType<typeof openBundle>>, { readonly ok: true }>['timeline'];

/** Opens an export for reading at any version. @throws {CommandFailed} naming the first fault */
export async function openExport(file: string): Promise<Timeline> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const opened = await openBundle(bytes, releasedRulesets());
  if (!opened.ok) throw new CommandFailed(`${file}: ${opened.fault.code}${opened.fault.version === null ? '' : ` at event ${opened.fault.version}`}: ${opened.fault.detail}`);
  return opened.timeline;
}
