import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './test.ts';

/** The page scrolls nowhere sideways, and axe finds nothing wrong with it. `except`: rules of axe that do not know what is open. */
export async function expectClean(page: Page, where = page.url(), except: string[] = []): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Parts of several frames are put together in a further page, which takes as long again; of one frame there is nothing to put together.
  const inOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(inOneFrame).disableRules(except).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target, any }) => `${target.join(' ')} ${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}
