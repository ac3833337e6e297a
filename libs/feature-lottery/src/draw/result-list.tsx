// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { openedDrawsQuery, useApi, type Schema } from '@parlour/api';
import { LoadFailure, LoadingLines, PageTurner } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Badge, EmptyState, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResultStrip } from '../result/result-view.tsx';
import { drawTime } from '../words/format.ts';
import { statusNames } from '../words/names.ts';
import * as styles from '../play/play.css.ts';

interface ResultListProps {
  game: Pick<Schema<'LotteryGame'>, 'gameCode' | 'zone'>;
  short?: boolean;
}

/** Closed draws of a game, newest first, each linking to its evidence. `short`: the last ten only. */
export function ResultList({ game: { gameCode, zone }, short = false }: ResultListProps) {
  const { t } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const opened = useQuery(openedDrawsQuery(useApi(), gameCode, short ? {} : { pageNo, pageSize: 20 }));
  if (opened.isError) return <LoadFailure title={t`The results could not be loaded`} query={opened} />;
  if (!opened.data) return <LoadingLines lines={short ? 5 : 10} />;
  const { list, page } = opened.data;
  if (list.length === 0) return <EmptyState title={t`No draw has closed yet`} />;
  return (
    <Stack gap="4">
      <ol className={styles.history}>
        {list.map((draw) => (
          <Row key={draw.drawId} draw={draw} zone={zone} />
        ))}
      </ol>
      {!short && page.totalPages > 1 && (
        <PageTurner
          label={t`Pages of results`}
          page={pageNo}
          totalPages={page.totalPages}
          onPageChange={setPageNo}
          disabled={opened.isPlaceholderData}
        />
      )}
    </Stack>
  );
}

function Row({ draw, zone }: { draw: Schema<'OpenedDraw'>; zone: string }) {
  const { i18n } = useLingui();
  const { drawId, issue, drawAt, status, result } = draw;
  return (
    <li>
      <Link to={'/draw/$drawId' as string} params={{ drawId } as never} className={styles.historyRow}>
        <span className={styles.historyIssue}>
          <bdi>{issue}</bdi> · {drawTime(drawAt, i18n.locale, zone)}
        </span>
        {result && status !== 'void' ? <ResultStrip result={result} /> : <Badge>{i18n._(statusNames[status])}</Badge>}
        {status === 'corrected' && <Badge mood="warning">{i18n._(statusNames.corrected)}</Badge>}
      </Link>
    </li>
  );
}
