// @flag themeSwitch
import { useLingui } from '@lingui/react/macro';
import { Switch } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTheme } from './use-theme.ts';

export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme, toggle } = useTheme();
  // A switch pressed in the rendered page before it became live counts.
  const input = useRef<HTMLInputElement>(null);
  const early = useEffectEvent(() => {
    if (input.current && input.current.checked !== input.current.defaultChecked) toggle();
  });
  useEffect(() => early(), []);
  return <Switch ref={input} autoComplete="off" label={t`Light theme`} checked={theme === 'light'} onChange={toggle} />;
}
