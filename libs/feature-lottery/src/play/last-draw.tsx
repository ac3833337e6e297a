// @flag lottery
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryBetsQuery, useApi, type Schema } from '@parlour/api';
import { fromWire } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Badge, Money, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { ownOf } from '../result/own-numbers.ts';
import { ResultView } from '../result/result-view.tsx';
import { said } from '../words/format.ts';
import { statusNames } from '../words/names.ts';
import { OwnLines } from './own-lines.tsx';
import { isAwaited } from './is-awaited.ts';
import * as styles from './play.css.ts';

interface LastDrawProps {
  draw: Pick<Schema<'OpenedDraw'>, 'drawId' | 'issue' | 'status' | 'result' | 'voidPrizes'>;
  form: Schema<'ResultForm'>;
  types: readonly Schema<'LotteryBetType'>[];
}

/** The draw that closed last: waiting, arriving prize by prize, or settled, with the player's own numbers highlighted. */
export function LastDraw({ draw, form, types }: LastDrawProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(lotteryBetsQuery(useApi(), { drawId: draw.drawId, pageSize: 100 }));
  const lines = data?.list ?? [];
  const live = isAwaited(draw.status);
  // The draw may be settled before the page has heard of its own lines.
  const decided = lines.every(({ state }) => state !== 'accepted' && state !== 'pending');
  return (
    <section className={styles.panel} aria-labelledby="last-draw">
      <div className={styles.panelHead}>
        <h2 id="last-draw" className={styles.panelTitle}>
          <Trans>
            Result of <bdi>{draw.issue}</bdi>
          </Trans>
        </h2>
        <Badge mood={draw.status === 'void' ? 'danger' : live ? 'accent' : 'neutral'}>{i18n._(statusNames[draw.status])}</Badge>
      </div>
      {draw.status === 'void' ? (
        <p>
          <Trans>This draw is void. All stakes came back.</Trans>
        </p>
      ) : (
        <div aria-live="polite">
          <ResultView form={form} result={draw.result} voidPrizes={draw.voidPrizes} own={ownOf(lines, types)} live={live} />
        </div>
      )}
      {lines.length > 0 && data && (
        <>
          <p className={styles.outcome}>
            <span>{t`${plural(data.totals.lines, { one: 'You had # line', other: 'You had # lines' })}`}</span>
            {!live && decided && <Outcome {...data.totals} />}
          </p>
          <OwnLines lines={lines} types={types} cancellable={false} />
        </>
      )}
      <TextLink render={<Link to={'/draw/$drawId' as string} params={{ drawId: draw.drawId } as never} />}>
        <Trans>Proof of this draw</Trans>
      </TextLink>
    </section>
  );
}

/** What a draw brought the player: a win, stakes that came back, or nothing. */
function Outcome({ payout, refund }: Pick<Schema<'LineTotals'>, 'payout' | 'refund'>) {
  const { i18n } = useLingui();
  if (fromWire(payout).minor > 0n) return <Money mood="win" size="l" text={`+${said(payout, i18n.locale)}`} />;
  if (fromWire(refund).minor > 0n) return <Money size="l" text={said(refund, i18n.locale)} />;
  return (
    <span>
      <Trans>No win this time</Trans>
    </span>
  );
}
