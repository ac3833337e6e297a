import { isAuditProved, rolesText, type Level } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import type { Command } from 'commander';
import { CommandError, earliestFirst, type Ascending, type Run, type Shared, type Verb } from './command-shape.ts';

/** Commands about operators themselves: who they are, which proposals wait for a second operator, and what each has done. */
export function addPeople(program: Command, verb: Verb, run: Run): void {
  const operators = program.command('operators').description('Who may act by name.');
  verb(operators, 'list', 'every operator').action(() =>
    run(
      async (office) => ({
        list: (await office.call('listOperators', {})).list.map(({ roles, email: _email, ...row }) => ({
          ...row,
          roles: rolesText(roles),
        })),
      }),
      { none: 'There are no operators by name yet.' },
    ),
  );
  verb(operators, 'add <name>', 'name one more; after the first two, it takes two operators')
    .option('--role <role...>', 'such as support, or finance@<merchant> for one merchant; owner unless given')
    .option('--email <address>', 'where the link is sent, which nobody else is shown then')
    .action((name: string, { role, email }: { role?: string[]; email?: string }) =>
      run((office) => office.call('addOperator', { body: { name, roles: role?.map(roleOf), email } })),
    );
  verb(operators, 'roles <name>', 'give one other roles, which replace those of before; it takes two operators')
    .requiredOption('--role <role...>', 'such as support, or finance@<merchant> for one merchant')
    .action((name: string, { role }: { role: string[] }) =>
      run(async (office) => {
        const answer = await office.call('setOperatorRoles', { body: { name, roles: role.map(roleOf) } });
        return 'roles' in answer ? { ...answer, roles: rolesText(answer.roles) } : answer;
      }),
    );
  verb(operators, 'rekey', 'get a new key of your own').action(() => run((office) => office.call('renewOwnKey', {})));
  verb(operators, 'remove <name>', 'take the rights of one away; it takes two operators').action((name: string) =>
    run((office) => office.call('removeOperator', { body: { name } })),
  );
  verb(operators, 'reset <name>', 'have one choose again how to log in; it takes two others').action((name: string) =>
    run((office) => office.call('resetOperator', { body: { name } })),
  );

  addRoles(program, verb, run);
  addApprovals(program, verb, run);

  const actions = program.command('actions').description('What operators did and tried.');
  verb(actions, 'list', 'the last ones, newest first').action(() =>
    run(
      async (office) => ({
        list: (await office.call('listAuditEvents', { query: {} })).list.map((row) => ({
          at: row.at,
          operator: row.actor,
          command: row.command ?? row.event,
          input: row.after,
          outcome: row.event === 'proposal.opened' ? 'waits' : row.outcome,
          detail: row.detail,
        })),
      }),
      { none: 'Nobody has done anything yet.' },
    ),
  );

  const audit = program.command('audit').description('The audit log: a chain for each merchant, and one for the platform.');
  verb(audit, 'list', 'its events, newest first')
    .option('--actor <name>', 'of one operator')
    .option('--event <event>', 'such as member.blocked, or member for all of members')
    .option('--subject <id>', 'about one member, withdrawal or operator')
    .option('--request <id>', 'of one request')
    .option('--outcome <outcome>', 'done, refused or failed')
    .option('--from <time>', 'since, such as 2030-01-01T00:00Z')
    .option('--to <time>', 'before')
    .option(...earliestFirst)
    .action(({ merchant, ...filters }: Shared & AuditFilters & Ascending) =>
      run(async (office) => ({ list: (await office.call('listAuditEvents', { query: { merchant, ...filters } })).list }), {
        none: 'The audit log has no such event.',
      }),
    );
  verb(audit, 'prove <chain> <seq>', 'that a row is as it was signed; the check runs here, not in the gateway').action(
    (chain: string, seq: string) =>
      run(async (office) => {
        const proof = await office.call('proveAuditEvent', { query: { chain, seq: Number(seq) } });
        if (!(await isAuditProved(proof))) throw new CommandError(`Row ${seq} of ${chain} is not as it was signed.`);
        const { seq: head, signedAt, key } = proof.head;
        return { chain, row: Number(seq), provedBy: head, signedAt, key, says: proof.rows[0]! };
      }),
  );
  verb(audit, 'reveal <chain> <seq>', 'show in clear what a row says of a member')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((chain: string, seq: string, { reason }: { reason: string }) =>
      run((office) => office.call('revealAuditEvent', { body: { chain, seq: Number(seq), reason } })),
    );
  verb(audit, 'verify', 'whether any row was changed; fails and names the first that was').action(({ merchant }: Shared) =>
    run(async (office) => {
      const { list } = await office.call('verifyAudit', { query: { merchant } });
      const broken = list.filter((chain) => chain.broken !== null);
      if (broken.length > 0)
        throw new CommandError(`The audit log was changed: ${broken.map((each) => `${each.chain} from row ${each.broken}`).join(', ')}.`);
      return { list };
    }),
  );
}

interface AuditFilters {
  actor?: string;
  event?: string;
  subject?: string;
  request?: string;
  outcome?: 'done' | 'refused' | 'failed';
  from?: string;
  to?: string;
}

