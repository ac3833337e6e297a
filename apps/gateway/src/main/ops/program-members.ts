import { writeFile } from 'node:fs/promises';
import { agentTypes } from '@parlour/domain';
import type { OfficeApi } from '@parlour/office-api';
import { Option, type Command } from 'commander';
import { CommandError, earliestFirst, type Ascending, type Run, type Shared, type Verb } from './command-shape.ts';
import { bytesOf } from './program-content.ts';

/** Commands that take a member and nothing else. */
const changes = [
  ['block', 'blockMember', 'shut a member out, at once'],
  ['unblock', 'unblockMember', 'let a member in again'],
  ['verify-age', 'verifyMemberAge', 'record that a member is old enough: some sites reward no one else'],
  ['unverify-age', 'unverifyMemberAge', 'take that back'],
  ['end-sessions', 'endMemberSessions', 'log a member out everywhere'],
  ['unmake-agent', 'unmakeAgent', 'make an agent a member again'],
  ['reset-password', 'resetMemberPassword', 'give a password for one day that can only be changed'],
  ['clear-payment-password', 'clearPaymentPassword', 'take a forgotten or locked payment password away'],
  ['clear-authenticator', 'clearAuthenticator', 'turn off an authenticator whose phone and recovery codes are lost; every session ends'],
  ['repay-debt', 'repayDebt', 'take what a member owes out of his cash, as far as it goes'],
] as const;

/** Lists about one member. */
const lists = [
  ['sessions', 'listMemberSessions', 'where a member is logged in', 'The member is logged in nowhere.'],
  ['notes', 'listMemberNotes', 'what operators noted about a member', 'There are no notes.'],
  ['timeline', 'listMemberTimeline', 'what happened to a member, latest first', 'Nothing happened.'],
  ['messages', 'listMemberMessages', "the messages in a member's inbox, latest first", 'There are no messages.'],
  ['related', 'listRelatedMembers', 'who has something in common with a member', 'Nobody.'],
  ['movements', 'listMemberMovements', 'what moved the cash of a member, latest first', 'Nothing moved.'],
  ['bonuses', 'listMemberBonuses', 'bonus money that a member was given, latest first', 'There is none.'],
  ['points', 'listMemberPoints', 'what moved the points of a member, latest first', 'Nothing moved.'],
] as const;

/** How many members are printed at most. */
const mostPrinted = 500;

interface BlockMany extends Partial<Record<'notBefore' | 'name' | 'tag' | 'from' | 'to', string>> {
  reason: string;
}

