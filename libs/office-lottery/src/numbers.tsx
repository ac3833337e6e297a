import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Facts } from '@parlour/office-ui';
import { Badge, classNames } from '@parlour/ui';
import * as styles from './numbers.css.ts';
import { usePrizeName } from './prize-names.ts';

export type Numbers = components['schemas']['LotteryNumbers'];

interface NumbersListProps {
  numbers: Numbers;
  /** The prizes in the order of the pack. */
  form: readonly { name: string; count: number }[];
  /** Another result, against which differences are marked. */
  beside?: Numbers | undefined;
  /** Prizes that do not count. */
  voidPrizes?: readonly string[];
}

/** The numbers of a draw, a line for each prize. Unknown numbers are dashes; differences from another report are marked. */
export function NumbersList({ numbers, form, beside, voidPrizes = [] }: NumbersListProps) {
  const { t } = useLingui();
  const nameOf = usePrizeName();
  return (
    <Facts
      entries={form.map(({ name, count }) => ({
        key: name,
        label: nameOf(name),
        value: voidPrizes.includes(name) ? (
          <Badge mood="danger">{t({ message: 'Void', context: 'state of a prize' })}</Badge>
        ) : (
          <span className={styles.numbers}>
            {Array.from({ length: count }, (_, place) => {
              const number = numbers[name]?.[place] ?? null;
              const differs = beside !== undefined && number !== (beside[name]?.[place] ?? null);
              return (
                <bdi key={place} className={classNames(styles.number, differs && styles.differs)} title={differs ? t`Differs` : undefined}>
                  {number ?? '–'}
                </bdi>
              );
            })}
          </span>
        ),
      }))}
    />
  );
}

/** A result on one line, as in a list: its first prize, or all symbols. */
export function firstNumbers(numbers: Numbers | null): string {
  const [first] = Object.values(numbers ?? {}).toSorted((a, b) => a.length - b.length);
  return first === undefined ? '' : first.map((number) => number ?? '–').join(' ');
}
