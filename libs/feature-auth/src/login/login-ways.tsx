import { useLingui } from '@lingui/react/macro';
import { isOnIn, permissionQuery, useApi } from '@parlour/api';
import { Tabs } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { rememberedMobile, remembered } from './remembered.ts';
import { SmsLoginForm } from './sms-login-form.tsx';
import type { LoginWayProps } from './login-steps.ts';

/** The ways to log in by typing, one tab each if the brand has several; the remembered one first. */
export function LoginWays(way: LoginWayProps) {
  const { t } = useLingui();
  const [by, setBy] = useState<'username' | 'sms'>(() => (rememberedMobile() && remembered().username === '' ? 'sms' : 'username'));
  const isOn = useQuery({ ...permissionQuery(useApi()), select: (info) => isOnIn(info)('smsLogin') }).data;
  // If an operator turns it off now, what was typed stays, and so does the message that says why no code was sent.
  const [keptOpen, keepOpen] = useState(false);
  if (isOn && by === 'sms' && !keptOpen) keepOpen(true);
  const offered = isOn !== false || (keptOpen && by === 'sms');
  // Agents log in by username (specification 2).
  if (!FLAGS.smsLogin || !offered || way.entrance === 'agent') return <LoginForm {...way} />;
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
