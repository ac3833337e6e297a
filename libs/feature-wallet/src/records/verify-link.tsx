import { Trans } from '@lingui/react/macro';
import { useApi, verifyRoundMutation } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { TextLink } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import * as styles from './records.css.ts';

/** Reveals the seed of a round and opens the vendor's public verifier in a new tab. */
export function VerifyLink({ roundId }: { roundId: string }) {
  const showError = useErrorToast();
  const verify = useMutation(verifyRoundMutation(useApi()));
  const open = () => {
    // Opened during the press itself: browsers block a window that is opened after a response. It gets no access to our page.
    const beside = window.open('about:blank', '_blank');
    verify.mutate(roundId, {
      onSuccess: ({ verifierUrl }) => {
        if (!beside) return window.location.assign(verifierUrl);
        beside.opener = null;
        beside.location.replace(verifierUrl);
      },
      onError: (error) => {
        beside?.close();
        showError(error);
      },
    });
  };
  return (
    <span>
      <TextLink className={styles.link} render={<button type="button" onClick={open} aria-busy={verify.isPending} />}>
        <Trans>Verify the outcome</Trans>
      </TextLink>
    </span>
  );
}
