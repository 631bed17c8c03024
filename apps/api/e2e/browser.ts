import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to drive; specs of pages are skipped without one. */
export const browserThere = existsSync(executablePath);
if (!browserThere) console.warn(`Specs of the pages are skipped: no browser at ${executablePath}. CHROMIUM names another one.`);

/** Describes what is tried in a browser; skipped where there is none. */
export const describeInBrowser = browserThere ? describe : describe.skip;

const axeSource = (): string => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Width of a phone and of a desk, in CSS pixels. */
export const widths = [390, 1400] as const;

export const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });

/** A browser of its own, as another person has it. */
export const person = (
  browser: Browser,
  {
    width = 390,
    language = 'en',
    dark = false,
    touch = false,
  }: {
    readonly width?: number;
    readonly language?: 'en' | 'zh' | 'zh-Hant';
    readonly dark?: boolean;
    readonly touch?: boolean;
  } = {},
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    locale: { en: 'en-GB', zh: 'zh-CN', 'zh-Hant': 'zh-TW' }[language],
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch,
  });

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What keeps people out of a page, by axe: serious and critical findings only. */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeSource());
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  )) as readonly Violation[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`));
};

/** Whether the page is wider than the window, which phones show by letting the page slide. */
export const slides = async (page: Page): Promise<boolean> =>
  (await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth + 1')) as boolean;

/** Buttons and links that look like buttons and are too small for a finger, by their texts. */
export const tooSmall = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(
    `[...document.querySelectorAll('button, .button, summary, select, input:not([type=checkbox])')]
      .filter((one) => one.offsetParent !== null && !one.closest('.hidden'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 120))`,
  )) as readonly string[];

/** Where screenshots go, for whoever looks at them; none are taken without it. */
const shots = process.env['SCREENSHOTS'];

/**
 * Takes a screenshot where `SCREENSHOTS` names a folder.
 * @param fullPage of the whole page, or of what the window shows
 */
export const shoot = async (page: Page, name: string, fullPage = true): Promise<void> => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage });
};
