/**
 * `npm run settle:agents -- --case <file> --json`: settles one case or a list of cases by the rules alone, without a gateway (agents.md
 * 11).
 */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { settleCase } from './settle-case.ts';

new Command('settle:agents')
  .description('Settle cases of agents: contracts, bets and steps in, bills, transfers and claims out')
  .requiredOption('--case <file>', 'JSON: a case, or a list of cases')
  .option('--json', 'one JSON document, which is the only form there is')
  .action((options: { case: string }) => {
    let cases: unknown;
    try {
      cases = JSON.parse(readFileSync(options.case, 'utf8'));
    } catch (error) {
      process.stderr.write(`${options.case} cannot be read as JSON: ${(error as Error).message}\n`);
      process.exitCode = 1;
      return;
    }
    // Answers contain only error codes; where a case is wrong is said on stderr.
    const settle = (each: unknown, place: string) =>
      settleCase(each, (problem) => process.stderr.write(`${options.case}${place}: ${problem}\n`));
    const answers = Array.isArray(cases) ? cases.map((each, index) => settle(each, `[${index}]`)) : settle(cases, '');
    process.stdout.write(`${JSON.stringify(answers)}\n`);
  })
  .parse();
