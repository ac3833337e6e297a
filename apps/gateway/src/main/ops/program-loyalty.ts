import type { BodyOf, components } from '@parlour/office-api/contract';
import type { Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';
import { jsonIn } from './json-in.ts';

type Schema = components['schemas'];

interface Reasoned {
  reason: string;
}

/** Commands about loyalty terms, the points mall with its orders, and recounting missions. */
export function addLoyalty(program: Command, verb: Verb, run: Run): void {
  const rewards = program.command('rewards').description('Terms of points, levels, missions, boards and rebates, and the points mall.');
  verb(rewards, 'terms', 'what merchants promise, with versions').action(({ merchant }: Shared) =>
    run((office) => office.call('listLoyaltyTerms', { query: { merchant } }), { none: 'No merchant promises anything.' }),
  );
  verb(rewards, 'terms-set <merchant> <file>', 'change missions, boards or invitations, by a file of JSON such as {"missions": {...}}')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, file: string, { reason }: Reasoned) =>
      run(async (office) =>
        office.call('changeLoyaltyTerms', {
          body: { merchant, terms: (await jsonIn(file)) as BodyOf<'changeLoyaltyTerms'>['terms'], reason },
        }),
      ),
    );
  const rates = [
    ['points', 'changePointsTerms', 'what points are earned for, and what they are worth'],
    ['vip', 'changeVipTerms', 'the VIP levels'],
    ['rebate', 'changeRebateTerms', 'the rates of the rebate'],
  ] as const;
  for (const [subject, operation, what] of rates)
    verb(
      rewards,
      `${subject}-set <merchant> <file>`,
      `change ${what}, by a file of JSON such as {"${subject}": {...}}; two operators must want it`,
    )
      .requiredOption('--reason <text>', 'why, for the audit log')
      .action((merchant: string, file: string, { reason }: Reasoned) =>
        run(async (office) =>
          office.call(operation, { body: { merchant, terms: (await jsonIn(file)) as BodyOf<typeof operation>['terms'], reason } }),
        ),
      );
  verb(rewards, 'items', 'items of the points mall').action(({ merchant }: Shared) =>
    run((office) => office.call('listMallItems', { query: { merchant } }), { none: 'The mall is empty.' }),
  );
  verb(rewards, 'item-set <merchant> <file>', 'change an item, or add one, by a file of JSON')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, file: string, { reason }: Reasoned) =>
      run(async (office) =>
        office.call('changeMallItem', { body: { ...((await jsonIn(file)) as BodyOf<'changeMallItem'>), merchant, reason } }),
      ),
    );
  verb(rewards, 'grants <member>', 'bonus money that a member was given, latest first; the same as members bonuses').action(
    (member: string, { merchant }: Shared) =>
      run((office) => office.call('listMemberBonuses', { query: { member, merchant } }), { none: 'There is none.' }),
  );
  verb(rewards, 'recount <member>', 'count the missions of a member again, beside what the member sees').action(
    (member: string, { merchant }: Shared) =>
      run((office) => office.call('recountMissions', { query: { merchant, member } }), { none: 'There are no missions now.' }),
  );
  const redeems = program.command('redeems').description('Orders of the points mall.');
  verb(redeems, 'list', 'orders, those in process first')
    .option('--status <status>', 'in one state only, such as inProcess')
    .action(({ merchant, status }: Shared & { status?: Schema['OfficeOrderStatus'] }) =>
      run((office) => office.call('listRedeemOrders', { query: { merchant, status } }), { none: 'There are no orders.' }),
    );
  for (const [name, approve, does] of [
    ['approve', true, 'approve an order; the text comes with it, such as the code of a coupon'],
    ['reject', false, 'reject an order: the member has the points again, and reads why'],
  ] as const)
    verb(redeems, `${name} <merchant> <order>`, does)
      .requiredOption('--reason <text>', 'what the member reads')
      .action((merchant: string, order: string, { reason }: Reasoned) =>
        run((office) => office.call('decideRedeemOrder', { body: { merchant, order, approve, reason } })),
      );
  const referrals = program.command('referrals').description('Invitations whose two sides look like one person.');
  verb(referrals, 'list', 'invitations, those that wait first')
    .option('--status <status>', 'in one state only, such as applying')
    .action(({ merchant, status }: Shared & { status?: Schema['ReferralReviewStatus'] }) =>
      run((office) => office.call('listReferralReviews', { query: { merchant, status } }), { none: 'There are no invitations to check.' }),
    );
  for (const [name, approve, does] of [
    ['approve', true, 'approve an invitation: the inviter is paid at once'],
    ['reject', false, 'reject an invitation: the inviter reads why'],
  ] as const)
    verb(referrals, `${name} <merchant> <invited>`, does)
      .requiredOption('--reason <text>', 'why; of a rejection the inviter reads it')
      .action((merchant: string, review: string, { reason }: Reasoned) =>
        run((office) => office.call('decideReferralReview', { body: { merchant, review, approve, reason } })),
      );
}
