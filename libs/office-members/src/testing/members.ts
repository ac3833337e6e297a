import type { components } from '@parlour/office-api/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A member of a list, for stories and tests. */
export function listedMember(change: Partial<Schema<'Member'>> = {}): Schema<'Member'> {
  return {
    id: '01981c2e-0000-7000-8000-000000000101',
    merchant: 'atrium01',
    username: 'rahim.k',
    name: 'R***m',
    status: 'active',
    erased: false,
    agent: false,
    upline: 'agent.nine',
    level: 2,
    excludedUntil: null,
    balance: '1200.00',
    bonus: '420.00',
    deposited: '9000.00',
    withdrawn: '4200.00',
    net: '4800.00',
    currency: 'BDT',
    created: '2026-10-02T09:12:44.000Z',
    country: 'BD',
    way: 'mobile',
    lastLogin: '2026-11-24T20:41:07.000Z',
    tags: [],
    risk: [],
    ...change,
  };
}

/** The page of a member, for stories and tests. */
export function memberProfile(change: Partial<Schema<'MemberProfile'>> = {}): Schema<'MemberProfile'> {
  return {
    id: '01981c2e-0000-7000-8000-000000000101',
    merchant: 'atrium01',
    username: 'rahim.k',
    nickname: 'Rahim',
    status: 'active',
    erased: null,
    agentType: null,
    upline: { id: '01981c2e-0000-7000-8000-000000000102', username: 'agent.nine' },
    invitationCode: 'friend7',
    language: 'BN',
    created: '2026-10-02T09:12:44.000Z',
    createdAddress: '203.0.113.7',
    lastLogin: '2026-11-24T20:41:07.000Z',
    lastLoginAddress: '203.0.113.9',
    excludedUntil: null,
    withdrawalsPausedUntil: null,
    limits: [{ days: 7, amount: '5000.00', used: '1200.00', by: 'amina', at: '2026-11-20T10:00:00.000Z' }],
    mustChangePassword: false,
    paymentPassword: true,
    authenticator: true,
    ageVerified: null,
    passkeys: 1,
    personal: [
      { field: 'name', shown: 'R***m', verified: null },
      { field: 'mobile', shown: '+880*****678', verified: '2026-10-02T09:13:20.000Z' },
    ],
    balances: [
      { kind: 'cash', book: 'real', asset: 'BDT', balance: '1200.00' },
      { kind: 'locked', book: 'real', asset: 'BDT', balance: '300.00' },
    ],
    deposited: '9000.00',
    withdrawn: '4200.00',
    net: '4800.00',
    currency: 'BDT',
    tags: ['slow-payer'],
    risk: [],
    proposals: 0,
    ...change,
  };
}

/** A bonus that a member plays with, for stories and tests. */
export function memberBonus(change: Partial<Schema<'MemberBonus'>> = {}): Schema<'MemberBonus'> {
  return {
    id: '01981c2e-0000-7000-8000-000000000401',
    promotion: 'welcome',
    book: 'real',
    currency: 'BDT',
    status: 'active',
    amount: '500.00',
    balance: '420.00',
    required: '4000.00',
    wagered: '1250.00',
    converted: '0.00',
    returned: '0.00',
    openRounds: 1,
    granted: '2026-11-22T09:00:00.000Z',
    expires: '2026-11-29T09:00:00.000Z',
    ended: null,
    ...change,
  };
}

/** A document that a member sent, for stories and tests. */
export function memberDocument(change: Partial<Schema<'MemberDocument'>> = {}): Schema<'MemberDocument'> {
  return {
    id: '01981c2e-0000-7000-8000-000000000601',
    memberId: '01981c2e-0000-7000-8000-000000000101',
    kind: 'identity',
    state: 'waiting',
    by: 'amina',
    at: '2026-11-24T08:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    ...change,
  };
}

/** A note that names the operator, for stories and tests. */
export function mention(change: Partial<Schema<'Mention'>> = {}): Schema<'Mention'> {
  const id = change.id ?? '01981c2e-0000-7000-8000-000000000221';
  return {
    id,
    merchant: 'atrium01',
    memberId: '01981c2e-0000-7000-8000-000000000101',
    member: 'rahim.k',
    note: {
      id,
      at: '2026-11-24T08:00:00.000Z',
      author: 'bao',
      text: '@amina, does he always pay by this bank?',
      pinned: false,
      deposit: '01981c2e-0000-7000-8000-00000000e001',
      mentions: ['amina'],
    },
    seen: null,
    ...change,
  };
}
