import { useLingui } from '@lingui/react/macro';

/** A whole number in the operator's language. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  return (value) => number.format(value);
}

/** A return to the player, from hundredths of a percent; a dash if its vendor states none. */
export function useRtpText(): (rtp: number | null) => string {
  const { i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', minimumFractionDigits: 2 });
  return (rtp) => (rtp === null ? '–' : percent.format(rtp / 10_000));
}
