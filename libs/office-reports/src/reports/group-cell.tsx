import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lotteryVendor } from '@parlour/domain';
import type { ReportGroup } from '@parlour/domain/reports';
import type { components } from '@parlour/office-api/contract';
import { Foreign, lineTexts, methodNames, runNames, wayNames } from '@parlour/office-ui';

export type ReportRow = components['schemas']['ReportRow'];

/** The names of groups that are words of the platform. */
const names: Readonly<Partial<Record<ReportGroup, Readonly<Record<string, MessageDescriptor>>>>> = {
  line: lineTexts,
  method: { ...methodNames, payout: msg`Paid out` },
  contract: runNames,
  way: wayNames,
  rule: {
    deposit1: msg`Deposits of a day`,
    deposit7: msg`Deposits of 7 days`,
    deposit30: msg`Deposits of 30 days`,
    excluded: msg`Excluded from playing`,
    blocked: msg`Blocked`,
  },
};

/** Whether it is a day or a month. While another grouping loads, the rows of the one before are still shown. */
export const isTimeGroup = (group: string) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(group);

/** What a row of a report is of. */
export function GroupCell({ row: { group, name }, by }: { row: ReportRow; by: ReportGroup }) {
  const { t, i18n } = useLingui();
  const span = isTimeGroup(group) ? by : undefined;
  if (span === 'day') return i18n.date(new Date(group), { dateStyle: 'medium', timeZone: 'UTC' });
  if (span === 'month') return i18n.date(new Date(group), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const words = names[by];
  if (words) return words[group] ? i18n._(words[group]) : t`Unknown`;
  // The house sells lotteries itself: there is no vendor with a name.
  if (by === 'vendor' && group === lotteryVendor) return i18n._(lineTexts.LOTT);
  return group === '' ? t`Unknown` : <Foreign text={name ?? group} />;
}
