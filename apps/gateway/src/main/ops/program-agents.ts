import type { BodyOf } from '@parlour/office-api/contract';
import { Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

const kinds = ['daily', 'hourly', 'realtime', 'dividend', 'affiliate'] as const;
type Kind = (typeof kinds)[number];

/** Commands about agents' contracts: runs, bills and claims. */
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
    .option('--terms <json>', 'of an affiliate: platformFee, paymentFee, introducerRate in percent, minActive, negativeCarry')
    .action((member: string, kind: Kind, tiers: string, { reason, terms, merchant }: Shared & { reason: string; terms?: string }) =>
      run((office) => {
        const offered = { tiers: JSON.parse(tiers), ...(terms !== undefined && { terms: JSON.parse(terms) }) };
        return office.call('offerPlatformContract', { body: { member, kind, ...offered, reason, merchant } });
      }),
    );
  verb(agent, 'tree', 'heads of lines, or the accounts directly below one')
    .option('--under <member>', 'whose direct downline')
    .option('--page <number>', 'which page', Number)
    .action(({ under, page, merchant }: Shared & { under?: string; page?: number }) =>
      run(async (office) => (await office.call('listAgentTree', { query: { member: under, merchant, pageNo: page } })).list, {
        none: 'There are no accounts there.',
      }),
    );
  verb(agent, 'show <member>', 'an account of a line, with its contracts, quota and claims').action(
    (member: string, { merchant }: Shared) => run((office) => office.call('getAgentAccount', { query: { member, merchant } })),
  );
  verb(agent, 'contracts', 'contracts, latest first')
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(kinds))
    .option('--member <member>', 'only of this account')
    .action(({ kind, member, merchant }: Shared & { kind?: Kind; member?: string }) =>
      run((office) => office.call('listAgentContracts', { query: { kind, member, merchant } }), { none: 'There are no contracts.' }),
    );
  verb(agent, 'explain <bill>', 'everything behind a bill').action((bill: string, { merchant }: Shared) =>
    run((office) => office.call('explainAgentBill', { query: { bill, merchant } })),
  );
  for (const [decision, description] of [
    ['approve', 'let the holder of a dividend collect it; two operators must want it'],
    ['deny', 'refuse to pay a dividend; two operators must want it'],
  ] as const)
    verb(agent, `${decision} <bill>`, description)
      .requiredOption('--reason <text>', 'what the books keep')
      .action((bill: string, { reason, merchant }: Shared & { reason: string }) =>
        run((office) => office.call('decideAgentBill', { body: { bill, decision, reason, merchant } })),
      );
  verb(agent, 'transfers', 'transfers along lines that wait for an operator, oldest first')
    .addOption(new Option('--state <state>', 'those in another state').choices(['waiting', 'sent', 'returned', 'cancelled']))
    .action(({ state, merchant }: Shared & { state?: 'waiting' | 'sent' | 'returned' | 'cancelled' }) =>
      run((office) => office.call('listLineTransfers', { query: { state, merchant } }), { none: 'No transfer waits.' }),
    );
  for (const [decision, description] of [
    ['approve', 'let a large transfer through'],
    ['reject', 'give the money of a large transfer back to its sender'],
  ] as const)
    verb(agent, `${decision}-transfer <id>`, description)
      .requiredOption('--reason <text>', 'what the books keep; the sender reads it after a rejection')
      .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
        run((office) => office.call('decideLineTransfer', { body: { id, decision, reason, merchant } })),
      );
  verb(agent, 'move <member> <agent>', 'move an account, with all below, to another upline; two operators must want it')
    .requiredOption('--reason <text>', 'why, for the second operator')
    .action((member: string, upline: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('setUpline', { body: { member, upline, reason, merchant } })),
    );
  addAccountChanges(agent, verb, run);
  addPolicy(agent, verb, run);
  verb(agent, 'keep-contract <contract>', 'turn down the end that one side asked for').action((contract: string, { merchant }: Shared) =>
    run((office) => office.call('endAgentContract', { body: { contract, keep: true, merchant } })),
  );
  verb(agent, 'end-contract <contract>', 'end a contract, and every one below that it carries, with the running period').action(
    (contract: string, { merchant }: Shared) => run((office) => office.call('endAgentContract', { body: { contract, merchant } })),
  );
}

