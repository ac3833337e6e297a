// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { claimPromotionMutation, errorMessage, useApi, type Schema } from '@parlour/api';
import { Button, Dialog, FormError, Stack, Text } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fact } from './offer-draw.tsx';
import { isSeed, newSeed, SeedField } from './seed-field.tsx';
import { useGivenText } from './use-claim-offer.ts';
import * as styles from '../shown/loyalty.css.ts';

interface EnvelopeDialogProps {
  offer: Schema<'PromotionView'> & { draw: Schema<'PromotionDraw'> };
  onClose: () => void;
}

/** Opens an envelope: with both parts of the draw in sight before, and what was inside after (R32). */
export function EnvelopeDialog({ offer: { code, termsVersion, draw }, onClose }: EnvelopeDialogProps) {
  const { t, i18n } = useLingui();
  const givenText = useGivenText();
  const [seed, setSeed] = useState(newSeed);
  const open = useMutation(claimPromotionMutation(useApi(), useQueryClient()));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Open the envelope`}
      size="s"
      closeText={t`Close`}
      closable={!open.isPending}
      footer={
        open.isSuccess ? undefined : (
          <Button loading={open.isPending} disabled={!isSeed(seed)} onClick={() => open.mutate({ code, termsVersion, clientSeed: seed })}>
            <Trans comment="Opens an envelope">Open it</Trans>
          </Button>
        )
      }
    >
      <Stack gap="4">
        <div role="status">{open.isSuccess && <Text as="strong">{givenText(open.data)}</Text>}</div>
        <FormError message={open.error ? i18n._(errorMessage(open.error)) : undefined} />
        {!open.isSuccess && (
          <p className={styles.text}>
            <Trans>
              The prize is drawn from a seed of ours, which we committed to beforehand, and one of yours. Neither side can choose it.
            </Trans>
          </p>
        )}
        {!open.isSuccess && <SeedField value={seed} onChange={setSeed} />}
        <dl className={styles.facts}>
          <Fact name={<Trans>Commitment</Trans>} value={draw.commitment} />
          {open.isSuccess && <Fact name={<Trans>Your seed</Trans>} value={seed} />}
        </dl>
      </Stack>
    </Dialog>
  );
}
