import { Command, Option } from 'commander';
import type { CommandName } from './commands.ts';
import { addMembers } from './program-members.ts';
import { addPeople } from './program-people.ts';

/** Runs one command and shows its answer. */
export type Run = (command: CommandName, input: object, options: { none: string }) => Promise<void>;

interface Shared {
  merchant?: string;
}

/** The command line of operators: `ops <area> <verb>`. */
export function operatorProgram(run: Run): Command {
  const program = new Command('ops').description('What an operator may do with the sites of this installation.').helpCommand(false);
  // Taken at the end of every command.
  const verb = (area: Command, usage: string, description: string): Command =>
    area
      .command(usage)
      .description(description)
      .option('--json', 'print JSON')
      .option('--as <operator>', 'who you are, with your key in PARLOUR_OPERATOR_KEY; or set PARLOUR_OPERATOR')
      .option('--merchant <code>', 'one merchant only, by its code or brand');

  const merchants = program.command('merchants').description('The merchants of this installation.');
  verb(merchants, 'list', 'every merchant').action(() => run('merchants list', {}, { none: 'There are no merchants.' }));

  addMembers(program, verb, run);

  const withdrawals = program.command('withdrawals').description('Withdrawals that wait for a decision.');
  verb(withdrawals, 'list', 'what waits, oldest first')
    .option('--full', 'show whole names and account numbers')
    .action(({ full, merchant }: Shared & { full?: boolean }) =>
      run('withdrawals list', { full, merchant }, { none: 'No withdrawal waits.' }),
    );
  verb(withdrawals, 'approve <id>', 'the money was sent').action((id: string, { merchant }: Shared) =>
    run('withdrawals approve', { id, merchant }, { none: '' }),
  );
  verb(withdrawals, 'reject <id>', 'give the money back')
    .requiredOption('--reason <text>', 'what the player is told')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run('withdrawals reject', { id, reason, merchant }, { none: '' }),
    );
  verb(withdrawals, 'force <id>', 'end a dispute without proof, as the brand states in forcedReceipt')
    .requiredOption('--reason <text>', 'what the player is told if the money goes back')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run('withdrawals force', { id, reason, merchant }, { none: '' }),
    );

  const system = program.command('system').description('The state of the sites.');
  verb(system, 'status', 'whether the sites are open').action(({ merchant }: Shared) => run('system status', { merchant }, { none: '' }));
  const maintenance = system.command('maintenance').description('Close sites for everybody, and open them again.');
  verb(maintenance, 'on', 'close')
    .option('--until <time>', 'when visitors are told it ends, such as 2030-01-01T00:00Z')
    .action(({ until, merchant }: Shared & { until?: string }) => run('system maintenance on', { until, merchant }, { none: '' }));
  verb(maintenance, 'off', 'open').action(({ merchant }: Shared) => run('system maintenance off', { merchant }, { none: '' }));
  const region = system.command('region').description('Shut visitors out by where they are.');
  for (const change of ['block', 'allow'] as const)
    verb(region, `${change} <region>`, `${change} a CIDR range, an address, a country code, or all`).action(
      (place: string, { merchant }: Shared) => run(`system region ${change}`, { region: place, merchant }, { none: '' }),
    );
  verb(region, 'list', 'what is blocked').action(({ merchant }: Shared) =>
    run('system region list', { merchant }, { none: 'Nothing is blocked.' }),
  );

  const ledger = program.command('ledger').description('The books.');
  verb(ledger, 'check', 'whether every invariant of the ledger holds').action(() => run('ledger check', {}, { none: 'The books add up.' }));
  verb(ledger, 'adjust <member>', 'correct a balance by hand; two operators must want it')
    .addOption(new Option('--credit <amount>', 'give so much').conflicts('debit'))
    .option('--debit <amount>', 'take so much')
    .requiredOption('--reason <text>', 'why, for the books')
    .action((member: string, { credit, debit, reason, merchant }: Shared & { credit?: string; debit?: string; reason: string }) =>
      run(
        'ledger adjust',
        { member, direction: credit === undefined ? 'debit' : 'credit', amount: credit ?? debit ?? '', reason, merchant },
        { none: '' },
      ),
    );
  verb(ledger, 'reconcile', 'compare the books with rounds, deposits, withdrawals and the cashier; what differs')
    .option('--from <time>', 'what happened since, such as 2030-01-01T00:00Z')
    .option('--to <time>', 'what happened before')
    .action(({ from, to }: { from?: string; to?: string }) => run('ledger reconcile', { from, to }, { none: 'Everybody says the same.' }));
  const cases = program.command('cases').description('Differences that the reconciliation found.');
  verb(cases, 'list', 'what is open, oldest first').action(() => run('cases list', {}, { none: 'No case is open.' }));
  verb(cases, 'close <id>', 'explain a difference; it is not raised again as long as it stays as it is')
    .requiredOption('--reason <text>', 'why it is right')
    .action((id: string, { reason }: { reason: string }) => run('cases close', { id, reason }, { none: '' }));
  const rounds = program.command('rounds').description('Rounds of games.');
  verb(rounds, 'open', 'those whose outcome the vendor has not told yet').action(({ merchant }: Shared) =>
    run('rounds open', { merchant }, { none: 'No round is open.' }),
  );

  const vendors = program.command('vendors').description('Vendors of games.');
  verb(vendors, 'certify', 'make test players with play money for certify:wallet, and print its players file')
    .option('--vendor <code>', 'whose games they have open', 'JL')
    .action(({ vendor }: { vendor: string }) => run('certify players', { vendor }, { none: '' }));
  const keys = program.command('keys').description('Keys that seal what pages send.');
  verb(keys, 'rotate', 'bring in a new one; the one before opens bodies for two minutes more').action(() =>
    run('keys rotate', {}, { none: '' }),
  );
  addPeople(program, verb, run);
  return program;
}
