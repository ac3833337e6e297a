import { useLingui } from '@lingui/react/macro';
import { formatDay } from '@parlour/domain';
import { dayIn } from '@parlour/domain/reports';
import { Chip } from '@parlour/ui';
import { use } from 'react';
import { ZoneContext } from '../cells/cells.tsx';

/** The span of an address, such as that of a figure whose list is shown: moments in ISO 8601, `to` exclusive. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Says which days a list is restricted to, and takes the restriction away when it is pressed; nothing where there is none. */
export function SpanChip({ label, span: { from, to }, onClear }: { label: string; span: Span; onClear: () => void }) {
  const { t, i18n } = useLingui();
  const zone = use(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const dayOf = (at: number) => (Number.isNaN(at) ? undefined : formatDay(dayIn(zone, new Date(at)), i18n.locale));
  const first = from === undefined ? undefined : dayOf(Date.parse(from));
  const last = to === undefined ? undefined : dayOf(Date.parse(to) - 1);
  if (first === undefined && last === undefined) return null;
  const days = first === last ? first : `${first ?? ''} – ${last ?? ''}`;
  const tag = `${label} ${days}`;
  return (
    <Chip selected onClick={onClear} aria-label={t`Remove the filter ${tag}`}>
      {label}: {days} ×
    </Chip>
  );
}
