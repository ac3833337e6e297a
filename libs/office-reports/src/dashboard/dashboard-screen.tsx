import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatDateTime } from '@parlour/domain';
import { reportPeriods, type ReportPeriod } from '@parlour/domain/reports';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { PlainPage, usePeriodTexts, useRefusalText } from '@parlour/office-ui';
import { Chip, ChipRow, ErrorState, Skeleton, Text } from '@parlour/ui';
import * as styles from './dashboard.css.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { FiguresChart } from './figures-chart.tsx';
import { MerchantTable } from './merchant-table.tsx';
import type { Places } from './places.ts';
import { QueueTiles } from './queue-tiles.tsx';
import { Warnings } from './warnings.tsx';

export interface DashboardScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** Shows one of several. */
  onMerchant: (code: string) => void;
  period: ReportPeriod;
  onPeriod: (period: ReportPeriod) => void;
  places: Places;
}

/** How one or all merchants are doing, and what is waiting; each figure opens the list that it counts (office 7). */
export function DashboardScreen({ merchant, onMerchant, period, onPeriod, places }: DashboardScreenProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const texts = usePeriodTexts();
  const dashboard = useOfficeQuery('getDashboard', { query: { merchant, period } });
  return (
    <PlainPage title={t`Dashboard`} wide>
      <div className={styles.page}>
        <ChipRow label={t`Period`} scroll>
          {reportPeriods.map((each) => (
            <Chip key={each} selected={each === period} onClick={() => onPeriod(each)}>
              {texts[each]}
            </Chip>
          ))}
        </ChipRow>
        {dashboard.data ? (
          <Content of={dashboard.data} onMerchant={onMerchant} places={places} />
        ) : dashboard.error ? (
          <ErrorState
            title={textOf(dashboard.error)}
            retryText={t`Try again`}
            onRetry={() => void dashboard.refetch()}
            retrying={dashboard.isFetching}
          />
        ) : (
          <div role="status" aria-label={t`Loading`} className={styles.figures}>
            {Array.from({ length: 10 }, (_, index) => (
              <div key={index} className={styles.tile.still}>
                <Skeleton />
                <Skeleton shape="heading" />
                <Skeleton />
              </div>
            ))}
          </div>
        )}
      </div>
    </PlainPage>
  );
}

function Content({
  of,
  onMerchant,
  places,
}: { of: components['schemas']['Dashboard'] } & Pick<DashboardScreenProps, 'onMerchant' | 'places'>) {
  const { t } = useLingui();
  const [only, ...more] = of.list;
  return (
    <>
      <Warnings warnings={of.warnings} nameOf={(code) => of.list.find(({ merchant }) => merchant === code)?.name ?? code} places={places} />
      {only && (
        <section className={styles.section} aria-label={t`Figures`}>
          {more.length === 0 ? (
            <>
              <FigureTiles of={only} places={places} />
              <FiguresChart of={only} />
              <Days of={only} at={of.at} />
            </>
          ) : (
            <>
              <MerchantTable list={of.list} onMerchant={onMerchant} />
              <Text size="s" tone="muted">
                <Trans>Each merchant in the days of its own time zone. Figures are up to a minute old.</Trans>
              </Text>
            </>
          )}
        </section>
      )}
      <section className={styles.section} aria-labelledby="queues">
        <h2 id="queues" className={styles.heading}>
          <Trans>Queues</Trans>
        </h2>
        <QueueTiles queues={of.queues} places={places} />
      </section>
    </>
  );
}

/** The days of the figures, and those they are compared with. */
function Days({ of: { from, to, timeZone, daysBefore }, at }: { of: components['schemas']['MerchantFigures']; at: string }) {
  const { i18n } = useLingui();
  const days = from === to ? formatDay(from, i18n.locale) : `${formatDay(from, i18n.locale)} – ${formatDay(to, i18n.locale)}`;
  const time = formatDateTime(at, i18n.locale, timeZone);
  return (
    <Text size="s" tone="muted">
      <Trans>
        {days} ({timeZone}), as of {time}. Compared with the same weekdays <Plural value={daysBefore / 7} one="a week" other="# weeks" />{' '}
        earlier; today is compared up to the same time. Figures are up to a minute old.
      </Trans>
    </Text>
  );
}
