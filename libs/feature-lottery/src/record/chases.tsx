// @flag lotteryChase
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { chasesQuery, stopChaseMutation, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, fromWire } from '@parlour/domain';
import { LoadFailure, LoadingLines, PageTurner, useErrorToast } from '@parlour/loaded';
import { Badge, Button, ConfirmDialog, EmptyState, Money, Stack } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stateMoods } from '../play/own-lines.tsx';
import { said } from '../words/format.ts';
import { issueOf } from '../words/issue-of.ts';
import { lineStateNames } from '../words/names.ts';
import { symbolName } from '../words/symbol-names.ts';
import * as styles from './record.css.ts';

const chaseStates = {
  running: msg`Running`,
  done: msg`Done`,
  stopped: msg`Stopped`,
  won: msg`Stopped by a win`,
} as const satisfies Record<Schema<'ChaseState'>, MessageDescriptor>;
const stepStates = {
  held: msg`Set aside`,
  placed: msg`Placed`,
  skipped: msg`Skipped`,
  returned: msg`Returned`,
} as const satisfies Record<Schema<'ChaseStepState'>, MessageDescriptor>;

/** Why the stake of a step came back. */
const stepReasons: Readonly<Record<string, MessageDescriptor>> = {
  WON: msg`An earlier draw won.`,
  STOPPED: msg`You stopped the chase.`,
  VOID_DRAW: msg`The draw is void.`,
  DRAW_CLOSED: msg`The draw closed before the bet could be placed.`,
  ODDS_CHANGED: msg`The odds had fallen.`,
};
const notPossible = msg`The bet was not possible in this draw.`;

/** The player's chases with their steps; a running one can be stopped. */
export function Chases() {
  const { t } = useLingui();
  const showError = useErrorToast();
  const api = useApi();
  const [pageNo, setPageNo] = useState(1);
  const [asked, setAsked] = useState<string | null>(null);
  const chases = useQuery(chasesQuery(api, useLanguage(), pageNo));
  const stop = useMutation(stopChaseMutation(api, useQueryClient()));
  if (chases.isError) return <LoadFailure title={t`This list could not be loaded`} query={chases} />;
  if (!chases.data) return <LoadingLines lines={6} />;
  const { list, page } = chases.data;
  if (list.length === 0) return <EmptyState title={t`No chases here`} text={t`A chase plays the same bet in several draws in a row.`} />;
  return (
    <Stack gap="3">
      {list.map((chase) => (
        <ChaseCard key={chase.chaseId} chase={chase} onStop={() => setAsked(chase.chaseId)} />
      ))}
      {page.totalPages > 1 && (
        <PageTurner label={t`Pages of chases`} page={page.pageNo} totalPages={page.totalPages} onPageChange={setPageNo} />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t`Stop this chase?`}
        text={t`Bets that are placed stand. The stakes of the draws that are still to come return to your balance.`}
        confirmText={t`Stop the chase`}
        cancelText={t`Let it run`}
        closeText={t`Close`}
        busy={stop.isPending}
        onConfirm={() =>
          asked !== null &&
          stop.mutate(asked, {
            onError: showError,
            onSettled: () => setAsked(null),
          })
        }
      />
    </Stack>
  );
}

function ChaseCard({ chase, onStop }: { chase: Schema<'Chase'>; onStop: () => void }) {
  const { t, i18n } = useLingui();
  const { gameCode, gameName, selection, stopOnWin, state, held, placedAt, steps } = chase;
  return (
    <section className={styles.line} aria-label={t`Chase of ${gameName}`}>
      <span className={styles.transfer}>
        <strong>
          <bdi>{gameName}</bdi> · <bdi>{selection.map((element) => symbolName(i18n, element)).join(' ')}</bdi>
        </strong>
        <Badge mood={state === 'won' ? 'win' : state === 'running' ? 'accent' : 'neutral'}>{i18n._(chaseStates[state])}</Badge>
      </span>
      <span className={styles.muted}>
        {formatDateTime(placedAt, i18n.locale)} · {t`${plural(steps.length, { one: '# draw', other: '# draws' })}`}
        {stopOnWin && <> · {t`Stops when it wins`}</>}
      </span>
      <ol className={styles.steps}>
        {steps.map(({ step, drawId, stake, state: at, reason, lineState }) => (
          <li key={step} className={styles.step}>
            <span className={styles.bet}>
              <bdi>{issueOf({ drawId, gameCode })}</bdi>
              {reason !== undefined && <span className={styles.muted}>{i18n._(stepReasons[reason] ?? notPossible)}</span>}
            </span>
            <span>
              <Money text={said(stake, i18n.locale)} />{' '}
              <Badge mood={lineState ? stateMoods[lineState] : 'neutral'}>
                {lineState ? i18n._(lineStateNames[lineState]) : i18n._(stepStates[at])}
              </Badge>
            </span>
          </li>
        ))}
      </ol>
      {state === 'running' && (
        <span className={styles.transfer}>
          {fromWire(held).minor > 0n && (
            <span className={styles.muted}>
              <Trans>Still set aside: {said(held, i18n.locale)}</Trans>
            </span>
          )}
          <Button size="s" variant="secondary" onClick={onStop}>
            <Trans>Stop the chase</Trans>
          </Button>
        </span>
      )}
    </section>
  );
}
