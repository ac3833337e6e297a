import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { classNames, TextLink } from '@parlour/ui';
import * as styles from './dashboard.css.ts';
import { FigureValue, useFigureNames } from './figure-tiles.tsx';

type MerchantFigures = components['schemas']['MerchantFigures'];

/** Merchants side by side, each in its own currency and days. */
export function MerchantTable({ list, onMerchant }: { list: readonly MerchantFigures[]; onMerchant: (code: string) => void }) {
  const { t } = useLingui();
  const names = useFigureNames();
  return (
    // It scrolls sideways, which the keyboard must be able to do as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t`Figures by merchant`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={classNames(styles.cell, styles.head, styles.first)}>
              <Trans>Merchant</Trans>
            </th>
            {names.map(({ name, text }) => (
              <th key={name} scope="col" className={classNames(styles.cell, styles.head)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ merchant, name: title, figures, currency }) => (
            <tr key={merchant}>
              <th scope="row" className={classNames(styles.cell, styles.first)}>
                <TextLink render={<button type="button" onClick={() => onMerchant(merchant)} />}>{title}</TextLink>
              </th>
              {names.map(({ name }) => (
                <td key={name} className={styles.cell}>
                  <FigureValue name={name} value={figures[name]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
