// @flag lottery
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { drawQuery, lotteryRulesQuery, toApiError, useApi, useLanguage, type Schema } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { Link, useDrawRoute } from '@parlour/routes';
import { Badge, Card, EmptyState, Page, PageHeader, SearchIcon, SectionHeader, Skeleton, Stack, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { isAwaited } from '../play/is-awaited.ts';
import { ResultView } from '../result/result-view.tsx';
import { drawTime } from '../words/format.ts';
import { statusNames } from '../words/names.ts';
import { useTabTitle } from '../words/use-tab-title.ts';
import { BookDownload } from './book-download.tsx';
import { DrawEvidence } from './draw-evidence.tsx';
import { isOver } from './is-over.ts';
import * as styles from './draw.css.ts';

/** The page of a draw, for everybody: its result, what proves it, the hash of its book, and when its state changed. */
export function DrawScreen() {
  const { t } = useLingui();
  const drawId = useDrawRoute();
  const draw = useQuery({
    ...drawQuery(useApi(), useLanguage(), drawId),
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data.status) ? 5000 : false),
  });
  if (draw.isError) {
    const error = toApiError(draw.error);
    if (error.code === 'not_found' || error.code === 'field_invalid')
      return <EmptyState wholeScreen icon={<SearchIcon size="xl" />} title={t`There is no such draw here`} />;
    return <LoadFailure wholeScreen title={t`The draw could not be loaded`} query={draw} />;
  }
  return (
    <Page width="narrow">
      {draw.data ? (
        <Found draw={draw.data} />
      ) : (
        <div aria-busy>
          <Stack gap="4">
            <Skeleton shape="heading" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      )}
    </Page>
  );
}

function Found({ draw }: { draw: Schema<'LotteryDrawDetail'> }) {
  const { i18n } = useLingui();
  const rules = useQuery(lotteryRulesQuery(useApi(), draw.packId, draw.packVersion)).data;
  const { gameName, issue, status, province, drawAt, zone } = draw;
  useTabTitle(`${gameName} ${issue}`);
  return (
    <Stack gap="4">
      <PageHeader
        title={
          <>
            <bdi>{gameName}</bdi> · <bdi>{issue}</bdi>
          </>
        }
        description={
          <>
            {province !== undefined && (
              <>
                <bdi>{province}</bdi> ·{' '}
              </>
            )}
            <bdi>{drawTime(drawAt, i18n.locale, zone)}</bdi>
          </>
        }
        aside={
          <Badge mood={status === 'void' ? 'danger' : status === 'corrected' ? 'warning' : 'accent'}>{i18n._(statusNames[status])}</Badge>
        }
      />
      <Card>
        <Stack gap="3">
          <SectionHeader small title={<Trans>Result</Trans>} />
          {status === 'void' ? (
            <p>
              <Trans>This draw is void. All stakes came back.</Trans>
            </p>
          ) : rules ? (
            <ResultView form={rules.result} result={draw.result} voidPrizes={draw.voidPrizes} live={isAwaited(status)} />
          ) : (
            <Skeleton shape="block" />
          )}
          {status !== 'void' && draw.voidPrizes !== undefined && (
            <p>
              <Trans>A prize that is void doesn’t count: the stakes of bets on it come back. The history below says why.</Trans>
            </p>
          )}
          {status === 'corrected' && (
            <p>
              <Trans>The result was corrected, and every line was settled again. The history below says why.</Trans>
            </p>
          )}
        </Stack>
      </Card>
      {/* A draw that became void before its close never gets a proof or a book. */}
      {(status !== 'void' || draw.evidence) && (
        <Card>
          <DrawEvidence draw={draw} rules={rules} />
        </Card>
      )}
      {(status !== 'void' || draw.bookHash !== undefined) && <Book draw={draw} />}
      <History draw={draw} />
      {FLAGS.lotteryTrends && (
        <TextLink render={<Link to={'/trend' as string} search={{ gameCode: draw.gameCode } as never} />}>
          <Trans>Statistics</Trans>
        </TextLink>
      )}
    </Stack>
  );
}

function Book({ draw: { drawId, status, bookHash, bookLines, bookRowForm } }: { draw: Schema<'LotteryDrawDetail'> }) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack gap="3">
        <SectionHeader small title={<Trans>Book of bets</Trans>} />
        {bookHash === undefined ? (
          <p>
            <Trans>The hash of all accepted bets is published when the draw closes.</Trans>
          </p>
        ) : (
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.term}>
                <Trans>SHA-256 of all accepted lines at the close</Trans>
              </dt>
              <dd className={`${styles.value} ${styles.hash}`}>{bookHash}</dd>
            </div>
            {bookLines !== undefined && (
              <div className={styles.fact}>
                <dt className={styles.term}>
                  <Trans>Lines</Trans>
                </dt>
                <dd className={styles.value}>{t`${plural(bookLines, { one: '# line', other: '# lines' })}`}</dd>
              </div>
            )}
            {bookRowForm !== undefined && (
              <div className={styles.fact}>
                <dt className={styles.term}>
                  <Trans>How a row is written; your ticket shows its own rows</Trans>
                </dt>
                <dd className={`${styles.value} ${styles.hash}`}>{bookRowForm}</dd>
                <dd className={`${styles.value} ${styles.term}`}>
                  <Trans>Rows are in ascending order of lineId, each on its own line. Commas separate the values of a selection.</Trans>
                </dd>
              </div>
            )}
          </dl>
        )}
        {bookHash !== undefined && isOver(status) && <BookDownload drawId={drawId} bookHash={bookHash} />}
      </Stack>
    </Card>
  );
}

function History({ draw: { history } }: { draw: Schema<'LotteryDrawDetail'> }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <Stack gap="3">
        <SectionHeader small title={<Trans>History</Trans>} />
        <ol className={styles.steps}>
          {history.map(({ status, at, reason }, place) => (
            <li key={place} className={styles.step}>
              <span>{i18n._(statusNames[status])}</span>
              <bdi className={styles.term}>{drawTime(at, i18n.locale)}</bdi>
              {reason !== undefined && <span className={styles.reason}>{reason}</span>}
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
