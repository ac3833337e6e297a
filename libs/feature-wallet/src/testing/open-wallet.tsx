import { permissionQuery, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import type { ComponentType } from 'react';

export const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
export const pageOf = <Row,>(list: Row[], totalPages = 1) => ({
  list,
  page: { pageNo: 1, pageSize: 20, totalPages, totalCount: list.length } as Schema<'Page'>,
});

/** A page of the wallet of a member who has 1,000 BDT; deposits of 100 to 50,000 and withdrawals of 200 to 800 are allowed. */
export function openWallet(Screen: ComponentType, answers: Answers, member: Partial<Schema<'MemberInfo'>> = {}) {
  const given: Answers = {
    getBalance: { available: bdt('1000.00'), locked: bdt('0.00'), version: 1, playMoney: false },
    listDeposits: pageOf([]),
    listWithdrawals: pageOf([]),
    ...answers,
  };
  return openScreen(Screen, given, {
    who: member,
    known: (queryClient, api) =>
      queryClient.setQueryData(permissionQuery(api).queryKey, {
        currency: 'BDT',
        depositMethods: ['ewallet', 'bank'],
        limits: { deposit: { min: bdt('100.00'), max: bdt('50000.00') }, withdrawal: { min: bdt('200.00'), max: bdt('800.00') } },
      } as never),
  });
}
