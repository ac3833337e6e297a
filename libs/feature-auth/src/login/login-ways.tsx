import { useLingui } from '@lingui/react/macro';
import { useIsOn } from '@parlour/api';
import { Tabs } from '@parlour/ui';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { rememberedMobile, remembered } from './remembered.ts';
import { SmsLoginForm } from './sms-login-form.tsx';
import type { LoginWayProps } from './login-steps.ts';

/** The ways to log in by typing, one tab each if the brand has several; the remembered one first. */
export function LoginWays(way: LoginWayProps) {
  const { t } = useLingui();
  const isOn = useIsOn();
  const [by, setBy] = useState<'username' | 'sms'>(() => (rememberedMobile() && remembered().username === '' ? 'sms' : 'username'));
  // Agents log in by username (specification 2).
  if (!FLAGS.smsLogin || !isOn('smsLogin') || way.entrance === 'agent') return <LoginForm {...way} />;
  return (
    <Tabs
      label={t`Ways to log in`}
      value={by}
      onValueChange={setBy}
      items={[
        { key: 'username', text: t`By password`, content: <LoginForm {...way} /> },
        { key: 'sms', text: t`By SMS code`, content: <SmsLoginForm {...way} /> },
      ]}
    />
  );
}
