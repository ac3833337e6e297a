import type { BodyOf } from '@parlour/office-api/contract';
import type { Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';
import { jsonIn } from './json-in.ts';

type Written = Omit<BodyOf<'saveRiskRule'>, 'merchant' | 'code' | 'version' | 'reason'>;

/** Commands about risk rules. */
export function addRisk(program: Command, verb: Verb, run: Run): void {
  const risk = program.command('risk').description('Rules about what members do: they hold withdrawals, pause bonuses or tell operators.');
  verb(risk, 'list', 'the version of each rule that is in force').action(({ merchant }: Shared) =>
    run((office) => office.call('listRiskRules', { query: { merchant } }), { none: 'There are no rules.' }),
  );
  verb(
    risk,
    'set <merchant> <code> <file>',
    'make a rule or its next version, by a file of JSON with name, on, when, if and then; two operators must want it',
  )
    .requiredOption('--replaces <version>', 'the version that is in force; 0 for a new rule', Number)
    .requiredOption('--reason <text>', 'what the audit log keeps')
    .action((merchant: string, code: string, file: string, { replaces, reason }: { replaces: number; reason: string }) =>
      run(async (office) =>
        office.call('saveRiskRule', { body: { ...((await jsonIn(file)) as Written), merchant, code, version: replaces, reason } }),
      ),
    );
  verb(risk, 'test <merchant> <file>', 'for what a rule in such a file would have held in the last 30 days').action(
    (merchant: string, file: string) =>
      run(async (office) => {
        const { when, if: condition } = (await jsonIn(file)) as Written;
        return office.call('testRiskRule', { body: { merchant, when, if: condition } });
      }),
  );
}
