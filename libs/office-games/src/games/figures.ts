import { useLingui } from '@lingui/react/macro';

/** A whole number in the operator's language. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  return (value) => number.format(value);
}

/** A percentage, such as a return to the player, from hundredths of a percent; a dash for an unknown one. */
export function usePercentText(): (rtp: number | null) => string {
  const { i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', minimumFractionDigits: 2 });
  return (rtp) => (rtp === null ? '–' : percent.format(rtp / 10_000));
}

/** A time in milliseconds; a dash for an unknown one. */
export function useLatencyText(): (milliseconds: number | null) => string {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });
  return (milliseconds) => (milliseconds === null ? '–' : number.format(milliseconds));
}
