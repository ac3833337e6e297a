import { Command, type OutputConfiguration } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';
import { addExports } from './program-exports.ts';
import { addViews } from './program-views.ts';
import { addGames } from './program-games.ts';
import { addImports } from './program-imports.ts';
import { addLottery } from './program-lottery.ts';
import { addLoyalty } from './program-loyalty.ts';
import { addAgents } from './program-agents.ts';
import { addMembers } from './program-members.ts';
import { addMethods } from './program-methods.ts';
import { addProviderKeys } from './program-partner-keys.ts';
import { addMoney } from './program-money.ts';
import { addSettings } from './program-settings.ts';
import { addPeople } from './program-people.ts';
import { addPromotions } from './program-promotions.ts';
import { addReports } from './program-reports.ts';
import { addRisk } from './program-risk.ts';
import { addContent } from './program-content.ts';
import { addTalk } from './program-talk.ts';

/** The operators' command line: `ops <area> <verb>`. Parsing errors are written to `output` and thrown as a CommanderError. */
export function operatorProgram(run: Run, output: OutputConfiguration): Command {
  const program = new Command('ops')
    .description('What an operator may do with the sites of this installation.')
    .helpCommand(false)
    .configureOutput(output)
    .exitOverride();
  // Options that every command accepts.
  const verb: Verb = (area, usage, description) =>
    area
      .command(usage)
      .description(description)
      .option('--json', 'print JSON')
      .option('--as <operator>', 'who you are, with your key in PARLOUR_OPERATOR_KEY; or set PARLOUR_OPERATOR')
      .option('--merchant <code>', 'one merchant only, by its code or brand');

  const merchants = program.command('merchants').description('The merchants of this installation.');
  verb(merchants, 'list', 'every merchant').action(() =>
    run((office) => office.call('listMerchants', {}), { none: 'There are no merchants.' }),
  );

  verb(program, 'search <text>', 'find members, payments, rounds, proposals and operators').action((text: string, { merchant }: Shared) =>
    run((office) => office.call('searchOffice', { body: { text, merchant } }), { none: 'Nothing is found.' }),
  );
  addMembers(program, verb, run);
  addAgents(program, verb, run);
  addMoney(program, verb, run);
  addMethods(program, verb, run);
  addProviderKeys(program, verb, run);
  addImports(addGames(program, verb, run), verb, run);
  addLottery(program, verb, run);
  addLoyalty(program, verb, run);
  addPromotions(program, verb, run);
  addSites(program, verb, run);
  addSettings(program, verb, run);
  addPeople(program, verb, run);
  addContent(program, verb, run);
  addTalk(program, verb, run);
  addReports(program, verb, run);
  addRisk(program, verb, run);
  addExports(program, verb, run);
  addViews(program, verb, run);
  return program;
}

function addSites(program: Command, verb: Verb, run: Run): void {
  const system = program.command('system').description('The state of the sites.');
  verb(system, 'status', 'whether the sites are open').action(({ merchant }: Shared) =>
    run((office) => office.call('listSites', { query: { merchant } })),
  );
  const maintenance = system.command('maintenance').description('Close sites for everybody, and open them again.');
  verb(maintenance, 'on', 'close')
    .option('--until <time>', 'the end that visitors see, such as 2030-01-01T00:00Z')
    .option('--reason <text>', 'why, for the audit log')
    .action(({ until, reason, merchant }: Shared & { until?: string; reason?: string }) =>
      run((office) => office.call('closeSites', { body: { until, reason, merchant } })),
    );
  verb(maintenance, 'off', 'open').action(({ merchant }: Shared) => run((office) => office.call('openSites', { body: { merchant } })));
  const region = system.command('region').description('Shut visitors out by where they are.');
  for (const [change, operation] of [
    ['block', 'blockRegion'],
    ['allow', 'allowRegion'],
  ] as const)
    verb(region, `${change} <region>`, `${change} a CIDR range, an address, a country code, or all`)
      .option('--reason <text>', 'why, for the audit log')
      .action((place: string, { reason, merchant }: Shared & { reason?: string }) =>
        run((office) => office.call(operation, { body: { region: place, reason, merchant } })),
      );
  verb(region, 'list', 'what is blocked').action(({ merchant }: Shared) =>
    run((office) => office.call('listBlockedRegions', { query: { merchant } }), { none: 'Nothing is blocked.' }),
  );

  const outbox = program.command('outbox').description('Calls to other servers: payment providers, carriers of messages.');
  verb(outbox, 'list', 'what waits or has failed, oldest first').action(({ merchant }: Shared) =>
    run((office) => office.call('listOutboundCalls', { query: { merchant } }), { none: 'No call waits or has failed.' }),
  );
  verb(outbox, 'retry <id>', 'make a failed call again').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('retryOutboundCall', { body: { id, merchant } })),
  );
  const keys = program.command('keys').description('Keys that seal what pages send.');
  verb(keys, 'rotate', 'bring in a new one; the one before opens bodies for two minutes more').action(() =>
    run((office) => office.call('rotateSealingKeys', {})),
  );
  const push = program.command('push').description('Notifications on members’ devices.');
  verb(push, 'renew-key <merchant>', 'bring in a new key that push services know a merchant by').action((merchant: string) =>
    run((office) => office.call('renewPushKey', { body: { merchant } })),
  );
}
