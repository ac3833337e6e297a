// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { balanceQuery, errorMessage, useApi, type Schema } from '@parlour/api';
import { compare, formatMoney, fromWire, subtract, type Currency } from '@parlour/domain';
import { Button, classNames, EmptyState, Money, ReceiptIcon, Select, Skeleton, Switch } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { lineProblem } from './line-problem.ts';
import { SlipLine } from './slip-line.tsx';
import { acceptBetterAtom } from './slip.ts';
import type { useSlip } from './use-slip.ts';
import * as styles from './slip.css.ts';

interface SlipPanelProps {
  slip: ReturnType<typeof useSlip>;
  types: readonly Schema<'LotteryBetType'>[];
  currency: Currency;
  /** Whether the draw takes bets. */
  open: boolean;
  /** How many of the open draws to bet on at once. */
  draws: { count: number; most: number; onChange: (count: number) => void };
  /** Shown while the slip is empty: a way to repeat an earlier ticket. */
  whenEmpty?: ReactNode;
  onChase?: (() => void) | undefined;
}

/** The slip: every bet with its price, the total, the balance afterwards, and the button that places it. */
export function SlipPanel({ slip, types, currency, open, draws, whenEmpty, onChase }: SlipPanelProps) {
  const { t, i18n } = useLingui();
  const { data: balance } = useQuery(balanceQuery(useApi(), useQueryClient()));
  const [acceptBetter, setAcceptBetter] = useAtom(acceptBetterAtom);
  const { entries, quote, problems, problem, placing, stale } = slip;
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<ReceiptIcon size="xl" />}
        title={t`Your slip is empty`}
        text={t`Choose a bet and numbers, then add them to the slip.`}
        action={whenEmpty}
      />
    );
  const first = quote?.lines[0]?.drawId;
  const total = quote && fromWire(quote.total);
  const available = balance && fromWire(balance.available);
  const after = total && available && subtract(available, total);
  const lacking = total !== undefined && available !== undefined && compare(total, available) > 0;
  return (
    <div className={styles.slip}>
      <ul className={styles.lines}>
        {entries.map((entry, place) => {
          const type = types.find(({ id }) => id === entry.type);
          const refused = problems.get(place);
          return (
            type && (
              <SlipLine
                key={entry.id}
                type={type}
                at={entry.at}
                selection={entry.selection}
                unit={entry.unit}
                currency={currency}
                quoted={quote?.lines.filter(({ line, drawId }) => line === place && drawId === first)}
                problem={refused && lineProblem(i18n, refused, currency)}
                onRemove={placing ? undefined : () => slip.remove(entry.id)}
              />
            )
          );
        })}
      </ul>
      {draws.most > 1 && (
        <div data-aside>
          <Select
            label={t`Draws`}
            value={String(draws.count)}
            options={Array.from({ length: draws.most }, (_, at) => ({
              value: String(at + 1),
              text: at === 0 ? t`This draw only` : t`The next ${i18n.number(at + 1)} draws`,
            }))}
            onChange={({ currentTarget }) => draws.onChange(Number(currentTarget.value))}
          />
        </div>
      )}
      <dl className={styles.sums} aria-live="polite" aria-busy={stale || undefined}>
        <div className={classNames(styles.sumRow, styles.total)}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className={styles.sumValue}>{total ? <Money text={formatMoney(total, i18n.locale)} /> : <Skeleton />}</dd>
        </div>
        <div className={styles.sumRow}>
          <dt className={styles.sumTerm}>
            <Trans>Balance after</Trans>
          </dt>
          <dd className={classNames(styles.sumValue, lacking && styles.lacking)}>
            {after ? <Money text={formatMoney(after, i18n.locale)} /> : <Skeleton />}
          </dd>
        </div>
      </dl>
      {lacking && (
        <p className={styles.problem} role="alert">
          <Trans>Your balance is not enough for this slip.</Trans>
        </p>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {i18n._(errorMessage(problem))}
        </p>
      )}
      <div data-aside>
        <Switch
          label={t`Take better odds without asking`}
          checked={acceptBetter}
          onChange={({ currentTarget }) => setAcceptBetter(currentTarget.checked)}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={placing} onClick={slip.clear}>
          <Trans>Clear</Trans>
        </Button>
        {FLAGS.lotteryChase && onChase && (
          <Button variant="secondary" disabled={placing || !quote} onClick={onChase}>
            <Trans>Chase</Trans>
          </Button>
        )}
        <Button
          size="l"
          className={styles.wide}
          loading={placing}
          loadingText={t`Placing`}
          disabled={!quote || stale || lacking || !open || problems.size > 0}
          onClick={() => slip.place()}
        >
          {open ? (total ? t`Place ${formatMoney(total, i18n.locale)}` : t`Place`) : t`Betting is closed`}
        </Button>
      </div>
    </div>
  );
}
