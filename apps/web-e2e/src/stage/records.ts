import { type Locator, type Page, expect } from '@playwright/test';
import type { Player } from './player.ts';

export type Row = Record<string, string>;

/** Every row of the record on the screen, over all its pages: the cells by the English names of their columns. */
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

/** Neither the first rows nor the next ones are loading. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The sum of a column of amounts, in hundredths. */
export function sumOf(rows: readonly Row[], column: string, tag: string): bigint {
  return rows.reduce((sum, row) => sum + hundredthsIn(row[column]!, tag), 0n);
}

/** Reads an amount as a page writes it in a language, with two decimals or none, in hundredths. */
export function hundredthsIn(text: string, tag: string): bigint {
  const digits = [...new Intl.NumberFormat(tag, { useGrouping: false }).format(9_876_543_210)].reverse();
  const point = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
  const [whole, fraction = ''] = text.split(point).map((part) =>
    [...part]
      .map((sign) => digits.indexOf(sign))
      .filter((digit) => digit >= 0)
      .join(''),
  );
  if (!whole || (fraction.length !== 2 && fraction.length !== 0)) throw new Error(`no amount with two decimals or none: ${text}`);
  return BigInt(whole + fraction.padEnd(2, '0')) * (/[-−]/.test(text) ? -1n : 1n);
}
