import { Trans, useLingui } from '@lingui/react/macro';
import { addWithdrawalProofMutation, confirmWithdrawalMutation, useApi, type Schema } from '@parlour/api';
import { checkAmount, currencies, currencySymbol, formatMoney, fromWire, money, toDecimal, whyNotWithdrawal } from '@parlour/domain';
import { ProofField } from '@parlour/forms';
import { useErrorToast } from '@parlour/loaded';
import { AmountField, Button, ConfirmDialog, contentOf, Inline, Stack, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { amountRefusalText } from '../form/amount-message.ts';

/**
 * Asks whether the money arrived. A no calls in an operator and says how much is missing; the member loses nothing either way
 * (specification 4).
 */
export function ConfirmReceipt({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const whole = fromWire(withdrawal.amount);
  const { currency } = whole;
  const [doubting, setDoubting] = useState(false);
  const [missing, setMissing] = useState(() => toDecimal(whole));
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [api, queryClient] = [useApi(), useQueryClient()];
  const showError = useErrorToast();
  const confirm = useMutation({ ...confirmWithdrawalMutation(api, queryClient), onError: showError });
  const add = useMutation({ ...addWithdrawalProofMutation(api, queryClient), onError: showError });
  const busy = confirm.isPending || add.isPending;
  const say = (answer: Schema<'ConfirmationPayload'>) =>
    confirm.mutate(
      { withdrawalId: withdrawal.id, ...answer },
      {
        onSuccess: () => {
          setDoubting(false);
          toasts.show({
            mood: 'success',
            text: answer.outcome === 'received' ? t`Thank you for confirming.` : t`An operator will look into it and answer by message.`,
          });
        },
      },
    );
  const limits = { min: money(1n, currency), max: whole };
  const remaining = checkAmount(missing, currency, limits);
  async function report() {
    if (typeof remaining === 'string') return;
    // Pictures are sent first, each once: if one fails, it stays in the dialog with everything else.
    for (const picture of pictures) {
      try {
        await add.mutateAsync({ withdrawalId: withdrawal.id, content: await contentOf(picture) });
      } catch {
        return;
      }
      setPictures((left) => left.filter((each) => each !== picture));
    }
    say({ outcome: 'notReceived', ...(remaining.minor < whole.minor && { remaining: toDecimal(remaining) }) });
  }
  return (
    <Inline gap="2">
      <Button size="s" loading={confirm.isPending && !doubting} onClick={() => say({ outcome: 'received' })}>
        <Trans>I received it</Trans>
      </Button>
      {!whyNotWithdrawal(withdrawal.status, 'dispute') && (
        <Button size="s" variant="ghost" onClick={() => setDoubting(true)}>
          <Trans>Not received</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={doubting}
        onOpenChange={setDoubting}
        title={t`Has the money not arrived?`}
        text={t`Banks can take a while. If you report it, an operator checks the payment and decides.`}
        confirmText={t`Report it`}
        cancelText={t`Wait a little`}
        closeText={t`Close`}
        busy={busy}
        onConfirm={() => void report()}
      >
        <Stack gap="4">
          <AmountField
            label={t`Amount still missing`}
            value={missing}
            onValueChange={setMissing}
            readOnly={busy}
            decimals={currencies[currency].exponent}
            symbol={currencySymbol(currency, i18n.locale)}
            locale={i18n.locale}
            hint={t`If a part arrived, enter only the rest.`}
            error={
              typeof remaining === 'string'
                ? amountRefusalText(i18n, remaining, { limits, say: (amount) => formatMoney(amount, i18n.locale) })
                : undefined
            }
          />
          <ProofField
            pictures={pictures}
            sent={withdrawal.proofs ?? 0}
            example={t`Such as your account statement.`}
            disabled={busy}
            onChange={setPictures}
          />
        </Stack>
      </ConfirmDialog>
    </Inline>
  );
}
