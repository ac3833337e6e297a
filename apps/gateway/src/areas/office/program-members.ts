import type { Command } from 'commander';
import type { Run } from './program.ts';

interface Shared {
  merchant?: string;
}

const changes = {
  block: 'shut a member out, at once',
  unblock: 'let a member in again',
  'make-agent': 'let a member in at the agents’ entrance, and at no other',
  'unmake-agent': 'make an agent a member again',
  'reset-password': 'give a password for one day that can only be changed',
  'clear-payment-password': 'take a forgotten or locked payment password away',
  'clear-authenticator': 'turn off an authenticator whose phone and recovery codes are lost; every session ends',
  'repay-debt': 'take what a member owes out of his cash, as far as it goes',
} as const;

/** The commands about players and who brings them. */
export function addMembers(program: Command, verb: (area: Command, usage: string, description: string) => Command, run: Run): void {
  const members = program.command('members').description('Players.');
  verb(members, 'list', 'the newest members').action(({ merchant }: Shared) =>
    run('members list', { merchant }, { none: 'There are no members yet.' }),
  );
  for (const change of Object.keys(changes) as (keyof typeof changes)[])
    verb(members, `${change} <member>`, changes[change]).action((member: string, { merchant }: Shared) =>
      run(`members ${change}`, { member, merchant }, { none: '' }),
    );
  verb(members, 'exclude <member>', 'keep a member from betting, for good unless a time is given; it can only be made longer')
    .option('--until <time>', 'when it ends, such as 2030-01-01T00:00Z')
    .action((member: string, { until, merchant }: Shared & { until?: string }) =>
      run('members exclude', { member, until, merchant }, { none: '' }),
    );
  verb(members, 'write-off-debt <member>', 'end what a member owes at the merchant’s cost; two operators must want it')
    .requiredOption('--reason <text>', 'what the books keep')
    .action((member: string, { reason, merchant }: Shared & { reason: string }) =>
      run('members write-off-debt', { member, reason, merchant }, { none: '' }),
    );

  const feedback = program.command('feedback').description('What visitors and members tell you.');
  verb(feedback, 'list', 'the newest').action(({ merchant }: Shared) =>
    run('feedback list', { merchant }, { none: 'There is no feedback yet.' }),
  );

  const affiliates = program.command('affiliates').description('Codes by which partners bring visitors.');
  verb(affiliates, 'list', 'every code, also those that have ended').action(({ merchant }: Shared) =>
    run('affiliates list', { merchant }, { none: 'There are no codes.' }),
  );
  for (const [change, what] of [
    ['add', 'make a code good'],
    ['end', 'end a code; members who came by it stay'],
  ] as const)
    verb(affiliates, `${change} <code>`, what).action((code: string, { merchant }: Shared) =>
      run(`affiliates ${change}`, { code, merchant }, { none: '' }),
    );
}
