import { isDay, dayAfter } from '@parlour/domain';
import { hasPrizes, readResult, type DrawnResult, type RulePack } from '@parlour/domain/lottery';

/** One day's draw in a file. */
export interface PastDraw {
  readonly day: string;
  readonly result: DrawnResult;
}

/** Thrown for a line of a file that cannot be used; names the line. */
export class UnreadableDraws extends Error {}

/**
 * Parses draws from CSV, sorted by day. The columns are `date` and each prize by name, or `name_1` and so on if it has several numbers.
 * Missing leading zeros are restored; columns unknown to the pack are ignored. Throws `UnreadableDraws` with the line and the column.
 */
export function readDraws(pack: RulePack, csv: string): readonly PastDraw[] {
  if (!hasPrizes(pack.result)) throw new UnreadableDraws(`${pack.id} has no prizes, so its draws cannot be columns of numbers`);
  const [header = '', ...rows] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = cellsOf(header);
  const prizes = pack.result.prizes.map((prize) => ({
    ...prize,
    columns: prize.count === 1 ? [prize.name] : Array.from({ length: prize.count }, (_, at) => `${prize.name}_${at + 1}`),
  }));
  const absent = ['date', ...prizes.flatMap((prize) => prize.columns)].filter((name) => !columns.includes(name));
  if (absent.length > 0) throw new UnreadableDraws(`line 1 has no column ${absent.join(', ')}`);
  const draws = rows.flatMap((row, index) => {
    if (row.trim() === '') return [];
    const cells = cellsOf(row);
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const fail = (problem: string) => new UnreadableDraws(`line ${index + 2}: ${problem}`);
    const day = cell('date');
    if (!isDay(day)) throw fail(`date is ${day || 'empty'}, not a day such as 2022-12-31`);
    const given = prizes.map(({ name, columns: own, digits, maxDigits }) => {
      const numbers = own.map((each) => cell(each).padStart(digits, '0'));
      const wrong = own.find((each, at) => cell(each) === '' || !isNumber(numbers[at]!, maxDigits ?? digits));
      if (wrong) throw fail(`${wrong} is ${cell(wrong) || 'empty'}, not a number of at most ${maxDigits ?? digits} digits`);
      return [name, numbers] as const;
    });
    const read = readResult(pack, Object.fromEntries(given));
    if (typeof read === 'string') throw fail(read);
    return [{ day, result: read.result }];
  });
  const sorted = draws.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const twice = sorted.find(({ day }, index) => day === sorted[index - 1]?.day);
  if (twice) throw new UnreadableDraws(`${twice.day} is there twice`);
  if (sorted.length === 0) throw new UnreadableDraws('there are no draws');
  return sorted;
}

function cellsOf(row: string): readonly string[] {
  return row.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function isNumber(text: string, mostDigits: number): boolean {
  return /^\d+$/.test(text) && text.length <= mostDigits;
}

/** Ranges of days without a draw between the first and the last. */
export function missingDays(draws: readonly PastDraw[]): readonly { from: string; to: string }[] {
  return draws.slice(1).flatMap(({ day }, index) => {
    const from = dayAfter(draws[index]!.day, 1);
    return from < day ? [{ from, to: dayAfter(day, -1) }] : [];
  });
}
