import type { OfficeApi } from '@parlour/office-api';
import type { ParametersOf } from '@parlour/office-api/contract';

/** A question to the office, with its limit for the 95th percentile in ms. */
export type Question = readonly [name: string, goal: number, ask: (index: number) => Promise<unknown>];

const [list, find, page, board] = [150, 100, 250, 200];

export interface Asked {
  office: OfficeApi;
  merchant: string;
  /** A member chosen by any number. */
  some: (index: number) => string;
  now: Date;
}

/** Operators' questions to lists with each available filter, to the search, a member's page and the dashboard (office section 10). */
export async function questionsOf({ office, merchant, some, now }: Asked): Promise<Question[]> {
  const after = (await office.call('listMembers', { query: {} })).next ?? undefined;
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const day = { from: ago(2), to: ago(1) };
  const month = { from: ago(30), to: now.toISOString() };
  const members = (name: string, query: NonNullable<ParametersOf<'listMembers', 'query'>>): Question => [
    `members, ${name}`,
    list,
    () => office.call('listMembers', { query }),
  ];
  const deposits = (name: string, query: NonNullable<ParametersOf<'listDeposits', 'query'>>): Question => [
    `deposits, ${name}`,
    list,
    () => office.call('listDeposits', { query }),
  ];
  const withdrawals = (name: string, query: NonNullable<ParametersOf<'listWithdrawals', 'query'>>): Question => [
    `withdrawals, ${name}`,
    list,
    () => office.call('listWithdrawals', { query }),
  ];
  const audit = (name: string, query: NonNullable<ParametersOf<'listAuditEvents', 'query'>>): Question => [
    `audit log, ${name}`,
    list,
    () => office.call('listAuditEvents', { query }),
  ];
  const search = (name: string, text: (index: number) => string): Question => [
    `search, ${name}`,
    find,
    (index) => office.call('searchOffice', { body: { text: text(index) } }),
  ];
  return [
    members('newest', {}),
    members('second page', { ...(after !== undefined && { after }) }),
    members('blocked', { status: 'blocked', merchant }),
    members('excluded', { status: 'excluded', merchant }),
    members('active', { status: 'active', merchant }),
    members('agents by last log-in', { agents: true, sort: 'lastLogin' }),
    ['members, name begins', list, (index) => office.call('listMembers', { query: { name: `many${String(index % 10)}` } })],
    members('a code', { code: 'many', merchant }),
    members('a country', { country: 'BD', merchant }),
    members('a way', { way: 'mobile', merchant }),
    members('a tag', { tag: 'many', merchant }),
    members('an upline', { upline: 'many0001000', merchant }),
    members('a method that few paid by', { method: 'ewallet', merchant }),
    members('a method that most paid by', { method: 'bank', merchant }),
    members('a risk', { risk: true, merchant }),
    members('a risk and a tag', { risk: true, tag: 'many', merchant }),
    members('registered in a month', { merchant, ...month }),
    members('first deposit on a day', { merchant, by: 'firstDeposit', ...day }),
    members('first deposit in a month', { merchant, by: 'firstDeposit', ...month }),
    members('played on a day', { merchant, by: 'played', ...day }),
    members('played in a month', { merchant, by: 'played', ...month }),
    members('blocked who played in a month', { merchant, by: 'played', status: 'blocked', ...month }),
    members('blocked with a tag', { merchant, tag: 'many', status: 'blocked' }),
    deposits('newest', {}),
    deposits('failed', { status: 'failed', merchant }),
    deposits('in doubt', { status: 'inDoubt', merchant }),
    deposits('arrived on a day', { status: 'succeeded', by: 'settled', merchant, ...day }),
    deposits('arrived in a month', { status: 'succeeded', by: 'settled', merchant, ...month }),
    deposits('of a provider', { provider: 'sandbox', merchant }),
    deposits('failed of a provider in a month', { provider: 'sandbox', status: 'failed', merchant, ...month }),
    deposits('cancelled, of which there are none', { status: 'cancelled', merchant }),
    deposits('of a provider that has none', { provider: 'nowhere', merchant }),
    ['deposits, of a member', list, (index) => office.call('listDeposits', { query: { member: some(index) } })],
    ['deposits, a reference', list, (index) => office.call('listDeposits', { query: { reference: `many-${1 + index}` } })],
    withdrawals('waiting', { status: 'pending' }),
    withdrawals('rejected', { status: 'rejected', merchant }),
    withdrawals('disputed, of which there are none', { status: 'disputed', merchant }),
    withdrawals('received, of which there are none', { status: 'received' }),
    withdrawals('paid on a day', { status: 'paid', by: 'decided', merchant, ...day }),
    withdrawals('paid in a month', { status: 'paid', by: 'decided', merchant, ...month }),
    withdrawals('rejected, by the decision', { status: 'rejected', by: 'decided', merchant, ...month }),
    ['rounds of a member', list, (index) => office.call('listRounds', { query: { member: some(index) } })],
    ['open rounds', list, () => office.call('listOpenRounds', { query: {} })],
    audit('newest', {}),
    audit('of an operator', { actor: 'amina' }),
    audit('an event', { event: 'member.blocked', merchant }),
    audit('of a subject', { event: 'member', merchant }),
    audit('not done', { outcome: 'refused', merchant }),
    audit('a day', { merchant, ...day }),
    audit('of an operator who did nothing', { actor: 'nobody' }),
    search('a name', (index) => `many00${String(index % 100).padStart(2, '0')}`),
    search('an id', some),
    search('a vendor’s reference', (index) => `many-${1 + index}`),
    search('a code', () => 'many'),
    ['dashboard, today', board, () => office.call('getDashboard', { query: {} })],
    ['dashboard, last 30 days', board, () => office.call('getDashboard', { query: { period: 'month' } })],
    ['the page of a member in full', page, (index) => pageOf(office, some(index))],
  ];
}

/** The requests of a member's page when each of its tabs is opened. */
async function pageOf(office: OfficeApi, member: string): Promise<void> {
  const query = { member };
  await Promise.all([
    office.call('getMember', { query }),
    office.call('listMemberTimeline', { query }),
    office.call('listMemberMovements', { query }),
    office.call('listRounds', { query }),
    office.call('listDeposits', { query }),
    office.call('listWithdrawals', { query }),
    office.call('listMemberSessions', { query }),
    office.call('listMemberNotes', { query }),
    office.call('listMemberMessages', { query }),
    office.call('listRelatedMembers', { query }),
  ]);
}
