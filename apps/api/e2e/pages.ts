import { expect } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { barriers, shoot, slides } from './browser.js';
import type { Rig } from './rig.js';

/** Opens a page and waits until what it shows has come. @param ready a selector of it */
export const visit = async ({ url }: Rig, context: BrowserContext, path: string, ready: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.locator(ready).first().waitFor();
  return page;
};

/** Checks that axe finds nothing serious on a page and that it does not slide sideways. */
export const check = async (page: Page, name: string): Promise<void> => {
  await shoot(page, name);
  expect({ name, barriers: await barriers(page), slides: await slides(page) }).toEqual({ name, barriers: [], slides: false });
};
