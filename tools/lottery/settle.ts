/** `npm run settle:lottery -- --case <file> --json`: settles one case or a list of them by the rules alone (lottery.md 7). */
import { Command } from 'commander';
import { readJson } from './read-file.ts';
import { settleCase } from './settle-case.ts';

new Command('settle:lottery')
  .description('Settle cases of lottery draws: pack, result, policy and bets in, outcomes and totals out')
  .requiredOption('--case <file>', 'JSON: a case, or a list of cases')
  .option('--json', 'one JSON document, which is the only form there is')
  .action((options: { case: string }) => {
    let cases: unknown;
    try {
      cases = readJson(options.case);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = 1;
      return;
    }
    process.stdout.write(`${JSON.stringify(Array.isArray(cases) ? cases.map(settleCase) : settleCase(cases))}\n`);
  })
  .parse();
