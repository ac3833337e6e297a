// @flag jackpotCounter
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, isCurrency, type Money as Amount } from '@parlour/domain';
import { permissionQuery, useApi } from '@parlour/api';
import { jackpotPause, jackpotStart, jackpotStep } from '@parlour/domain/jackpot-demonstration';
import { Badge, Money } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as styles from './jackpot-counter.css.ts';

/** The simulated jackpot of the specification (2, 9): labelled as such, and never used for money (security G01). */
export function JackpotCounter() {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(permissionQuery(useApi()));
  const currency = isCurrency(data.currency) ? data.currency : undefined;
  const [shown, setShown] = useState<Amount>();
  useEffect(() => {
    if (!currency) return;
    let timer: ReturnType<typeof setTimeout>;
    const grow = (amount: Amount) => {
      setShown(amount);
      timer = setTimeout(() => grow(jackpotStep(amount, Math.random)), jackpotPause(Math.random));
    };
    grow(jackpotStart(currency, Math.random));
    return () => clearTimeout(timer);
  }, [currency]);
  return (
    // A role with a name, so that a screen reader says what it is; not live, since it changes every few seconds.
    <div className={styles.counter} role="img" aria-label={t`Demonstration of a jackpot counter; there is no such jackpot.`}>
      <Badge mood="warning">
        <Trans>Demonstration</Trans>
      </Badge>
      <Money size="hero" text={shown ? formatMoney(shown, i18n.locale) : '…'} />
    </div>
  );
}
