import { exportedList } from '../exports/exported-list.ts';
import type { InputOf, Operator } from '../operator.ts';
import { depositsList, roundsList, withdrawalHistory } from './lists.ts';

export const depositsExport = exportedList('listDeposits', {
  read: (operator: Operator, query: InputOf<'listDeposits'>) => depositsList(operator, query),
  merchantOf: ({ merchant }) => merchant,
  columns: {
    member: ({ member }) => ({ text: member }),
    memberId: ({ memberId }) => ({ plain: memberId }),
    created: ({ created }) => ({ time: created }),
    amount: ({ amount }) => ({ amount }),
    currency: ({ currency }) => ({ plain: currency }),
    status: ({ status }) => ({ plain: status }),
    provider: ({ provider }) => ({ plain: provider }),
    method: ({ method }) => ({ plain: method }),
    payment: ({ payment }) => ({ text: payment }),
    expires: ({ expires }) => ({ time: expires }),
    settled: ({ settled }) => ({ time: settled }),
    merchant: ({ merchant }) => ({ plain: merchant }),
    id: ({ id }) => ({ plain: id }),
  },
});

export const withdrawalsExport = exportedList('listWithdrawals', {
  read: (operator: Operator, query: InputOf<'listWithdrawals'>) => withdrawalHistory(operator, query),
  merchantOf: ({ merchant }) => merchant,
  columns: {
    member: ({ member }) => ({ text: member }),
    memberId: ({ memberId }) => ({ plain: memberId }),
    requested: ({ requested }) => ({ time: requested }),
    amount: ({ amount }) => ({ amount }),
    fee: ({ fee }) => ({ amount: fee }),
    currency: ({ currency }) => ({ plain: currency }),
    status: ({ status }) => ({ plain: status }),
    bank: ({ bank }) => ({ text: bank }),
    account: ({ account }) => ({ text: account }),
    decided: ({ decided }) => ({ time: decided }),
    confirmed: ({ confirmed }) => ({ time: confirmed }),
    reason: ({ reason }) => ({ text: reason }),
    merchant: ({ merchant }) => ({ plain: merchant }),
    id: ({ id }) => ({ plain: id }),
  },
});

export const roundsExport = exportedList('listRounds', {
  read: (operator: Operator, query: InputOf<'listRounds'>) => roundsList(operator, query),
  merchantOf: ({ merchant }) => merchant,
  // May be a name or a number.
  private: ['member'],
  columns: {
    placed: ({ placed }) => ({ time: placed }),
    vendor: ({ vendor }) => ({ plain: vendor }),
    game: ({ game }) => ({ plain: game }),
    stake: ({ stake }) => ({ amount: stake }),
    win: ({ win }) => ({ amount: win }),
    currency: ({ currency }) => ({ plain: currency }),
    status: ({ status }) => ({ plain: status }),
    book: ({ book }) => ({ plain: book }),
    settled: ({ settled }) => ({ time: settled }),
    vendorRound: ({ vendorRound }) => ({ text: vendorRound }),
    memberId: ({ memberId }) => ({ plain: memberId }),
    merchant: ({ merchant }) => ({ plain: merchant }),
    id: ({ id }) => ({ plain: id }),
  },
});
