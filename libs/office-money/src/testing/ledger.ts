import type { components } from '@parlour/office-api/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

const member = '01981c2e-0000-7000-8000-000000000101';

/** A transfer that holds money for a withdrawal, for stories and tests. */
export function ledgerTransfer(change: Partial<Schema<'LedgerTransfer'>> = {}): Schema<'LedgerTransfer'> {
  const phase = change.phase ?? 'pending';
  const sign = phase === 'pending' ? '-' : '';
  return {
    id: `01981c2e-0000-7000-8000-00000000${phase === 'pending' ? 'f001' : 'f002'}`,
    merchant: 'atrium01',
    key: phase === 'pending' ? 'withdrawal:81723' : 'withdrawal-returned:81723',
    kind: 'withdrawal',
    phase,
    book: 'real',
    asset: 'BDT',
    reference: '81723',
    reverses: null,
    at: '2026-11-24T08:00:00.000Z',
    entries: [
      { ownerKind: 'member', owner: member, ownerName: 'rahim.k', account: 'cash', amount: `${sign}300.00`, balance: '900.00' },
      {
        ownerKind: 'member',
        owner: member,
        ownerName: 'rahim.k',
        account: 'locked',
        amount: sign ? '300.00' : '-300.00',
        balance: sign ? '300.00' : '0.00',
      },
    ],
    ...change,
  };
}

/** An account of a member, for stories and tests. */
export function ledgerAccount(change: Partial<Schema<'LedgerAccount'>> = {}): Schema<'LedgerAccount'> {
  return {
    merchant: 'atrium01',
    ownerKind: 'member',
    owner: member,
    ownerName: 'rahim.k',
    account: 'cash',
    book: 'real',
    asset: 'BDT',
    balance: '900.00',
    entries: 12,
    ...change,
  };
}
