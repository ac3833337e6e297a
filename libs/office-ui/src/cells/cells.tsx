import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { replaceHidden } from '@parlour/domain/office';
import { createContext, Fragment, use } from 'react';
import * as styles from './cells.css.ts';

/** The time zone of the merchant that is shown, by its IANA name; null if there are several: then the browser's applies. */
export const ZoneContext = createContext<string | null>(null);

/** A time in the merchant's zone, to the minute or, if several events share one, to the second; UTC on hover (office O36). */
export function Moment({ at, seconds = false }: { at: string; seconds?: boolean }) {
  const { i18n } = useLingui();
  const zone = use(ZoneContext);
  const instant = new Date(at);
  const format = {
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
    // Short, without a part at the end that a narrow cell could cut off.
    hourCycle: 'h23',
    ...(zone !== null && { timeZone: zone }),
  } as const;
  return (
    <time dateTime={at} title={`${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`} className={styles.moment}>
      {i18n.date(instant, format)}
    </time>
  );
}

/** Formats a decimal from the gateway in the reader's digits, exactly: a JavaScript number cannot hold every amount. */
function figureOf(decimal: string, i18n: I18n): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  // Lingui's types allow only numbers, but it hands the text to `Intl`, which formats decimal text exactly. It also keeps the formatter:
  // creating one for each cell would cost more than the rest of a row.
  return i18n.number(decimal as unknown as number, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats amounts as `Amount` does, for sentences and labels. */
export function useAmountText(): (amount: string, currency: string) => string {
  const { i18n } = useLingui();
  return (amount, currency) => `${figureOf(amount, i18n)} ${currency}`;
}

/** An amount from the gateway, in major units, always with its currency. */
export function Amount({ amount, currency }: { amount: string; currency: string }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.amount}>
      <bdi>{figureOf(amount, i18n)}</bdi> <span className={styles.currency}>{currency}</span>
    </span>
  );
}

/** From one amount to another of the same currency, on one line. */
export function AmountRange({ from, to, currency }: { from: string; to: string; currency: string }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.amount}>
      <bdi>
        {figureOf(from, i18n)}–{figureOf(to, i18n)}
      </bdi>{' '}
      <span className={styles.currency}>{currency}</span>
    </span>
  );
}

/** The totals of a list, one per currency. */
export function Sums({ of }: { of: readonly { amount: string; currency: string }[] }) {
  return of.map(({ amount, currency }) => <Amount key={currency} amount={amount} currency={currency} />);
}

/**
 * A text from outside the office. Hidden and direction-changing characters are shown as marks and have no effect: none of them reaches the
 * page.
 */
export function Foreign({ text }: { text: string }) {
  const marker = '\u0000';
  const parts = replaceHidden(
    text,
    (character) => `${marker}U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}${marker}`,
  ).split(marker);
  return (
    <bdi>
      {parts.map((part, index) =>
        // Every second part is the code of a hidden character.
        index % 2 === 1 ? (
          <mark key={index} className={styles.hidden}>
            {part}
          </mark>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </bdi>
  );
}
