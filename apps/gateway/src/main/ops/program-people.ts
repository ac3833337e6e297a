import type { Command } from 'commander';
import type { Run, Verb } from './command-shape.ts';

/** The commands about operators themselves: who they are, what waits for a second one, what each did. */
export function addPeople(program: Command, verb: Verb, run: Run): void {
  const operators = program.command('operators').description('Who may act by name.');
  verb(operators, 'list', 'every operator').action(() =>
    run((office) => office.call('listOperators', {}), { none: 'There are no operators by name yet.' }),
  );
  verb(operators, 'add <name>', 'name one more; after the first two, two operators must want it').action((name: string) =>
    run((office) => office.call('addOperator', { body: { name } })),
  );
  verb(operators, 'rekey', 'get a new key of your own').action(() => run((office) => office.call('renewOwnKey', {})));
  verb(operators, 'remove <name>', 'take the rights of one away; two operators must want it').action((name: string) =>
    run((office) => office.call('removeOperator', { body: { name } })),
  );
  verb(operators, 'reset <name>', 'have one choose anew how to log in; two others must want it').action((name: string) =>
    run((office) => office.call('resetOperator', { body: { name } })),
  );

  const approvals = program.command('approvals').description('What one operator has approved and a second must.');
  verb(approvals, 'list', 'what waits, oldest first').action(() =>
    run((office) => office.call('listApprovals', {}), { none: 'Nothing waits.' }),
  );
  verb(approvals, 'withdraw <id>', 'take it back').action((id: string) =>
    run((office) => office.call('withdrawApproval', { body: { id } })),
  );

  const actions = program.command('actions').description('What operators did and tried.');
  verb(actions, 'list', 'the last ones, newest first').action(() =>
    run((office) => office.call('listActions', {}), { none: 'Nobody has done anything yet.' }),
  );
}
