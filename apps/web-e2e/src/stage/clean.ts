import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './test.ts';

/** Checks that the page does not scroll sideways and that axe finds nothing wrong. `except`: axe rules that misjudge an open overlay. */
export async function expectClean(page: Page, where = page.url(), except: string[] = []): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Merging results of several frames takes another page, and as long again; a single frame needs no merging.
  const inOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(inOneFrame).disableRules(except).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target, any }) => `${target.join(' ')} ${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}
