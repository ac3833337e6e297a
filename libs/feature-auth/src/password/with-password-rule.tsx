import { useLingui } from '@lingui/react/macro';
import { registerSettingsQuery, useApi } from '@parlour/api';
import { passwordLengths, type FieldRule } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** For a brand that registers nobody by password. */
const anyPassword: FieldRule = {
  name: 'password',
  required: true,
  patternId: 0,
  minLength: passwordLengths.floor,
  maxLength: passwordLengths.allowed,
};

/** Renders content that needs the rule for passwords, which is that of registration at this brand, once it is known. */
export function WithPasswordRule({ children }: { children: (rule: FieldRule) => ReactNode }) {
  const { t } = useLingui();
  const settings = useQuery(registerSettingsQuery(useApi()));
  if (settings.data) {
    const { byUsername, byMobile } = settings.data;
    return children([...byUsername, ...byMobile].find(({ name }) => name === 'password') ?? anyPassword);
  }
  if (!settings.error) return <Skeleton lines={4} />;
  return <LoadFailure title={t`The rules for passwords could not be loaded`} query={settings} />;
}
