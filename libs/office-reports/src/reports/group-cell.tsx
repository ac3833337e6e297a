import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '@parlour/domain';
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

/** What a row of a report is of. */
export function GroupCell({ row: { group, name }, by }: { row: ReportRow; by: ReportGroup }) {
  const { t, i18n } = useLingui();
  if (by === 'day') return formatDay(group, i18n.locale);
  if (by === 'month') return i18n.date(new Date(`${group}-01T00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const words = names[by];
  if (words) return words[group] ? i18n._(words[group]) : t`Unknown`;
  return group === '' ? t`Unknown` : <Foreign text={name ?? group} />;
}
