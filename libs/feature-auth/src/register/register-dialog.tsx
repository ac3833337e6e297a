import { Trans, useLingui } from '@lingui/react/macro';
import { registerSettingsQuery, useApi, type Schema } from '@parlour/api';
import { FormFoot } from '@parlour/forms';
import { LoadFailure } from '@parlour/loaded';
import { Dialog, EmptyState, Skeleton, Tabs, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as styles from '../form.css.ts';
import { ProofNote } from '../social/proof-note.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import type { SocialProof } from '../social/social-proof.ts';
import { useWelcome } from '../use-welcome.ts';
import { RegisterForm } from './register-form.tsx';
import { useInvitation } from './use-invitation.ts';
import { useRegisterForm, type RegisterMethod } from './use-register-form.ts';
import type { VerificationAsked } from '../verification/asked.ts';

export interface RegisterDialogProps {
  referralCode: string | undefined;
  /** The visitor's identity from a provider, whose account there is connected at the end. */
  social?: SocialProof | undefined;
  onClose: () => void;
  /** True if it was an existing member who must change the password first. */
  onDone: (passwordExpired: boolean) => void;
  /** A provider proved the identity of somebody who has no account here. */
  onNew: (proof: SocialProof) => void;
  /** A provider proved the identity of a member who needs one more proof. */
  onVerify: (asked: VerificationAsked) => void;
  onLogin: () => void;
}

export function RegisterDialog({ onClose, onLogin, onNew, onVerify, ...form }: RegisterDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="l" open onOpenChange={(open) => !open && onClose()} title={t`Register`} closeText={t`Close`} coverCloses={false}>
      <div className={styles.form}>
        {FLAGS.socialLogin && form.social && <ProofNote provider={form.social.provider} />}
        <RegisterContent {...form} />
        {FLAGS.socialLogin && !form.social && <SocialButtons onDone={form.onDone} onVerify={onVerify} onNew={onNew} />}
        <FormFoot>
          <Trans>
            Already registered? <TextLink render={<button type="button" onClick={onLogin} />}>Log in</TextLink>
          </Trans>
        </FormFoot>
      </div>
    </Dialog>
  );
}

function RegisterContent({ onDone, ...known }: Pick<RegisterDialogProps, 'referralCode' | 'social' | 'onDone'>) {
  const { t } = useLingui();
  const query = useQuery(registerSettingsQuery(useApi()));
  const welcome = useWelcome();
  const registered = () => {
    welcome();
    onDone(false);
  };
  if (query.error) return <LoadFailure title={t`The form could not be loaded`} query={query} />;
  const settings = query.data;
  if (!settings) return <Skeleton shape="block" />;
  if (!settings.open)
    return <EmptyState title={t`Registration is closed at the moment`} text={t`Please come back later, or ask customer service.`} />;
  return <Methods settings={settings} onDone={registered} {...known} />;
}

interface MethodsProps extends Pick<RegisterDialogProps, 'referralCode' | 'social'> {
  onDone: () => void;
  settings: Schema<'RegisterSettings'>;
}

/** By username or by mobile number, as the brand and the settings offer; no tabs if there is only one way. */
function Methods({ settings, referralCode, social, onDone }: MethodsProps) {
  const { t } = useLingui();
  const offered = [
    ...(FLAGS.usernameRegistration && settings.byUsername.length > 0 ? [{ key: 'username' as const, text: t`By username` }] : []),
    ...(FLAGS.mobileRegistration && settings.byMobile.length > 0 ? [{ key: 'mobile' as const, text: t`By mobile number` }] : []),
  ];
  const [by, setBy] = useState<RegisterMethod>(offered[0]?.key ?? 'username');
  const register = useRegisterForm({ by, settings, invitation: useInvitation(referralCode), social, onDone });
  const form = <RegisterForm register={register} settings={settings} />;
  function choose(next: RegisterMethod) {
    register.forgetErrors();
    setBy(next);
  }
  return (
    <FormProvider {...register.form}>
      {offered.length < 2 ? (
        form
      ) : (
        <Tabs
          label={t`Ways to register`}
          value={by}
          onValueChange={choose}
          items={offered.map(({ key, text }) => ({ key, text, content: form }))}
        />
      )}
    </FormProvider>
  );
}
