// @flag points
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge, Button, Money } from '@parlour/ui';
import { said } from '../shown/said.ts';
import * as styles from '../shown/loyalty.css.ts';
import { kindIcons, kindNames } from './kind-names.ts';

/** Why an item cannot be ordered now. */
const whyNot = {
  not_eligible: msg`For a higher VIP level`,
  out_of_stock: msg`Sold out`,
  all_taken: msg`You have received this month’s`,
  points_not_enough: msg`Not enough points`,
} as const satisfies Record<NonNullable<Schema<'MallItem'>['whyNot']>, MessageDescriptor>;

/** One item of the mall, with its price and, where that applies, why it cannot be ordered. */
export function MallCard({ item, onChoose }: { item: Schema<'MallItem'>; onChoose: () => void }) {
  const { t, i18n } = useLingui();
  const Icon = kindIcons[item.kind];
  const { stock, minLevel, perMonth } = item;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Badge icon={<Icon size="s" />}>{i18n._(kindNames[item.kind])}</Badge>
        {item.whyNot && <Badge mood="neutral">{i18n._(whyNot[item.whyNot])}</Badge>}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} dir="auto">
          {item.title}
        </h2>
        {item.amount && <Money text={said(item.amount, i18n.locale)} />}
        <p className={styles.muted} dir="auto">
          {item.description}
        </p>
        <p className={styles.muted}>
          {[
            stock === null ? undefined : t`${plural(stock, { one: '# piece left', other: '# pieces left' })}`,
            minLevel > 0 ? t`From VIP level ${i18n.number(minLevel)}` : undefined,
            perMonth === null ? undefined : t`${plural(perMonth, { one: '# a month', other: '# a month' })}`,
          ]
            .filter((text) => text !== undefined)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.head}>
        <strong className={styles.figure}>{t`${plural(item.points, { one: '# point', other: '# points' })}`}</strong>
        <Button size="s" disabled={item.whyNot !== undefined} onClick={onChoose}>
          <Trans>Redeem</Trans>
        </Button>
      </div>
    </li>
  );
}
