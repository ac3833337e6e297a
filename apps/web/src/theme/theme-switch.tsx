import { useLingui } from '@lingui/react/macro';
import { Switch } from '@parlour/ui';
import { useTheme } from './use-theme.ts';

export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme, toggle } = useTheme();
  return <Switch label={t`Light theme`} checked={theme === 'light'} onChange={toggle} />;
}