/** The options that were given. */
const given = (options: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

type FoundMany = Partial<Record<'name' | 'tag', string>>;

/** Who is meant: by ids, or by a filter. */
const manyOf = (ids: string[], filter: Record<string, string | undefined>) =>
  ids.length > 0 ? { members: ids } : { filter: given(filter) };

/** Commands about players and the partners who bring them. */
export function addMembers(program: Command, verb: Verb, run: Run): void {
  const members = program.command('members').description('Players.');
  verb(members, 'list', 'the newest members')
    .option(...earliestFirst)
    .action(({ merchant, ascending }: Shared & Ascending) =>
      run((office) => membersOf(office, { merchant, ascending }), { none: 'There are no members yet.' }),
    );
  for (const [list, operation, description, none] of lists)
    verb(members, `${list} <member>`, description).action((member: string, { merchant }: Shared) =>
      run((office) => office.call(operation, { query: { member, merchant } }), { none }),
    );
  verb(members, 'note <member> <text>', 'note something about a member, for other operators')
    .option('--pinned', 'above what is not')
    .action((member: string, text: string, { pinned, merchant }: Shared & { pinned?: boolean }) =>
      run((office) => office.call('addMemberNote', { body: { member, text, pinned: pinned ?? false, merchant } })),
    );
  verb(members, 'message <member> <text>', "send a message to a member's inbox, in their language").action(
    (member: string, text: string, { merchant }: Shared) =>
      run((office) => office.call('sendMemberMessage', { body: { member, text, merchant } })),
  );
  verb(members, 'tag <member>', 'put tags on a member, and take others away')
    .option('--add <tag...>', 'words')
    .option('--remove <tag...>', 'words')
    .action((member: string, { add, remove, merchant }: Shared & { add?: string[]; remove?: string[] }) =>
      run((office) => office.call('tagMember', { body: { member, add, remove, merchant } })),
    );
  verb(members, 'reveal <member> <field>', 'show a name, mobile, email, birthday or another field in clear')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((member: string, field: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('revealMemberField', { body: { member, field, reason, merchant } })),
    );
  verb(members, 'block-many [id...]', 'shut many members of one merchant out, one by one; followed by approvals list')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--not-before <time>', 'begin then, such as 2030-01-01T00:00Z')
    .option('--name <text>', 'in place of ids: whose name at log-in begins so')
    .option('--tag <tag>', 'instead of ids: members with this tag')
    .option('--from <time>', 'in place of ids: who registered at this time or later')
    .option('--to <time>', 'in place of ids: who registered before this time')
    .action((ids: string[], { reason, notBefore, merchant, name, tag, from, to }: Shared & BlockMany) =>
      run((office) => office.call('blockMembers', { body: { ...manyOf(ids, { name, tag, from, to }), reason, notBefore, merchant } })),
    );
  verb(members, 'tag-many [id...]', 'put tags on many members of one merchant, and take others away; followed by approvals list')
    .option('--add <tag...>', 'words')
    .option('--remove <tag...>', 'words')
    .option('--name <text>', 'in place of ids: whose name at log-in begins so')
    .option('--tag <tag>', 'instead of ids: members with this tag')
    .action((ids: string[], { add, remove, merchant, name, tag }: Shared & FoundMany & { add?: string[]; remove?: string[] }) =>
      run((office) => office.call('tagMembers', { body: { ...manyOf(ids, { name, tag }), add, remove, merchant } })),
    );
  verb(members, 'message-many <text> [id...]', 'write to many members of one merchant; followed by approvals list')
    .option('--not-before <time>', 'begin then, such as 2030-01-01T00:00Z')
    .option('--name <text>', 'in place of ids: whose name at log-in begins so')
    .option('--tag <tag>', 'instead of ids: members with this tag')
    .action((text: string, ids: string[], { notBefore, merchant, name, tag }: Shared & FoundMany & { notBefore?: string }) =>
      run((office) => office.call('messageMembers', { body: { ...manyOf(ids, { name, tag }), text, notBefore, merchant } })),
    );
  const mentions = program.command('mentions').description('Notes that name you.');
  verb(mentions, 'list', 'the latest').action(({ merchant }: Shared) =>
    run((office) => office.call('listMentions', { query: { merchant } }), { none: 'No note names you.' }),
  );
  verb(mentions, 'see <id>', 'have seen a note').action((id: string) => run((office) => office.call('seeMention', { body: { id } })));
  verb(members, 'review-risk <member>', 'record that you looked into the risk rules that held for a member')
    .requiredOption('--reason <text>', 'what you found, for the audit log')
    .action((member: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('reviewMemberRisk', { body: { member, reason, merchant } })),
    );
  for (const [change, operation, description] of changes)
    verb(members, `${change} <member>`, description).action((member: string, { merchant }: Shared) =>
      run((office) => office.call(operation, { body: { member, merchant } })),
    );
  verb(members, 'make-agent <member>', 'let a member in at the agents’ entrance, and at no other')
    .addOption(new Option('--type <type>', 'the account type').choices(agentTypes.map(String)))
    .action((member: string, { type, merchant }: Shared & { type?: string }) =>
      run((office) => office.call('makeAgent', { body: { member, type: agentTypes.find((known) => String(known) === type), merchant } })),
    );
  verb(members, 'set-upline <member> <agent>', 'put a member, with all below, directly below an agent').action(
    (member: string, upline: string, { merchant }: Shared) =>
      run((office) => office.call('setUpline', { body: { member, upline, merchant } })),
  );
  verb(members, 'exclude <member>', 'exclude a member from betting, permanently unless a time is given; it can only be extended')
    .option('--until <time>', 'when it ends, such as 2030-01-01T00:00Z')
    .action((member: string, { until, merchant }: Shared & { until?: string }) =>
      run((office) => office.call('excludeMember', { body: { member, until, merchant } })),
    );
  verb(
    members,
    'limit <member> <days> <amount>',
    'limit what a member deposits in 1, 7 or 30 days, or "none"; to loosen it takes two operators',
  )
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((member: string, days: string, amount: string, { reason, merchant }: Shared & { reason: string }) =>
      run(async (office) => {
        const span = ([1, 7, 30] as const).find((each) => String(each) === days);
        if (span === undefined) throw new CommandError('Deposits are limited for 1, 7 or 30 days.');
        const body = { member, days: span, amount: amount === 'none' ? null : amount, reason, merchant };
        const answer = await office.call('limitMember', { body });
        return 'limits' in answer ? { list: answer.limits } : answer;
      }),
    );
  verb(
    members,
    'correct <member> <field> <value>',
    'correct a name, mobile or email, or take a contact away with "none"; two operators must want it',
  )
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((member: string, typed: string, value: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => {
        const field = (['name', 'mobile', 'email'] as const).find((each) => each === typed);
        if (field === undefined) throw new CommandError('What is corrected is a name, a mobile or an email.');
        return office.call('correctMember', { body: { member, field, value: value === 'none' ? null : value, reason, merchant } });
      }),
    );
  verb(members, 'documents <member>', 'documents of a member, newest first').action((member: string, { merchant }: Shared) =>
    run((office) => office.call('listMemberDocuments', { query: { member, merchant } }), { none: 'There are no documents.' }),
  );
  verb(members, 'document-add <member> <kind> <file>', 'keep a picture of a document: identity, address, payment or other').action(
    (member: string, typed: string, file: string, { merchant }: Shared) =>
      run(async (office) => {
        const kind = (['identity', 'address', 'payment', 'other'] as const).find((each) => each === typed);
        if (kind === undefined) throw new CommandError('A document is of the kind identity, address, payment or other.');
        const content = (await bytesOf(file)).toString('base64');
        return office.call('addMemberDocument', { body: { member, kind, content, merchant } });
      }),
  );
  verb(members, 'document <id> <file>', 'write a document into a new file that only you can read')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((id: string, file: string, { reason, merchant }: Shared & { reason: string }) =>
      run(async (office) => {
        const { picture } = await office.call('viewMemberDocument', { body: { id, reason, merchant } });
        await writeFile(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'), { flag: 'wx', mode: 0o600 });
        return { file };
      }),
    );
  verb(members, 'document-decide <id> <decision>', 'accept or reject a document')
    .requiredOption('--reason <text>', 'why, for colleagues and the audit log')
    .action((id: string, decision: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => {
        if (decision !== 'accept' && decision !== 'reject') throw new CommandError('The decision is accept or reject.');
        return office.call('decideMemberDocument', { body: { id, accept: decision === 'accept', reason, merchant } });
      }),
    );
  verb(members, 'erasure <member>', 'what stands in the way of erasing the personal data of a member').action(
    (member: string, { merchant }: Shared) => run((office) => office.call('getMemberErasure', { query: { member, merchant } })),
  );
  for (const [change, operation, description] of [
    ['export', 'exportMember', 'write all that is stored about a member into a file; exports list shows how far it is'],
    ['erase', 'eraseMember', 'erase the personal data of a member, for good; two operators must want it'],
  ] as const)
    verb(members, `${change} <member>`, description)
      .requiredOption('--reason <text>', 'why, for the audit log')
      .action((member: string, { reason, merchant }: Shared & { reason: string }) =>
        run((office) => office.call(operation, { body: { member, reason, merchant } })),
      );
  verb(members, 'write-off-debt <member>', 'end what a member owes at the merchant’s cost; two operators must want it')
    .requiredOption('--reason <text>', 'what the books keep')
    .action((member: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('writeOffDebt', { body: { member, reason, merchant } })),
    );
  verb(members, 'givable <member>', 'the awards that can be given to a member now').action((member: string, { merchant }: Shared) =>
    run((office) => office.call('listGivableRewards', { query: { member, merchant } }), { none: 'No award is running.' }),
  );
  verb(members, 'give-reward <member> <promotion> <amount>', 'give an amount of an award; a large one takes two operators')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((member: string, promotion: string, amount: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('giveMemberReward', { body: { member, promotion, amount, reason, merchant } })),
    );
  verb(members, 'forfeit-bonus <bonus>', 'end a bonus, by its id in members bonuses; a large one takes two operators')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('forfeitMemberBonus', { body: { id, reason, merchant } })),
    );

  const affiliates = program.command('affiliates').description('Codes by which partners bring visitors.');
  verb(affiliates, 'list', 'every code, also those that have ended').action(({ merchant }: Shared) =>
    run((office) => office.call('listAffiliates', { query: { merchant } }), { none: 'There are no codes.' }),
  );
  for (const [change, operation, description] of [
    ['add', 'addAffiliate', 'make a code good'],
    ['end', 'endAffiliate', 'end a code; members who came by it stay'],
  ] as const)
    verb(affiliates, `${change} <code>`, description).action((code: string, { merchant }: Shared) =>
      run((office) => office.call(operation, { body: { code, merchant } })),
    );
}

/** Members from all pages, up to the printed maximum, in the columns that scripts know. */
async function membersOf(office: OfficeApi, of: { merchant: string | undefined } & Ascending): Promise<{ list: object[] }> {
  const list: object[] = [];
  let after: string | undefined;
  do {
    const page = await office.call('listMembers', { query: { ...of, after } });
    for (const { id, merchant: code, username, status, balance, currency, created, lastLogin } of page.list)
      list.push({ id, merchant: code, username, status, balance, currency, created, lastLogin });
    after = page.next ?? undefined;
  } while (after !== undefined && list.length < mostPrinted);
  return { list: list.slice(0, mostPrinted) };
}