interface TransferRules {
  down?: 'on' | 'off';
  up?: 'on' | 'off';
  dailyCap?: string;
  pairCap?: string;
  reason: string;
}

type Change = Omit<BodyOf<'changeAgentAccount'>, 'member' | 'reason' | 'merchant'>;

/** Commands that change settings of single accounts. */
function addAccountChanges(agent: Command, verb: Verb, run: Run): void {
  const change = (usage: string, description: string, changeBy: (argument: string | undefined) => Change): void => {
    verb(agent, usage, description)
      .requiredOption('--reason <text>', 'what the books keep')
      .action((member: string, ...rest: unknown[]) => {
        // Commander passes the argument after the member, if the command takes one, and then the options.
        const argument = typeof rest[0] === 'string' ? rest[0] : undefined;
        const { reason, merchant } = rest[argument === undefined ? 0 : 1] as Shared & { reason: string };
        return run((office) => office.call('changeAgentAccount', { body: { member, ...changeBy(argument), reason, merchant } }));
      });
  };
  change('group <member> <group>', 'set the prize group of an account', (group) => ({ group: Number(group) }));
  change('share <member> <share>', 'what an account takes of pools: all, none, or percent of the stake', (share = '') => ({
    share: share === 'all' || share === 'none' ? { mode: share } : { mode: 'percent', rate: share },
  }));
  change('quota <member> <group:count>', 'let the head of a line open so many more accounts at a group', (text = '') => {
    const [group, count] = text.split(':').map(Number);
    return { quota: { group: group ?? 0, count: count ?? 0 } };
  });
  verb(agent, 'transfer-rules <member>', 'what the team of an account may send; what is left out is as above it')
    .requiredOption('--reason <text>', 'what the books keep')
    .addOption(new Option('--down <switch>', 'to direct downlines').choices(['on', 'off']))
    .addOption(new Option('--up <switch>', 'to uplines').choices(['on', 'off']))
    .option('--daily-cap <amount>', 'most that one account may send in a day')
    .option('--pair-cap <amount>', 'most that one account may send to another in a day')
    .action((member: string, { down, up, dailyCap, pairCap, reason, merchant }: Shared & TransferRules) => {
      const isOn = (text: 'on' | 'off' | undefined) => (text === undefined ? null : text === 'on');
      const transferRules = { down: isOn(down), up: isOn(up), dailyCap: dailyCap ?? null, pairCap: pairCap ?? null };
      return run((office) => office.call('changeAgentAccount', { body: { member, transferRules, reason, merchant } }));
    });
  change('ban <member>', 'stop transfers in the team of an account', () => ({ transfersBanned: true }));
  change('allow <member>', 'let the team of an account transfer again', () => ({ transfersBanned: false }));
}

/** Commands about the policy of contracts. */
function addPolicy(agent: Command, verb: Verb, run: Run): void {
  verb(agent, 'policy', 'by what the contracts of a merchant go, and every version of it').action(({ merchant }: Shared) =>
    run((office) => office.call('getAgentPolicy', { query: { merchant } })),
  );
  verb(agent, 'set-policy <policy>', 'put the next version in force, as JSON; two operators must want it')
    .requiredOption('--reason <text>', 'what the books keep')
    .requiredOption('--replaces <version>', 'the version that is in force', Number)
    .action((policy: string, { reason, replaces, merchant }: Shared & { reason: string; replaces: number }) =>
      run((office) => office.call('setAgentPolicy', { body: { policy: JSON.parse(policy), version: replaces, reason, merchant } })),
    );
}
