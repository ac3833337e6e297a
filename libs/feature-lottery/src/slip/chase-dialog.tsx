// @flag lotteryChase
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime, formatMoney } from '@parlour/domain';
import { chasePlan, type Line } from '@parlour/domain/lottery';
import { Button, classNames, Dialog, Money, Select, Switch, type DialogProps } from '@parlour/ui';
import { useState } from 'react';
import { multipliersOf, multiplierRules, type MultiplierRule } from './multipliers.ts';
import * as styles from './slip.css.ts';

interface ChaseDialogProps extends Pick<DialogProps, 'finalFocus'> {
  open: boolean;
  onClose: () => void;
  /** The bet in each draw, at the lowest odds that any step may have. */
  line: Line;
  /** The draws that can be chased, soonest first. */
  draws: readonly (Pick<Schema<'FollowingDraw'>, 'drawId' | 'issue'> & { readonly drawAt?: string | undefined })[];
  busy: boolean;
  /** Why the chase was refused. */
  problem?: string | undefined;
  onPlace: (chase: { draws: string[]; multipliers: number[]; stopOnWin: boolean }) => void;
}

/** Plans a chase: how many draws, how the unit grows, whether it stops on a win; it shows the whole plan before placing it. */
export function ChaseDialog({ open, onClose, line, draws, busy, problem, onPlace, finalFocus }: ChaseDialogProps) {
  const { t, i18n } = useLingui();
  const [wanted, setWanted] = useState(5);
  const [rule, setRule] = useState<MultiplierRule>('same');
  const [stopOnWin, setStopOnWin] = useState(true);
  const count = Math.min(wanted, draws.length);
  const multipliers = multipliersOf(rule, count);
  const plan = chasePlan(line, multipliers);
  const say = (amount: Line['stake'], signed = false) => formatMoney(amount, i18n.locale, { signed });
  const last = plan.at(-1);
  const ruleTexts: Record<MultiplierRule, string> = {
    same: t`Always the same`,
    plus: t`One more each time`,
    double: t`Doubled each time`,
  };
  // Draws exist for some days ahead only, of fast games for some minutes.
  const farthest = draws.at(-1)?.drawAt;
  const until = farthest && formatDateTime(farthest, i18n.locale);
  const counts = [2, 3, 5, 10, 20, 30, 60].filter((each) => each <= draws.length);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="m"
      finalFocus={finalFocus}
      title={t`Chase`}
      description={t`The same bet in several draws in a row. All stakes are set aside now; what is not played is returned.`}
      closeText={t`Close`}
      closable={!busy}
      footer={
        <Button
          loading={busy}
          loadingText={t`Placing`}
          disabled={count < 1}
          onClick={() => onPlace({ draws: draws.slice(0, count).map(({ drawId }) => drawId), multipliers: [...multipliers], stopOnWin })}
        >
          {last ? t`Place for ${say(last.cumulated)}` : t`Place`}
        </Button>
      }
    >
      <div className={styles.slip}>
        <div className={styles.fields}>
          <Select
            label={t`Draws`}
            hint={
              until &&
              t`Up to ${plural(draws.length, { one: '# draw', other: '# draws' })} for now; the last one it can reach is on ${until}.`
            }
            value={String(count)}
            options={[...new Set([...counts, count])]
              .sort((a, b) => a - b)
              .map((each) => ({ value: String(each), text: t`${plural(each, { one: '# draw', other: '# draws' })}` }))}
            onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
          />
          <Select
            label={t`Amount in each draw`}
            value={rule}
            options={multiplierRules.map((each) => ({ value: each, text: ruleTexts[each] }))}
            onChange={({ currentTarget }) => setRule(currentTarget.value as MultiplierRule)}
          />
        </div>
        <Switch
          label={t`Stop when it wins`}
          hint={t`The stakes of the draws after that come back.`}
          checked={stopOnWin}
          onChange={({ currentTarget }) => setStopOnWin(currentTarget.checked)}
        />
        <div className={styles.planScroll}>
          <table className={classNames(styles.compare, styles.planned)} aria-label={t`Plan of the chase`}>
            <thead>
              <tr>
                <th scope="col" className={styles.compareHead}>{t`Draw`}</th>
                <th scope="col" className={styles.figureHead}>{t`Stake`}</th>
                <th scope="col" className={styles.figureHead}>{t`In all`}</th>
                <th scope="col" className={styles.figureHead}>{t`Profit if it wins first here`}</th>
              </tr>
            </thead>
            <tbody>
              {plan.map(({ stake, cumulated, profit, multiplier }, step) => (
                <tr key={draws[step]!.drawId}>
                  <th scope="row" className={styles.compareCell}>
                    <bdi>{draws[step]!.issue}</bdi> <span className={styles.times}>× {i18n.number(multiplier)}</span>
                  </th>
                  <td className={styles.compareFigure}>
                    <Money text={say(stake)} />
                  </td>
                  <td className={styles.compareFigure}>
                    <Money text={say(cumulated)} />
                  </td>
                  <td className={classNames(styles.compareFigure, profit.minor < 0n ? styles.fell : styles.rose)}>
                    <Money text={say(profit, true)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.reckoning}>
          <Trans>The profit counts one hit at the lowest odds of the bet. A chase does not raise the chance to win.</Trans>
        </p>
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
