import { Option, type Command } from 'commander';
import { earliestFirst, type Ascending, type Run, type Shared, type Verb } from './command-shape.ts';

interface Correction {
  credit?: string;
  debit?: string;
  fee?: boolean;
  reason: string;
}

/** Commands about payments and the books. */
export function addMoney(program: Command, verb: Verb, run: Run): void {
  const withdrawals = program.command('withdrawals').description('Withdrawals that wait for a decision.');
  verb(withdrawals, 'list', 'what waits, oldest first')
    .option('--full', 'show whole names and account numbers')
    .action(({ full, merchant }: Shared & { full?: boolean }) =>
      run((office) => office.call('listPendingWithdrawals', { query: { full, merchant } }), { none: 'No withdrawal waits.' }),
    );
  verb(withdrawals, 'history', 'all, also those that are decided, latest first')
    .option(...earliestFirst)
    .action(({ merchant, ascending }: Shared & Ascending) =>
      run((office) => office.call('listWithdrawals', { query: { merchant, ascending } }), { none: 'There are no withdrawals yet.' }),
    );
  verb(withdrawals, 'approve <id>', 'the money was sent').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('approveWithdrawal', { body: { id, merchant } })),
  );
  verb(withdrawals, 'reject <id>', 'give the money back')
    .requiredOption('--reason <text>', 'why, for the player')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('rejectWithdrawal', { body: { id, reason, merchant } })),
    );
  verb(withdrawals, 'force <id>', 'end a dispute without proof, as the brand states in forcedReceipt')
    .requiredOption('--reason <text>', 'why, for the player if the money goes back')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('forceWithdrawal', { body: { id, reason, merchant } })),
    );

  verb(withdrawals, 'review <id>', 'what speaks for and against it').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('reviewWithdrawal', { query: { id, merchant } }), { none: 'Nothing speaks against it.' }),
  );
  verb(withdrawals, 'claim <id>', 'have it to yourself for ten minutes').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('claimWithdrawal', { body: { id, merchant } })),
  );
  verb(withdrawals, 'unclaim <id>', 'end your claim').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('unclaimWithdrawal', { body: { id, merchant } })),
  );
  verb(withdrawals, 'hold <id>', 'delay paying it out until a given time')
    .requiredOption('--until <time>', 'until when, such as 2030-01-01T00:00Z; 30 days at most')
    .requiredOption('--reason <text>', 'why, for the operator who decides later')
    .action((id: string, { until, reason, merchant }: Shared & { until: string; reason: string }) =>
      run((office) => office.call('holdWithdrawal', { body: { id, until, reason, merchant } })),
    );
  verb(withdrawals, 'ask-document <id> <text>', 'ask the member for a document before paying it out, in their language').action(
    (id: string, text: string, { merchant }: Shared) =>
      run((office) => office.call('askWithdrawalDocument', { body: { id, text, merchant } })),
  );
  verb(withdrawals, 'release <id>', 'end a hold before its time')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('releaseWithdrawal', { body: { id, reason, merchant } })),
    );

  const deposits = program.command('deposits').description('What members pay in.');
  verb(deposits, 'list', 'the latest')
    .option(...earliestFirst)
    .action(({ merchant, ascending }: Shared & Ascending) =>
      run((office) => office.call('listDeposits', { query: { merchant, ascending } }), { none: 'There are no deposits yet.' }),
    );
  verb(deposits, 'ask <id>', 'ask the provider whether it took the payment, and credit what it did').action(
    (id: string, { merchant }: Shared) => run((office) => office.call('askDepositProvider', { body: { id, merchant } })),
  );
  verb(deposits, 'credit <id>', 'credit it by evidence that the money came; two operators must want it')
    .requiredOption('--reference <number>', 'the provider’s own number of the payment')
    .requiredOption('--reason <text>', 'what shows that the money came')
    .action((id: string, { reference, reason, merchant }: Shared & { reference: string; reason: string }) =>
      run((office) => office.call('creditDeposit', { body: { id, reference, reason, merchant } })),
    );
  verb(deposits, 'fail <id>', 'give it up: no money came')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('failDeposit', { body: { id, reason, merchant } })),
    );
  verb(deposits, 'notes <id>', 'what operators noted about one').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('listDepositNotes', { query: { id, merchant } }), { none: 'Nothing is noted.' }),
  );
  verb(deposits, 'note <id> <text>', 'note something about one; a colleague named as @name is told').action(
    (id: string, text: string, { merchant }: Shared) => run((office) => office.call('addDepositNote', { body: { id, text, merchant } })),
  );

  const ledger = program.command('ledger').description('The books.');
  verb(ledger, 'check', 'whether every invariant of the ledger holds').action(() =>
    run((office) => office.call('checkLedger', {}), { none: 'The books add up.', failsOnRows: true }),
  );
  verb(ledger, 'transfers <key>', 'a transfer by its key or id, and what became of money that it held').action(
    (key: string, { merchant }: Shared) =>
      run((office) => office.call('findLedgerTransfers', { query: { key, merchant } }), { none: 'No transfer has this key.' }),
  );
  verb(ledger, 'accounts <owner>', 'the accounts of a member, vendor, provider, promotion or bonus').action(
    (owner: string, { merchant }: Shared) =>
      run((office) => office.call('listLedgerAccounts', { query: { owner, merchant } }), { none: 'Nothing with an account is called so.' }),
  );
  verb(ledger, 'adjust <member>', 'correct a balance by hand; two operators must want it')
    .addOption(new Option('--credit <amount>', 'give so much').conflicts('debit'))
    .option('--debit <amount>', 'take so much')
    .option('--fee', 'book it as a fee, which counts among the costs of the line')
    .requiredOption('--reason <text>', 'why, for the books')
    .action((member: string, { credit, debit, fee, reason, merchant }: Shared & Correction) => {
      const direction = credit === undefined ? 'debit' : 'credit';
      return run((office) =>
        office.call('adjustBalance', {
          body: { member, direction, amount: credit ?? debit ?? '', reason, merchant, ...(fee && { bookedAs: 'fee' as const }) },
        }),
      );
    });
  verb(ledger, 'reconcile', 'compare the books with rounds, deposits, withdrawals and the cashier; what differs')
    .option('--from <time>', 'what happened since, such as 2030-01-01T00:00Z')
    .option('--to <time>', 'what happened before')
    .action(({ from, to }: { from?: string; to?: string }) =>
      run((office) => office.call('reconcileLedger', { body: { from, to } }), { none: 'Everybody says the same.', failsOnRows: true }),
    );
  const cases = program.command('cases').description('Differences that the reconciliation found.');
  verb(cases, 'list', 'what is open, oldest first').action(() =>
    run((office) => office.call('listCases', {}), { none: 'No case is open.' }),
  );
  verb(cases, 'close <id>', 'explain a difference; it is not raised again as long as it stays as it is')
    .requiredOption('--reason <text>', 'why it is right')
    .action((id: string, { reason }: { reason: string }) => run((office) => office.call('closeCase', { body: { id, reason } })));
  const rounds = program.command('rounds').description('Rounds of games.');
  verb(rounds, 'list <member>', 'what a member played, latest first').action((member: string, { merchant }: Shared) =>
    run((office) => office.call('listRounds', { query: { member, merchant } }), { none: 'The member has played nothing.' }),
  );
  verb(rounds, 'open', 'those whose outcome the vendor has not told yet').action(({ merchant }: Shared) =>
    run((office) => office.call('listOpenRounds', { query: { merchant } }), { none: 'No round is open.' }),
  );
  verb(rounds, 'ask <id>', 'ask its vendor what became of one; what is over there with the same sums is closed here').action(
    (id: string, { merchant }: Shared) => run((office) => office.call('askRoundVendor', { body: { id, merchant } })),
  );
}
