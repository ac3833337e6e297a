import { Trans, useLingui } from '@lingui/react/macro';
import { auditEvents } from '@parlour/domain/office';
import { SpanFilter, type Span } from '@parlour/office-ui';
import { Button, Select, TextField } from '@parlour/ui';
import { useState } from 'react';

/** The filters in the address; all of them combined. */
export interface AuditFilters extends Span {
  actor?: string | undefined;
  /** An event, or all events of a subject, such as `member`. */
  event?: string | undefined;
  /** The id of the subject. */
  subject?: string | undefined;
  request?: string | undefined;
  outcome?: 'done' | 'refused' | 'failed' | undefined;
}

export interface AuditFilterBarProps {
  filters: AuditFilters;
  onFilter: (change: AuditFilters) => void;
}

const subjects = [...new Set(auditEvents.map((event) => event.split('.')[0]!))];

/** Filters of the audit log; a typed value applies when Enter is pressed or the field is left. */
export function AuditFilterBar({ filters, onFilter }: AuditFilterBarProps) {
  const { t } = useLingui();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const chosen = filters.event?.split('.')[0];
  return (
    <>
      <Typed label={t`Operator`} value={filters.actor} onValue={(actor) => onFilter({ actor })} />
      <Select
        label={t`Event`}
        hideLabel
        value={filters.event ?? ''}
        onChange={({ target }) => onFilter({ event: target.value || undefined })}
        options={[
          { value: '', text: t`Every event` },
          ...subjects.map((subject) => ({ value: subject, text: t`${subject}: all` })),
          ...auditEvents.filter((event) => event.split('.')[0] === chosen).map((event) => ({ value: event, text: event })),
        ]}
      />
      <Select
        label={t`Outcome`}
        hideLabel
        value={filters.outcome ?? ''}
        onChange={({ target }) => onFilter({ outcome: (target.value || undefined) as AuditFilters['outcome'] })}
        options={[
          { value: '', text: t`Every outcome` },
          { value: 'done', text: t`Done` },
          { value: 'refused', text: t`Refused` },
          { value: 'failed', text: t`Failed` },
        ]}
      />
      <Typed label={t`Subject`} value={filters.subject} onValue={(subject) => onFilter({ subject })} />
      <Typed label={t`Request`} value={filters.request} onValue={(request) => onFilter({ request })} />
      <SpanFilter label={t`Time`} span={filters} onSpan={onFilter} />
      {isFiltered && (
        <Button size="s" variant="ghost" onClick={() => onFilter(noFilters)}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </>
  );
}

export const noFilters: AuditFilters = {
  actor: undefined,
  event: undefined,
  subject: undefined,
  request: undefined,
  outcome: undefined,
  from: undefined,
  to: undefined,
};

interface TypedProps {
  label: string;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
}

function Typed({ label, value = '', onValue }: TypedProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const send = () => text.trim() !== value && onValue(text.trim() || undefined);
  return (
    <TextField
      label={label}
      hideLabel
      placeholder={label}
      value={text}
      maxLength={100}
      spellCheck={false}
      autoCapitalize="none"
      onChange={({ target }) => setText(target.value)}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  );
}
