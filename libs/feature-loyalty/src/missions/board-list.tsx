// @flag missions
import { Trans, useLingui } from '@lingui/react/macro';
import { claimBoardPrizeMutation, useApi, type Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { Button, Card, EmptyState, Inline, Stack, Text } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { BoardRows } from '../shown/board-rows.tsx';
import { said } from '../shown/said.ts';
import { useClaim } from '../shown/use-claim.ts';
import * as styles from '../shown/loyalty.css.ts';

/** The boards with their rows, always including the member's own, and the prizes of past periods. */
export function BoardList({ boards: { list, won } }: { boards: Schema<'MissionLeaderboard'> }) {
  const { t, i18n } = useLingui();
  const { busy, take } = useClaim(claimBoardPrizeMutation(useApi(), useQueryClient()));
  if (list.length === 0 && won.length === 0)
    return <EmptyState title={t`No leaderboard right now`} text={t`When one is running, you will see where you stand here.`} />;
  return (
    <Stack gap="4">
      {won
        .filter(({ status }) => status === 'claim')
        .map(({ code, period, rank, prize }) => (
          <Card key={`${code} ${period}`}>
            <Inline justify="between">
              <Text>{t`You finished in place ${i18n.number(rank)}: ${said(prize, i18n.locale)}`}</Text>
              <Button
                size="s"
                loading={busy?.code === code && busy.period === period}
                loadingText={t`Taking`}
                onClick={() => take({ code, period })}
              >
                <Trans>Claim</Trans>
              </Button>
            </Inline>
          </Card>
        ))}
      {list.map((board) => (
        <Board key={board.code} board={board} />
      ))}
    </Stack>
  );
}

function Board({ board: { title, measure, window, rows, own } }: { board: Schema<'BoardView'> }) {
  const { t, i18n } = useLingui();
  return (
    <Card>
      <Stack gap="3">
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <p className={styles.muted}>{t`Until ${formatToMinute(window.end, i18n.locale)}`}</p>
        <BoardRows measure={measure} rows={rows} own={own} />
      </Stack>
    </Card>
  );
}
