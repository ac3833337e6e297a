import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

/** A rule that holds large withdrawals to new payees for a day. */
export const riskRule = (change: Partial<Schemas['RiskRule']> = {}): Schemas['RiskRule'] => ({
  id: 'atrium01/new-payee',
  merchant: 'atrium01',
  code: 'new-payee',
  version: 2,
  name: 'Large sums to new payees',
  on: true,
  when: 'withdrawal',
  if: { all: [{ hint: 'payeeNew' }, { amountFrom: '5000' }] },
  then: { holdHours: 24, tag: 'look twice', hint: false, pauseBonusHours: null, askProof: false, openCase: false },
  by: 'bao',
  at: '2026-03-10T09:30:00.000Z',
  reason: 'Two accounts were taken over in February',
  held: 7,
  ...change,
});

/** What the rule would have held. */
export const riskTest = (change: Partial<Schemas['RiskTest']> = {}): Schemas['RiskTest'] => ({
  days: 30,
  examined: 2310,
  without: 4,
  held: 41,
  list: [
    {
      id: '01981c2e-0000-7000-8000-00000000f001',
      memberId: '01981c2e-0000-7000-8000-00000000a001',
      member: 'nusrat_77',
      amount: '8000.00',
      currency: 'BDT',
      status: 'approved',
      requested: '2026-03-09T11:00:00.000Z',
      hints: ['payeeNew', 'oneWin'],
    },
  ],
  ...change,
});
