import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, registerSettingsQuery, useApi, type Schema } from '@parlour/api';
import { Dialog, EmptyState, ErrorState, Skeleton, Tabs, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as styles from '../form/form.css.ts';
import { FormFoot } from '../form/form-foot.tsx';
import { RegisterForm } from './register-form.tsx';
import { useInvitation } from './use-invitation.ts';
import { useRegisterForm, type RegisterMethod } from './use-register-form.ts';

export interface RegisterDialogProps {
  referralCode: string | undefined;
  onClose: () => void;
  onDone: () => void;
  onLogin: () => void;
}

export function RegisterDialog({ onClose, onLogin, ...form }: RegisterDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog size="l" open onOpenChange={(open) => !open && onClose()} title={t`Register`} closeText={t`Close`} coverCloses={false}>
      <div className={styles.form}>
        <RegisterContent {...form} />
        <FormFoot>
          <Trans>
            Already registered? <TextLink render={<button type="button" onClick={onLogin} />}>Log in</TextLink>
          </Trans>
        </FormFoot>
      </div>
    </Dialog>
  );
}

function RegisterContent({ referralCode, onDone }: Pick<RegisterDialogProps, 'referralCode' | 'onDone'>) {
  const { t, i18n } = useLingui();
  const { data: settings, error, refetch, isFetching } = useQuery(registerSettingsQuery(useApi()));
  if (error) {
    return (
      <ErrorState
        title={t`The form could not be loaded`}
        text={i18n._(errorMessage(error))}
        retryText={t`Try again`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!settings) return <Skeleton shape="block" />;
  if (!settings.open)
    return <EmptyState title={t`Registration is closed at the moment`} text={t`Please come back later, or ask customer service.`} />;
  return <Methods settings={settings} referralCode={referralCode} onDone={onDone} />;
}

interface MethodsProps extends Pick<RegisterDialogProps, 'referralCode' | 'onDone'> {
  settings: Schema<'RegisterSettings'>;
}

/** By username or by mobile number, as the brand and the settings offer; no tabs when there is one way. */
function Methods({ settings, referralCode, onDone }: MethodsProps) {
  const { t } = useLingui();
  const offered = [
    ...(FLAGS.usernameRegistration && settings.byUsername.length > 0 ? [{ key: 'username' as const, text: t`By username` }] : []),
    ...(FLAGS.mobileRegistration && settings.byMobile.length > 0 ? [{ key: 'mobile' as const, text: t`By mobile number` }] : []),
  ];
  const [by, setBy] = useState<RegisterMethod>(offered[0]?.key ?? 'username');
  const register = useRegisterForm({ by, settings, invitation: useInvitation(referralCode), onDone });
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
