/** `npm run simulate:bonus -- --case <file or -> --json`: simulates bonus money, gifts and draws with the rules alone (rewards.md 10). */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { simulateText } from './simulate-text.ts';

new Command('simulate:bonus')
  .description('Play a case of bonus money: terms and events in, results, accounts, grants and postings out')
  .requiredOption('--case <file>', 'JSON: a case; - reads it from the standard input')
  // Code 1 is reserved for a broken invariant.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .option('--json', 'one JSON document, which is the only form there is')
  .action((options: { case: string }) => {
    const { code, answer } = simulateText(() => readFileSync(options.case === '-' ? 0 : options.case, 'utf8'));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    process.exitCode = code;
  })
  .parse();
