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
 * Missing leading zeros are restored; columns unknown to the pack are ignored.
 */
export function readDraws(pack: RulePack, csv: string): readonly PastDraw[] {
  if (!hasPrizes(pack.result)) throw new UnreadableDraws(`${pack.id} has no prizes: its draws are no columns`);
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
    if (!isDay(day)) throw fail(`${day || 'nothing'} is no day such as 2022-12-31`);
    const given = Object.fromEntries(
      prizes.map(({ name, digits, columns: own }) => [name, own.map((each) => restored(cell(each), digits))]),
    );
    const read = readResult(pack, given);
    if (typeof read === 'string' || read.missing.length > 0) throw fail('a number is missing, or is none of its prize');
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

function restored(number: string, digits: number): string | null {
  return number === '' ? null : number.padStart(digits, '0');
}

/** Ranges of days without a draw between the first and the last. */
export function missingDays(draws: readonly PastDraw[]): readonly { from: string; to: string }[] {
  return draws.slice(1).flatMap(({ day }, index) => {
    const from = dayAfter(draws[index]!.day, 1);
    return from < day ? [{ from, to: dayAfter(day, -1) }] : [];
  });
}
