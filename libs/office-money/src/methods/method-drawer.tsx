import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, HistoryOf, Moment, ReasonDialog, useLeaving, useTold, WaitingBadge, methodNames } from '@parlour/office-ui';
import { Button, Drawer, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { TestPayments } from './test-payments.tsx';
import { MethodForm } from './method-form.tsx';
import { MethodHealthText, MethodState, type Method } from './method-texts.tsx';

interface MethodDrawerProps {
  method: Method;
  may: 'alone' | 'proposes' | 'sees';
  /** A change has been proposed. */
  waits: boolean;
  onClose: () => void;
}

/** One payment method: how well it works, a switch, and its terms. */
export function MethodDrawer({ method, may, waits, onClose }: MethodDrawerProps) {
  const { t, i18n } = useLingui();
  const turn = useOfficeMutation('switchPaymentMethod');
  const [isTyped, setTyped] = useState(false);
  const { leave, question } = useLeaving(isTyped, onClose);
  const [isSwitching, setSwitching] = useState(false);
  const name = i18n._(methodNames[method.method]);
  const { merchant, on, version } = method;
  const told = useTold();
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && leave()} title={t`${name} at ${merchant}`} closeText={t`Close`}>
        <Stack gap="5">
          <Stack gap="3">
            <Inline gap="2">
              <MethodState now={method.now} />
              {waits && <WaitingBadge />}
            </Inline>
            <MethodFacts method={method} />
            {may !== 'sees' && (
              <div>
                <Button size="s" variant="secondary" onClick={() => setSwitching(true)}>
                  {on ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
                </Button>
              </div>
            )}
          </Stack>
          <TestPayments method={method} mayTest={may === 'alone'} />
          {may === 'sees' ? (
            <Text tone="muted">
              <Trans>Your roles show payment methods and don’t change them. An owner can.</Trans>
            </Text>
          ) : (
            <MethodForm
              method={method}
              proposes={may === 'proposes'}
              onTyped={setTyped}
              onSaved={(answer) => {
                told(answer, t`Saved. It applies from the next deposit.`);
                onClose();
              }}
            />
          )}
          <HistoryOf kind="method" id={method.id} />
        </Stack>
      </Drawer>
      {question}
      {isSwitching && (
        <ReasonDialog
          open
          onClose={() => setSwitching(false)}
          title={on ? t`Turn off “${name}” at ${merchant}?` : t`Turn on “${name}” at ${merchant}?`}
          label={t`Reason`}
          confirmText={on ? t`Turn off` : t`Turn on`}
          destructive={on}
          onConfirm={async (reason) =>
            told(
              await turn.mutateAsync({ body: { merchant, method: method.method, on: !on, version, reason } }),
              on ? t`No one can start a deposit with it now.` : t`Players can pay by it again.`,
            )
          }
        >
          {on && (
            <Text>
              <Trans>It vanishes from open pages at once. Deposits that were begun by it can still be paid.</Trans>
            </Text>
          )}
        </ReasonDialog>
      )}
    </>
  );
}

function MethodFacts({ method: { provider, lastDay, by, at, reason } }: { method: Method }) {
  const { t, i18n } = useLingui();
  const { succeeded, failed, unpaid, pending } = lastDay;
  const number = (count: number) => new Intl.NumberFormat(i18n.locale).format(count);
  const [paid, lost, left, waits] = [succeeded, failed, unpaid, pending].map(number);
  return (
    <Facts
      entries={[
        { key: 'provider', label: t`Provider`, value: provider },
        {
          key: 'success',
          label: t`Success in 24 hours`,
          value: (
            <>
              <MethodHealthText of={lastDay} />
              <Text size="s" tone="muted">
                <Trans>
                  {paid} arrived, {lost} failed, {left} not paid, {waits} still open
                </Trans>
              </Text>
            </>
          ),
        },
        ...(at === null ? [] : [{ key: 'at', label: t`Changed`, value: <Moment at={at} /> }]),
        ...(by ? [{ key: 'by', label: t`Changed by`, value: <Foreign text={by} /> }] : []),
        ...(reason === null ? [] : [{ key: 'reason', label: t`Reason`, value: <Foreign text={reason} /> }]),
      ]}
    />
  );
}
