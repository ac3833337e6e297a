import { v7 as uuid } from 'uuid';
import { schedule } from '../../../jobs/schedule.ts';
import { tooMany } from '../../../kernel/rate-limit.ts';
import type { Db } from '../../../kernel/tables.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { ExportedList } from './exported-list.ts';
import { exportJob } from './job.ts';
import { exportedLists } from './lists.ts';
import { queryOf, whereExportable } from './scope.ts';
import { exportToWire } from './store.ts';

const hours = 3_600_000;
/** How long a file is kept (office O35). */
const keptFor = 24 * hours;
/** How many files of one operator may be in progress at once. */
const mostAtOnce = 5;

/** Starts an export of the rows that a list finds. An invalid filter is refused now, not later by the job. */
export async function exportStart(operator: Operator, input: InputOf<'startExport'>): Promise<Schema<'Export'>> {
  const { list: name, filter, columns, personal = false, merchant } = input;
  const list = exportedLists.get(name);
  if (!list) throw refused('field_invalid', `${name} is no list that can be exported: there are ${[...exportedLists.keys()].join(', ')}.`);
  const chosen = columns && columnsOf(list, columns, personal);
  const scoped = whereExportable(operator, list, personal);
  const merchants = merchantsNamed(scoped, merchant);
  await list.page(scoped, queryOf(list, filter, merchant), []);
  await refuseTooMany(operator.db, operator.by.name);

  const now = operator.clock.now();
  const row = await operator.db
    .insertInto('office_export')
    .values({
      ...newExport(now),
      id: uuid(),
      operator: operator.by.name,
      list: name,
      merchant: merchant === undefined ? null : merchants[0]!.code,
      filter: JSON.stringify(filter),
      columns: chosen ? JSON.stringify(chosen) : null,
      personal,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await schedule(operator.db, exportJob, { id: row.id }, { key: `${row.id}:0`, at: now });
  const told = Object.entries(filter).map(([field, value]) => [field, list.private.includes(field) ? true : value]);
  for (const { code } of merchants)
    tell(operator, {
      merchant: code,
      subject: { kind: 'export', id: row.id },
      after: { list: name, personal, filter: Object.fromEntries(told), ...(chosen && { columns: chosen.map((column) => column.name) }) },
    });
  return exportToWire(row);
}

/** The state of a file that is yet to be written. */
export const newExport = (now: Date) => ({
  status: 'waiting' as const,
  next: null,
  row_count: 0,
  parts: 0,
  size: '0',
  truncated: false,
  failure: null,
  started_at: now,
  finished_at: null,
  expires_at: new Date(now.getTime() + keptFor),
});

type Chosen = { name: string; header?: string | undefined }[];

/** Those requested columns that the list has, plus the currency. Throws `field_invalid` if none is left. */
function columnsOf(list: ExportedList, asked: Chosen, personal: boolean): Chosen {
  const isFirst = (name: string, index: number) => asked.findIndex((each) => each.name === name) === index;
  const isKnown = (name: string) => personal || list.columns.get(name)?.personal === false;
  const known = asked.filter(({ name }, index) => list.columns.has(name) && isKnown(name) && isFirst(name, index));
  if (known.length === 0) throw refused('field_invalid', `Choose from these columns: ${[...list.columns.keys()].join(', ')}.`);
  const names = new Set(known.map(({ name }) => name));
  const added = [...list.columns].flatMap(([name, column]) =>
    !names.has(name) && (name === 'currency' || (personal && column.personal)) ? [{ name }] : [],
  );
  return [...known, ...added];
}

/** Throws `too_many_requests` if too many files of one operator are in progress. */
export async function refuseTooMany(db: Db, maker: string): Promise<void> {
  const { count } = await db
    .selectFrom('office_export')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('operator', '=', maker)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostAtOnce) throw tooMany(60);
}
