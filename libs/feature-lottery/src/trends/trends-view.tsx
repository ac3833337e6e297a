// @flag lotteryTrends
import { Trans, useLingui } from '@lingui/react/macro';
import { trendQuery, useApi, type Schema } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Chip, ChipRow, EmptyState, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PositionTrend } from './position-trend.tsx';
import { GapTrend, LotoTrend, TailTrend, WeekdayTrend } from './tail-trends.tsx';
import { ResultTrend } from './result-trend.tsx';
import * as styles from './trends.css.ts';

type Kind = Schema<'TrendKind'>;
const windows = [30, 60, 100] as const;

interface TrendsViewProps {
  game: Pick<Schema<'LotteryGame'>, 'gameCode' | 'zone'>;
  form: Schema<'ResultForm'>;
}

/** Statistics of past draws. Each says that it does not change the odds of the next draw. */
export function TrendsView({ game, form }: TrendsViewProps) {
  const { t, i18n } = useLingui();
  const kinds: readonly [Kind, string][] =
    'prizes' in form
      ? [
          ['loto', t`Loto board`],
          ['frequency', t`Frequency`],
          ['hot', t({ message: 'Hot numbers', comment: 'that came most often' })],
          ['cold', t({ message: 'Cold numbers', comment: 'that stayed away longest' })],
          ['gaps', t`Gaps`],
          ['weekdays', t`By weekday`],
          ['results', t`Results`],
        ]
      : [
          ['positions', t`By place`],
          ['results', t`Results`],
        ];
  const [kind, setKind] = useState<Kind>(kinds[0]![0]);
  const [window, setWindow] = useState<(typeof windows)[number]>(30);
  const trend = useQuery(trendQuery(useApi(), game.gameCode, kind, window));
  return (
    <Stack gap="4">
      <div className={styles.choices}>
        <ChipRow scroll label={t`Figures`}>
          {kinds.map(([key, text]) => (
            <Chip key={key} selected={key === kind} onClick={() => setKind(key)}>
              {text}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow scroll label={t`Draws included`}>
          {windows.map((each) => (
            <Chip key={each} selected={each === window} onClick={() => setWindow(each)}>
              {t`${i18n.number(each)} draws`}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <p className={styles.note}>
        <Trans>Past draws do not change the odds: every number is as likely in the next draw as any other.</Trans>
      </p>
      <Loaded query={trend} failed={t`The statistics could not be loaded`} lines={10}>
        {(figures) =>
          figures.draws === 0 ? <EmptyState title={t`No draw is settled yet`} /> : <Figures trend={figures} zone={game.zone} />
        }
      </Loaded>
    </Stack>
  );
}

function Figures({ trend, zone }: { trend: Schema<'Trend'>; zone: string }) {
  switch (trend.kind) {
    case 'results':
      return <ResultTrend rows={trend.rows} zone={zone} />;
    case 'loto':
      return <LotoTrend rows={trend.rows} zone={zone} />;
    case 'frequency':
    case 'hot':
    case 'cold':
      return <TailTrend rows={trend.rows} />;
    case 'gaps':
      return <GapTrend rows={trend.rows} />;
    case 'weekdays':
      return <WeekdayTrend rows={trend.rows} />;
    case 'positions':
      return <PositionTrend rows={trend.rows} />;
  }
}
