import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, isPutAside, Moment, useRefusalText } from '@parlour/office-ui';
import { Button, Drawer, FormError, Stack, Text, TextLink } from '@parlour/ui';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

const heardTexts = {
  agrees: msg`The vendor has the same.`,
  differs: msg`The vendor reports other sums. Nothing was changed: it must send the missing calls again.`,
  notOver: msg`The vendor’s list does not have it: it isn’t over there.`,
  unknown: msg`The vendor offers no list, or didn’t answer.`,
};

/** One round: what is known about it here, and the vendor's answer when asked. */
export function RoundDrawer({ round, mayAsk, onClose }: { round: Schema<'Round'>; mayAsk: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const ask = useOfficeMutation('askRoundVendor');
  const heard = ask.data;
  const { id, currency } = round;
  const amount = (decimal: string) => <Amount amount={decimal} currency={currency} />;
  return (
    <Drawer
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Round`}
      closeText={t`Close`}
      footer={
        mayAsk && (
          <Button loading={ask.isPending} loadingText={t`Asking`} onClick={() => ask.mutate({ body: { id } })}>
            <Trans>Ask the vendor</Trans>
          </Button>
        )
      }
    >
      <Stack gap="4">
        <Facts
          entries={[
            { key: 'game', label: t`Game`, value: `${round.vendor} ${round.game}` },
            { key: 'placed', label: t`Time`, value: <Moment at={round.placed} seconds /> },
            ...(round.settled === null ? [] : [{ key: 'settled', label: t`Settled`, value: <Moment at={round.settled} seconds /> }]),
            { key: 'stake', label: t`Stake`, value: amount(round.stake) },
            { key: 'win', label: t`Win`, value: amount(round.win) },
            { key: 'vendorRound', label: t`Vendor’s id`, value: <Foreign text={round.vendorRound} /> },
            { key: 'id', label: t`Id`, value: id },
          ]}
        />
        <FormError message={ask.error && !isPutAside(ask.error) ? textOf(ask.error) : undefined} />
        <div role="status">
          {heard && (
            <Stack gap="2">
              <Text tone={heard.heard === 'differs' ? 'danger' : 'muted'}>{i18n._(heardTexts[heard.heard])}</Text>
              {heard.vendorStake !== null && heard.vendorWin !== null && (
                <Facts
                  entries={[
                    { key: 'stake', label: t`Stake, says the vendor`, value: amount(heard.vendorStake) },
                    { key: 'win', label: t`Win, says the vendor`, value: amount(heard.vendorWin) },
                  ]}
                />
              )}
              {heard.verifierUrl !== null && (
                <TextLink href={heard.verifierUrl} target="_blank" rel="noreferrer">
                  <Trans>Verify its fairness at the vendor</Trans>
                </TextLink>
              )}
            </Stack>
          )}
        </div>
      </Stack>
    </Drawer>
  );
}
