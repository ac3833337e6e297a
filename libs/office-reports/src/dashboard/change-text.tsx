import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { changeOf } from './change.ts';

/** How a figure has changed since the same weekdays before; `children` is its value then. */
export function Change({ now, before, children }: { now: string | number | null; before: string | number | null; children: ReactElement }) {
  const { i18n } = useLingui();
  const change = now === null || before === null ? null : changeOf(Number(now), Number(before));
  if (change === null) return <Trans>Before: {children}</Trans>;
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(
    change,
  );
  return (
    <Trans>
      {percent} on {children}
    </Trans>
  );
}
