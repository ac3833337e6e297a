import { expect, type Locator } from '@playwright/test';

/** Presses Tab until this has the focus; fails if it is never reached. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to ${target}`);
}
