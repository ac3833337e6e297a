// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { cancelTicketMutation, useApi, type Schema } from '@parlour/api';
import { fromWire } from '@parlour/domain';
import { useErrorToast } from '@parlour/loaded';
import { Badge, Button, ConfirmDialog, Money, useToasts, type Mood } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../words/format.ts';
import { lineStateNames } from '../words/names.ts';
import { reasonText } from '../words/reason-names.ts';
import { placeName, symbolName } from '../words/symbol-names.ts';
import { typeName } from '../words/type-names.ts';
import * as styles from './play.css.ts';

export const stateMoods: Readonly<Record<Schema<'LineState'>, Mood>> = {
  accepted: 'accent',
  cancelled: 'neutral',
  pending: 'warning',
  won: 'win',
  lost: 'neutral',
  refunded: 'second',
};

interface OwnLinesProps {
  lines: readonly Schema<'LotteryLine'>[];
  types: readonly Schema<'LotteryBetType'>[];
  /** Whether tickets of this draw can be cancelled now. */
  cancellable: boolean;
}

/** The player's lines in a draw: state, stake, payout and reason. */
export function OwnLines({ lines, types, cancellable }: OwnLinesProps) {
  const { i18n } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  const tickets = new Set<string>();
  return (
    <>
      <ul className={styles.ownLines}>
        {lines.map((line) => {
          const type = types.find(({ id }) => id === line.type);
          const first = !tickets.has(line.ticketId);
          tickets.add(line.ticketId);
          const reason = line.reason !== undefined && line.state !== 'accepted' ? reasonText(i18n, line.reason) : undefined;
          return (
            <li key={line.lineId} className={styles.ownLine}>
              <span>
                <span className={styles.ownName}>
                  {type ? typeName(i18n, type) : line.type}
                  {line.at !== undefined && <> · {placeName(i18n, line.at)}</>}
                </span>
                <span className={styles.ownNumbers}>{line.selection.map((element) => symbolName(i18n, element)).join(' ')}</span>
              </span>
              <span className={styles.ownSide}>
                <Badge mood={stateMoods[line.state]}>{i18n._(lineStateNames[line.state])}</Badge>
                <LineMoney line={line} />
              </span>
              {reason !== undefined && <span className={styles.ownReason}>{reason}</span>}
              {FLAGS.lotteryCancel && cancellable && first && line.state === 'accepted' && (
                <span className={styles.ownReason}>
                  <Button size="s" variant="ghost" className={styles.back} onClick={() => setAsked(line.ticketId)}>
                    <Trans>Cancel this ticket</Trans>
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {FLAGS.lotteryCancel && <CancelDialog ticketId={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function LineMoney({ line: { stake, payout, refund } }: { line: Schema<'LotteryLine'> }) {
  const { i18n } = useLingui();
  if (fromWire(payout).minor > 0n) return <Money mood="win" text={`+${said(payout, i18n.locale)}`} />;
  if (fromWire(refund).minor > 0n) return <Money text={said(refund, i18n.locale)} />;
  return <Money mood="muted" text={said(stake, i18n.locale)} />;
}

/** Asks before a whole ticket is cancelled. */
export function CancelDialog({ ticketId, onClose }: { ticketId: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const showError = useErrorToast();
  const cancel = useMutation(cancelTicketMutation(useApi(), useQueryClient()));
  return (
    <ConfirmDialog
      open={ticketId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Cancel this ticket?`}
      text={t`All bets of the ticket are taken back, and the full stake returns to your balance.`}
      confirmText={t`Cancel the ticket`}
      cancelText={t`Keep it`}
      closeText={t`Close`}
      destructive
      busy={cancel.isPending}
      onConfirm={() =>
        ticketId !== null &&
        cancel.mutate(ticketId, {
          onSuccess: () => toasts.show({ mood: 'success', text: t`The ticket is cancelled. Your stake is back.` }),
          onError: showError,
          onSettled: onClose,
        })
      }
    />
  );
}
