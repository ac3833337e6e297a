import { useLingui } from '@lingui/react/macro';
import { figureLists } from '@parlour/domain/reports';
import type { components } from '@parlour/office-api/contract';
import { Amount } from '@parlour/office-ui';
import { Change } from './change-text.tsx';
import * as styles from './dashboard.css.ts';
import type { Places } from './places.ts';
import { Tile } from './tile.tsx';

type MerchantFigures = components['schemas']['MerchantFigures'];
type Name = keyof components['schemas']['Figures'];

/** The names of the figures, in the order of the tiles. */
export function useFigureNames(): readonly { name: Name; text: string }[] {
  const { t } = useLingui();
  return [
    { name: 'deposits', text: t`Deposits` },
    { name: 'withdrawals', text: t`Withdrawals` },
    { name: 'net', text: t`Deposits less withdrawals` },
    { name: 'stakes', text: t`Stakes` },
    { name: 'ggr', text: t`GGR` },
    { name: 'ngr', text: t`NGR` },
    { name: 'active', text: t`Active members` },
    { name: 'registrations', text: t`New members` },
    { name: 'firstDeposits', text: t`First deposits` },
    { name: 'conversion', text: t`Conversion` },
  ];
}

/** The figures of one merchant, each with its value on the same weekdays before. */
export function FigureTiles({ of, places }: { of: MerchantFigures; places: Places }) {
  const names = useFigureNames();
  return (
    <ul className={styles.figures}>
      {names.map(({ name, text }) => (
        <li key={name}>
          <Tile label={text} to={isListed(name) ? places.toList(figureLists[name], of) : undefined} Link={places.Link}>
            <span className={styles.figure}>
              <FigureValue name={name} value={of.figures[name]} currency={of.currency} />
            </span>
            <span className={styles.note}>
              <Change now={of.figures[name]} before={of.before[name]}>
                <FigureValue name={name} value={of.before[name]} currency={of.currency} />
              </Change>
            </span>
          </Tile>
        </li>
      ))}
    </ul>
  );
}

const isListed = (name: Name): name is keyof typeof figureLists => name in figureLists;

export function FigureValue({ name, value, currency }: { name: Name; value: string | number | null; currency: string }) {
  const { t, i18n } = useLingui();
  if (value === null) return t({ message: '–', comment: 'stands for a figure that there is none of' });
  if (typeof value === 'string') return <Amount amount={value} currency={currency} />;
  const style = name === 'conversion' ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : {};
  return new Intl.NumberFormat(i18n.locale, style).format(value);
}
