import { agentTypes } from '@parlour/domain';
import { Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

/** What takes a member and nothing else. */
const changes = [
  ['block', 'blockMember', 'shut a member out, at once'],
  ['unblock', 'unblockMember', 'let a member in again'],
  ['unmake-agent', 'unmakeAgent', 'make an agent a member again'],
  ['reset-password', 'resetMemberPassword', 'give a password for one day that can only be changed'],
  ['clear-payment-password', 'clearPaymentPassword', 'take a forgotten or locked payment password away'],
  ['clear-authenticator', 'clearAuthenticator', 'turn off an authenticator whose phone and recovery codes are lost; every session ends'],
  ['repay-debt', 'repayDebt', 'take what a member owes out of his cash, as far as it goes'],
] as const;

/** The commands about players and who brings them. */
export function addMembers(program: Command, verb: Verb, run: Run): void {
  const members = program.command('members').description('Players.');
  verb(members, 'list', 'the newest members').action(({ merchant }: Shared) =>
    run((office) => office.call('listMembers', { query: { merchant } }), { none: 'There are no members yet.' }),
  );
  for (const [change, operation, description] of changes)
    verb(members, `${change} <member>`, description).action((member: string, { merchant }: Shared) =>
      run((office) => office.call(operation, { body: { member, merchant } })),
    );
  verb(members, 'make-agent <member>', 'let a member in at the agents’ entrance, and at no other')
    .addOption(new Option('--type <type>', 'the account type').choices(agentTypes.map(String)))
    .action((member: string, { type, merchant }: Shared & { type?: string }) =>
      run((office) => office.call('makeAgent', { body: { member, type: agentTypes.find((known) => String(known) === type), merchant } })),
    );
  verb(members, 'set-upline <member> <agent>', 'put a member, with all below, directly below an agent').action(
    (member: string, upline: string, { merchant }: Shared) =>
      run((office) => office.call('setUpline', { body: { member, upline, merchant } })),
  );
  verb(members, 'exclude <member>', 'keep a member from betting, for good unless a time is given; it can only be made longer')
    .option('--until <time>', 'when it ends, such as 2030-01-01T00:00Z')
    .action((member: string, { until, merchant }: Shared & { until?: string }) =>
      run((office) => office.call('excludeMember', { body: { member, until, merchant } })),
    );
  verb(members, 'write-off-debt <member>', 'end what a member owes at the merchant’s cost; two operators must want it')
    .requiredOption('--reason <text>', 'what the books keep')
    .action((member: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('writeOffDebt', { body: { member, reason, merchant } })),
    );

  const feedback = program.command('feedback').description('What visitors and members tell you.');
  verb(feedback, 'list', 'the newest').action(({ merchant }: Shared) =>
    run((office) => office.call('listFeedback', { query: { merchant } }), { none: 'There is no feedback yet.' }),
  );

  const affiliates = program.command('affiliates').description('Codes by which partners bring visitors.');
  verb(affiliates, 'list', 'every code, also those that have ended').action(({ merchant }: Shared) =>
    run((office) => office.call('listAffiliates', { query: { merchant } }), { none: 'There are no codes.' }),
  );
  for (const [change, operation, description] of [
    ['add', 'addAffiliate', 'make a code good'],
    ['end', 'endAffiliate', 'end a code; members who came by it stay'],
  ] as const)
    verb(affiliates, `${change} <code>`, description).action((code: string, { merchant }: Shared) =>
      run((office) => office.call(operation, { body: { code, merchant } })),
    );
}
