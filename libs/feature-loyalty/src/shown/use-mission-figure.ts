// @flag missions or bonuses
import { useLingui } from '@lingui/react/macro';
import { useMember, type Schema } from '@parlour/api';
import type { Currency } from '@parlour/domain';
import { saidDecimal } from './said.ts';

/** How a figure of a mission is written: as an amount, a multiple or a number, by its measure. */
export function useMissionFigure(measure: Schema<'MissionRow'>['measure']): (value: string) => string {
  const { t, i18n } = useLingui();
  const currency = useMember()?.currency as Currency | undefined;
  return (value) => {
    if (measure === 'validStake') return currency ? saidDecimal(value, currency, i18n.locale) : value;
    return measure === 'bestMultiple' ? t`${i18n.number(Number(value))} times` : i18n.number(Number(value));
  };
}
