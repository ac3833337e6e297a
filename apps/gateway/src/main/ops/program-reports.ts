import { reportPeriods, type ReportPeriod } from '@parlour/domain/reports';
import { Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

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
