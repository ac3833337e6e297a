import { reportNames, reportPeriods, reportSpecs, type ReportPeriod } from '@parlour/domain/reports';
import { OfficeError, type OfficeApi, type OfficeInput } from '@parlour/office-api';
import type { components } from '@parlour/office-api/contract';
import { Option, type Command } from 'commander';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';

type Schemas = components['schemas'];

/** How often a command asks how far a prepared report is, and for how long, in ms. */
const [askEvery, askFor] = [1000, 30 * 60_000];

/** Has a job prepare a report that takes longer than two seconds, and waits for it. */
async function prepared(office: OfficeApi, body: OfficeInput<'startReport'>['body']): Promise<{ list: Schemas['ReportRow'][] }> {
  const { id } = await office.call('startReport', { body });
  for (const began = performance.now(); performance.now() - began < askFor;) {
    const { status, failure, answer } = await office.call('getPreparedReport', { query: { id } });
    if (answer) return answer;
    if (status === 'failed') throw new CommandError(`The report could not be prepared: ${failure ?? 'unknown'}.`);
    await new Promise((resume) => setTimeout(resume, askEvery));
  }
  throw new CommandError('The report is still being prepared. Ask again later with the same command.');
}

interface ReportOptions {
  by?: string;
  from?: string;
  to?: string;
  sort?: string;
}

/** How many rows the gateway answers at once. */
const pageRows = 200;

/** Commands about how merchants are doing. */
export function addReports(program: Command, verb: Verb, run: Run): void {
  verb(program, 'dashboard', 'how merchants do, in whole days of their own')
    .addOption(new Option('--period <period>', 'which days').choices(reportPeriods).default('today'))
    .action(({ merchant, period }: Shared & { period: ReportPeriod }) =>
      run(async (office) => {
        const { list } = await office.call('getDashboard', { query: { merchant, period } });
        return {
          list: list.map(({ merchant: code, currency, from, to, figures }) => ({ merchant: code, from, to, currency, ...figures })),
        };
      }),
    );
  verb(program, 'report <name>', `a report, the first ${pageRows} rows of it: ${reportNames.join(', ')}`)
    .option('--by <grouping>', 'what a row is of, such as day')
    .option('--from <day>', 'the first day of each merchant; the last 30 days where none is named')
    .option('--to <day>', 'the last day')
    .option('--sort <figure>', 'by group or a figure; a minus before it for the largest first')
    .action((name: string, { by, from, to, sort, merchant }: Shared & ReportOptions) =>
      run(
        async (office) => {
          const report = reportNames.find((each) => each === name);
          if (!report) throw new CommandError(`There is no report ${name}: there are ${reportNames.join(', ')}.`);
          // All reports are asked and answered alike.
          const operation = reportSpecs[report].operation as 'getMembersReport';
          const asked = { merchant, from, to, sort, by: by as 'day' | undefined };
          const { list } = await office.call(operation, { query: asked }).catch((error: unknown) => {
            if (error instanceof OfficeError && error.code === 'report_needs_job') return prepared(office, { report, ...asked });
            throw error;
          });
          return { list: list.map(({ figures, ...row }) => ({ ...row, ...figures })) };
        },
        { none: 'Nothing happened in these days.' },
      ),
    );
  verb(program, 'queues', 'what waits for operators, and how long: ages in minutes').action(({ merchant }: Shared) =>
    run(async (office) => ({ list: (await office.call('getDashboard', { query: { merchant } })).queues })),
  );
  const jobs = program.command('jobs').description('Scheduled and background work.');
  verb(jobs, 'list', 'what waits, runs and has failed').action(() =>
    run(async (office) => ({ list: (await office.call('getHealth', {})).jobs }), { none: 'No job waits.' }),
  );
  verb(jobs, 'failed', 'jobs that ran out of retries, latest first').action(() =>
    run(async (office) => ({ list: (await office.call('getHealth', {})).failures }), { none: 'No job has failed.' }),
  );
  verb(jobs, 'retry <id>', 'have a failed job run once more').action((id: string) =>
    run((office) => office.call('retryJob', { body: { id } })),
  );
}
