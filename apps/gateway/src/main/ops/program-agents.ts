import type { BodyOf } from '@parlour/office-api/contract';
import { Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

const kinds = ['daily', 'hourly', 'realtime', 'dividend', 'affiliate'] as const;
type Kind = (typeof kinds)[number];

/** Contracts of agents: their runs, bills and claims. */
export function addAgents(program: Command, verb: Verb, run: Run): void {
  const agent = program.command('agent').description('Contracts of agents, their bills and claims.');
  verb(agent, 'runs', 'settlements, latest first')
    .addOption(new Option('--kind <kind>', 'only of this kind').choices([...kinds, 'rebate']))
    .action(({ kind, merchant }: Shared & { kind?: Kind | 'rebate' }) =>
      run((office) => office.call('listAgentRuns', { query: { kind, merchant } }), { none: 'Nothing has run.' }),
    );
  verb(agent, 'bills', 'bills, latest period first')
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(kinds))
    .option('--member <member>', 'only of this account')
    .option('--period <period>', 'only of this period, such as 2026-08-01 or 2026-W31')
    .action(({ kind, member, period, merchant }: Shared & { kind?: Kind; member?: string; period?: string }) =>
      run((office) => office.call('listAgentBills', { query: { kind, member, period, merchant } }), { none: 'There are no bills.' }),
    );
  verb(agent, 'claims', 'what payers and holders owe, oldest first').action(({ merchant }: Shared) =>
    run((office) => office.call('listAgentClaims', { query: { merchant } }), { none: 'Nobody owes anything.' }),
  );
  verb(agent, 'run <kind> <period>', 'run a period again: it corrects and collects, and pays nothing twice').action(
    (kind: BodyOf<'runAgents'>['kind'], period: string, { merchant }: Shared) =>
      run((office) => office.call('runAgents', { body: { kind, period, merchant } })),
  );
  verb(agent, 'writeoff <claim>', 'end a claim that is never going to be paid; two operators must want it')
    .requiredOption('--reason <text>', 'what the books keep')
    .action((claim: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('writeOffClaim', { body: { claim, reason, merchant } })),
    );
  verb(agent, 'offer <member> <kind> <tiers>', 'offer the head of a line a contract, tiers as JSON; two operators must want it')
    .requiredOption('--reason <text>', 'what the books keep')
    .action((member: string, kind: Kind, tiers: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('offerPlatformContract', { body: { member, kind, tiers: JSON.parse(tiers), reason, merchant } })),
    );
  verb(agent, 'end-contract <contract>', 'end a contract, and every one below that it carries, with the running period').action(
    (contract: string, { merchant }: Shared) => run((office) => office.call('endAgentContract', { body: { contract, merchant } })),
  );
}
