import { expect, type Locator, type Page } from '@playwright/test';
import { hundredthsIn } from './amounts.ts';
import type { Player } from './player.ts';

export type Row = Record<string, string>;

/** Every row of the record on the screen, through all its pages: what stands below each column, by its English name. */
export async function wholeRecord(player: Player, columns: readonly string[]): Promise<Row[]> {
  const { page } = player;
  const rows: Row[] = [];
  const next = page.getByRole('button', { name: player.say('Next page') });
  for (;;) {
    await settled(page);
    const lines = page.getByRole('table').getByRole('row');
    const headings = await lines.first().getByRole('columnheader').allTextContents();
    for (const line of (await lines.all()).slice(1)) rows.push(await readRow(player, line, headings, columns));
    if (!(await next.isVisible()) || (await next.isDisabled())) return rows;
    await next.click();
  }
}

async function readRow(player: Player, line: Locator, headings: readonly string[], columns: readonly string[]): Promise<Row> {
  const values = await line.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.lastElementChild?.textContent ?? ''));
  return Object.fromEntries(columns.map((column) => [column, values[headings.indexOf(player.say(column))] ?? '']));
}

/** Neither the first rows nor the next ones are on their way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The sum of a column of amounts, in hundredths. */
export function sumOf(rows: readonly Row[], column: string, tag: string): bigint {
  return rows.reduce((sum, row) => sum + hundredthsIn(row[column]!, tag), 0n);
}
