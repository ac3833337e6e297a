// @flag socialLogin
import { Trans, useLingui } from '@lingui/react/macro';
import { socialAddress, socialLoginMutation, socialProvidersQuery, useApi, type Schema } from '@parlour/api';
import { Button, FormError } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoginWayProps } from '../login/login-steps.ts';
import { verificationOf } from '../verification/asked.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { proofIn, type SocialProof } from './social-proof.ts';
import * as styles from './social.css.ts';
import { useSocialJourney } from './use-social-journey.ts';

interface SocialButtonsProps extends LoginWayProps {
  /** A provider proved the identity of somebody who has no account here. */
  onNew: (proof: SocialProof) => void;
}

/** A button for each provider for logging in or registering; empty if there is none. */
export function SocialButtons({ onDone, onVerify, onNew }: SocialButtonsProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { data: providers = [] } = useQuery(socialProvidersQuery(api));
  const login = useMutation(socialLoginMutation(api, useQueryClient()));
  const { go, at, problem, blockedAt } = useSocialJourney({
    purpose: 'login',
    finish: async (back, provider) => {
      try {
        onDone((await login.mutateAsync(back)).passwordExpired);
      } catch (error) {
        const asked = verificationOf(error);
        if (asked) return onVerify(asked);
        const proof = proofIn(error, provider);
        if (!proof) throw error;
        onNew(proof);
      }
    },
  });
  if (providers.length === 0) return null;

  return (
    <div className={styles.buttons}>
      <FormError message={problem && i18n._(problem)} />
      {blockedAt && (
        <Button block onClick={() => void socialAddress(api, 'login', blockedAt.provider).then((url) => location.assign(url))}>
          <Trans>Continue in this window</Trans>
        </Button>
      )}
      {providers.map((each) => (
        <ProviderButton key={each.provider} {...each} waiting={at?.provider === each.provider} onClick={() => go(each)} />
      ))}
      {at && <Waiting name={at.name} />}
    </div>
  );
}

interface ProviderButtonProps extends Schema<'SocialProvider'> {
  /** The visitor is at the provider's page. */
  waiting: boolean;
  onClick: () => void;
}

function ProviderButton({ name, icon, waiting, onClick }: ProviderButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      block
      icon={<ProviderIcon icon={icon} />}
      loading={waiting}
      loadingText={t`Waiting for ${name}`}
      onClick={onClick}
    >
      <Trans>Continue with {name}</Trans>
    </Button>
  );
}

function Waiting({ name }: { name: string }) {
  return (
    <p className={styles.waiting} role="status">
      <Trans>Please continue in the window of {name}.</Trans>
    </p>
  );
}