function addRoles(program: Command, verb: Verb, run: Run): void {
  const roles = program.command('roles').description('Named sets of permissions; the built-in ones never change.');
  verb(roles, 'list', 'every role and its operators').action(() =>
    run(async (office) => ({
      list: (await office.call('listRoles', {})).list.map(({ role, builtIn, rights, operators }) => ({
        role,
        builtIn,
        operators: operators.join(', '),
        rights: Object.entries(rights)
          .map(([permission, level]) => `${permission}=${level}`)
          .join(' '),
      })),
    })),
  );
  for (const [usage, description, operation] of [
    ['create <role>', 'name one; it takes two operators', 'createRole'],
    ['change <role>', 'give it other permissions, which replace those of before; it takes two operators', 'changeRole'],
  ] as const)
    verb(roles, usage, description)
      .requiredOption('--may <permission=level...>', 'such as member.view=r; r sees, p proposes, w does alone, a also decides')
      .action((role: string, { may }: { may: string[] }) =>
        run((office) => office.call(operation, { body: { role, rights: rightsOf(may) } })),
      );
  verb(roles, 'delete <role>', 'remove an unused role; it takes two operators').action((role: string) =>
    run((office) => office.call('deleteRole', { body: { role } })),
  );
}

/** `member.view=r` and so on; the gateway refuses an unknown level. */
function rightsOf(may: readonly string[]): Record<string, Level> {
  return Object.fromEntries(may.map((each) => each.split('=', 2) as [string, Level]));
}

/** Parses a role: `support` for all merchants, `finance@<merchant>` for one. */
function roleOf(text: string): GrantedRole {
  const [role = '', merchant = null] = text.split('@');
  return { role, merchant };
}

type GrantedRole = components['schemas']['GrantedRole'];
type Proposal = components['schemas']['Proposal'];

function addApprovals(program: Command, verb: Verb, run: Run): void {
  const approvals = program.command('approvals').description('What one operator proposed and a second one decides.');
  verb(approvals, 'list', 'what waits, oldest first').action(() =>
    run(async (office) => ({ list: (await office.call('listProposals', { query: {} })).list.map(rowOf) }), { none: 'Nothing waits.' }),
  );
  verb(approvals, 'decided', 'what waits no longer, newest first').action(() =>
    run(
      async (office) => ({
        list: (await office.call('listProposals', { query: { decided: true } })).list.map((proposal) => ({
          ...rowOf(proposal),
          status: proposal.status,
          second: proposal.decidedBy,
          outcome: proposal.outcome,
        })),
      }),
      { none: 'Nothing has been decided yet.' },
    ),
  );
  verb(approvals, 'approve <id>', 'have it done').action((id: string) =>
    run(async (office) => {
      const found = (await office.call('listProposals', { query: {} })).list.find((each) => each.id === id);
      // If no such proposal is waiting, the gateway says why.
      const { proposal, result } = await office.call('approveProposal', { body: { id, hash: found?.hash ?? '' } });
      if (!result) throw new CommandError(notDone(proposal));
      const roles = 'roles' in result && { roles: rolesText(result['roles'] as GrantedRole[]) };
      return { ...result, ...roles, first: proposal.by, second: proposal.decidedBy };
    }),
  );
  verb(approvals, 'reveal <id>', 'show in clear what one changes about a person')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((id: string, { reason }: { reason: string }) => run((office) => office.call('revealProposal', { body: { id, reason } })));
  verb(approvals, 'reject <id>', 'decide that it is not done')
    .requiredOption('--reason <text>', 'why, for the operator who proposed it')
    .action((id: string, { reason }: { reason: string }) =>
      run(async (office) => decided(await office.call('rejectProposal', { body: { id, reason } }))),
    );
  verb(approvals, 'withdraw <id>', 'take back what you proposed').action((id: string) =>
    run(async (office) => decided(await office.call('withdrawProposal', { body: { id } }))),
  );
  verb(approvals, 'gaps', 'what fewer than two operators may approve').action(() =>
    run((office) => office.call('listApproverGaps', {}), { none: 'Two or more may approve each thing.' }),
  );
  verb(approvals, 'items <id>', 'the subjects of one that has many, each with how it ended').action((id: string) =>
    run((office) => office.call('listProposalItems', { query: { id } }), { none: 'It has one subject.' }),
  );
  verb(approvals, 'stop <id>', 'stop what is being done to many subjects').action((id: string) =>
    run(async (office) => decided(await office.call('stopProposal', { body: { id } }))),
  );
  verb(approvals, 'resume <id>', 'continue with the rest of a stopped one').action((id: string) =>
    run(async (office) => decided(await office.call('resumeProposal', { body: { id } }))),
  );
  verb(approvals, 'again <id>', 'propose the same again, as it would change things now').action((id: string) =>
    run((office) => office.call('proposeAgain', { body: { id } })),
  );
}

function rowOf({ id, command, subject, changes, effect, reason, by, at }: Proposal) {
  const changed = changes.map(({ field, before, after }) =>
    `${field} ${[before, after].filter((each) => each !== null).join(' → ')}`.trim(),
  );
  const input = [...changed, effect && `${effect.kind} ${effect.amount} ${effect.currency}`, reason].filter(Boolean).join(', ');
  return { id, command, subject: subject.id, name: subject.name, input, first: by, since: at };
}

const decided = ({ id, command, subject, status }: Proposal) => ({ id, command, subject: subject.id, status });

function notDone({ status, subject, outcome }: Proposal): string {
  return status === 'stale'
    ? `Nothing was done: ${subject.name} has changed since it was proposed. Look at it, and propose it again.`
    : `Nothing was done: ${outcome ?? status}`;
}
