import { openBundle } from '@arbiter/recording';
import { readExportFile } from '../export-file.js';
import { CommandFailed } from '../failure.js';
import { releasedRulesets } from '../rulesets.js';

export type Timeline = Extract<Awaited<ReturnType<typeof openBundle>>, { readonly ok: true }>['timeline'];

/** Opens an export for reading at any version. @throws {CommandFailed} naming the first fault */
export async function openExport(file: string): Promise<Timeline> {
  const opened = await openBundle(await readExportFile(file), releasedRulesets());
  if (!opened.ok)
    throw new CommandFailed(
      `${file}: ${opened.fault.code}${opened.fault.version === null ? '' : ` at event ${opened.fault.version}`}: ${opened.fault.detail}`,
    );
  return opened.timeline;
}
