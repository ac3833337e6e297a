import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import { balanceQuery, useApi } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { Money, Skeleton } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as styles from './wallet.css.ts';

/** What can be bet or withdrawn now, and what is locked by a pending decision. */
export function BalanceLine() {
  const { i18n } = useLingui();
  const { data: balance } = useQuery(balanceQuery(useApi(), useQueryClient()));
  const locked = balance && fromWire(balance.locked);
  return (
    <dl className={styles.balance} aria-busy={!balance}>
      <div>
        <dt className={styles.term}>
          <Trans>Available balance</Trans>
        </dt>
        <dd className={styles.value}>
          {balance ? <Money size="xl" text={formatMoney(fromWire(balance.available), i18n.locale)} /> : <Skeleton />}
        </dd>
      </div>
      {balance?.bonus && (
        <div>
          <dt className={styles.term}>
            <Trans>Bonus money</Trans>
          </dt>
          <dd className={styles.value}>
            <Money size="l" text={formatMoney(fromWire(balance.bonus), i18n.locale)} />
          </dd>
        </div>
      )}
      {locked && locked.minor > 0n && (
        <div>
          <dt className={styles.term}>
            <Trans>Locked for withdrawals</Trans>
          </dt>
          <dd className={styles.value}>
            <Money size="l" mood="muted" text={formatMoney(locked, i18n.locale)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
