import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, type Money } from '@parlour/domain';
import { Button, Dialog } from '@parlour/ui';

/** What a withdrawal pays out, and how much bonus money it forfeits. */
export interface Forfeit {
  amount: Money;
  bonus: Money;
}

interface ForfeitDialogProps {
  /** Null while nothing is being asked. */
  forfeit: Forfeit | null;
  busy: boolean;
  onKeep: () => void;
  onAccept: () => void;
}

/** Asks whether a withdrawal may end bonuses: it states both sums and gives both answers equal weight (R23). */
export function ForfeitDialog({ forfeit, busy, onKeep, onAccept }: ForfeitDialogProps) {
  const { t, i18n } = useLingui();
  const amount = forfeit && formatMoney(forfeit.amount, i18n.locale);
  const bonus = forfeit && formatMoney(forfeit.bonus, i18n.locale);
  return (
    <Dialog
      open={forfeit !== null}
      onOpenChange={(open) => !open && onKeep()}
      title={t`This withdrawal ends your bonus`}
      description={
        <Trans>
          You withdraw {amount} of your own money and lose {bonus} of bonus money that has not become cash yet. If you keep the bonus,
          nothing is withdrawn now.
        </Trans>
      }
      size="s"
      closeText={t`Close`}
      closable={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onKeep}>
            <Trans>Keep the bonus</Trans>
          </Button>
          <Button variant="secondary" loading={busy} onClick={onAccept}>
            <Trans>Withdraw and lose the bonus</Trans>
          </Button>
        </>
      }
    />
  );
}
