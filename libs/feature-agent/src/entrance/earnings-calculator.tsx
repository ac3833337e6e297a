// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import {
  currencies,
  currencySymbol,
  formatMoney,
  fromDecimal,
  money,
  parseAmount,
  toDecimal,
  type Currency,
  type Money as Amount,
} from '@parlour/domain';
import { parseRate, shareOf, wholeRate } from '@parlour/domain/agents';
import { AmountField, asciiDigits, Money, Summary, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './reasons.css.ts';

/** The days of a month in the example. */
const days = 30;

const exampleOf = (amount: string, currency: Currency, times: bigint): string =>
  toDecimal(money(fromDecimal(amount, currency).minor * times, currency));

/** What daily wages and dividends would come to for the reader's own figures, computed like bills (agents.md 5 and 6). */
export function EarningsCalculator() {
  const { t, i18n } = useLingui();
  const { currency, freePlayAmount } = useBrand();
  // The free-play amount has the currency's order of magnitude.
  const [turnover, setTurnover] = useState(() => exampleOf(freePlayAmount, currency, 5n));
  const [loss, setLoss] = useState(() => exampleOf(freePlayAmount, currency, 10n));
  const [wageRate, setWageRate] = useState('0.5');
  const [dividendRate, setDividendRate] = useState('20');
  // An amount that is still being typed may be empty or end in a point.
  const amountFrom = (text: string): bigint => {
    const amount = parseAmount(text.replace(/\.$/, ''), currency);
    return typeof amount === 'string' ? 0n : amount.minor;
  };
  const rateFrom = (text: string) => {
    const rate = parseRate(text.trim());
    return rate !== undefined && rate >= 0n && rate <= wholeRate ? rate : undefined;
  };
  const [wage, dividend] = [rateFrom(wageRate), rateFrom(dividendRate)];
  const wages = money(BigInt(days) * shareOf(amountFrom(turnover), wage ?? 0n), currency);
  const share = money(shareOf(amountFrom(loss), dividend ?? 0n), currency);
  const said = (amount: Amount) => <Money text={formatMoney(amount, i18n.locale)} />;
  const field = {
    decimals: currencies[currency].exponent,
    symbol: currencySymbol(currency, i18n.locale),
    locale: i18n.locale,
    placeholder: '0',
  };
  const wrong = t`Please enter a percentage, such as 1.2.`;
  return (
    <>
      <div className={styles.fields}>
        <AmountField label={t`What your team bets on a day`} value={turnover} onValueChange={setTurnover} {...field} />
        <TextField
          label={t`Rate of daily wages`}
          suffix="%"
          inputMode="decimal"
          dir="ltr"
          value={wageRate}
          error={wage === undefined ? wrong : undefined}
          onChange={({ currentTarget: { value } }) => setWageRate(asciiDigits(value))}
        />
        <AmountField label={t`What your players lose in a month, less costs`} value={loss} onValueChange={setLoss} {...field} />
        <TextField
          label={t`Rate of the dividend`}
          suffix="%"
          inputMode="decimal"
          dir="ltr"
          value={dividendRate}
          error={dividend === undefined ? wrong : undefined}
          onChange={({ currentTarget: { value } }) => setDividendRate(asciiDigits(value))}
        />
      </div>
      <Summary
        entries={[
          { key: 'wages', label: t`Daily wages of ${i18n.number(days)} days`, value: said(wages) },
          { key: 'dividend', label: t`Dividend of the month`, value: said(share) },
          { key: 'total', label: t`Together`, value: said(money(wages.minor + share.minor, currency)) },
        ]}
      />
      <Text tone="muted">
        <Trans>An example: your contract states your own rates, and from which turnover and how many active players they hold.</Trans>
      </Text>
    </>
  );
}
