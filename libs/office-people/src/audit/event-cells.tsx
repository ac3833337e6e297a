import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Foreign } from '@parlour/office-ui';
import { Badge, type BadgeProps } from '@parlour/ui';
import { changesOf } from './changes.ts';

type AuditEvent = components['schemas']['AuditEvent'];

/** How an event ended. */
export function Outcome({ outcome }: Pick<AuditEvent, 'outcome'>) {
  const { t } = useLingui();
  const shown: Record<AuditEvent['outcome'], [mood: BadgeProps['mood'], text: string]> = {
    done: ['win', t`Done`],
    refused: ['warning', t`Refused`],
    failed: ['danger', t`Failed`],
  };
  return <Badge mood={shown[outcome][0]}>{shown[outcome][1]}</Badge>;
}

/** From where it was done. */
export function Via({ via }: Pick<AuditEvent, 'via'>) {
  const { t } = useLingui();
  const texts: Record<AuditEvent['via'], string> = { office: t`Office`, cli: t`Command`, job: t`Job` };
  return texts[via];
}

/** What an event changed, as `status: active → blocked`. */
export function Changes({ event }: { event: AuditEvent }) {
  const changes = changesOf(event);
  return (
    <Foreign
      text={changes.map(({ field, before, after }) => `${field}: ${before === null ? '' : `${before} → `}${after ?? '–'}`).join(' · ')}
    />
  );
}
