import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CardImages, originsOf, withCardImages } from './card-images.js';

/** The pages that the build makes: that of matches, that of tournaments, and that of a match in somebody else's page. */
export type PageName = 'index.html' | 'tournaments.html' | 'embed.html';

/** Who may show a page within their own: only that which does nothing with a reader's token may be framed. */
const framedBy: Readonly<Record<PageName, "'none'" | '*'>> = { 'index.html': "'none'", 'tournaments.html': "'none'", 'embed.html': '*' };

export interface Page {
  readonly html: string;
  /** The content security policy under which it works. */
  readonly policy: string;
}

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns a page that was built; null where it has not been. It is read each time, so that a page that was built anew is there at once. */
export async function readPage(directory: string, name: PageName, images: CardImages = {}): Promise<Page | null> {
  const html = await readFile(join(directory, name), 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  return html === null ? null : { html: withCardImages(html, images), policy: pagePolicy(html, framedBy[name], originsOf(images)) };
}

/**
 * Returns a policy that lets a page run scripts of its own server, and the ones that stand in it word by word.
 * @param imageOrigins from where, beside its own server, it may load images
 */
export function pagePolicy(html: string, framers: "'none'" | '*' = "'none'", imageOrigins: readonly string[] = []): string {
  const inside = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const scripts = inside.length === 0 ? '' : ` script-src 'self' ${inside.join(' ')};`;
  return `default-src 'self';${scripts} style-src 'self' 'unsafe-inline'; img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}; frame-ancestors ${framers}`;
}
