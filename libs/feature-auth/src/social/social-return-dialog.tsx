// @flag socialLogin
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, socialLoginMutation, socialProvidersQuery, useApi } from '@parlour/api';
import { FormAside } from '@parlour/forms';
import { Button, Dialog, FormError, Spinner } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from '../form.css.ts';
import type { LoginWayProps } from '../login/login-steps.ts';
import { verificationOf } from '../verification/asked.ts';
import { answerOf } from './social-answer.ts';
import type { SocialBack } from './social-back.ts';
import { proofIn, type SocialProof } from './social-proof.ts';

interface SocialReturnDialogProps extends LoginWayProps {
  back: SocialBack;
  onNew: (proof: SocialProof) => void;
  onClose: () => void;
  /** Opens the log-in dialog. */
  onAgain: () => void;
}

const refused = msg`The log-in failed: access was declined there. Please try again.`;

/** Finishes a log-in when the provider sent the visitor back to this page and no other page is waiting for it. */
export function SocialReturnDialog({ back, onDone, onVerify, onNew, onClose, onAgain }: SocialReturnDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const login = useMutation(socialLoginMutation(api, queryClient));
  const [problem, setProblem] = useState<MessageDescriptor>();

  const finish = useEffectEvent(async () => {
    const answer = answerOf(back);
    if ('error' in answer) return setProblem(refused);
    try {
      onDone((await login.mutateAsync(answer.proof)).passwordExpired);
    } catch (error) {
      const asked = verificationOf(error);
      if (asked) return onVerify(asked);
      const known = await queryClient.ensureQueryData(socialProvidersQuery(api)).catch(() => []);
      const proof = proofIn(error, known.find(({ provider }) => provider === back.provider) ?? { name: back.provider });
      if (proof) onNew(proof);
      else setProblem(errorMessage(error));
    }
  });
  useEffect(() => void finish(), [back]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Log in`} closeText={t`Close`} coverCloses={false} size="s">
      <div className={styles.form}>
        <FormError message={problem && i18n._(problem)} />
        {problem ? (
          <Button block onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <FormAside role="status">
            <Spinner size="s" />
            <Trans>Logging in</Trans>
          </FormAside>
        )}
      </div>
    </Dialog>
  );
}
