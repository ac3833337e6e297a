import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Select, TextArea, TextField } from '@parlour/ui';
import { TimeField } from './time-field.tsx';
import type { TermSpec } from './term-specs.ts';

interface TermFieldProps {
  spec: TermSpec;
  value: string;
  currency: string;
  /** Of the merchant, in which times are written. */
  timeZone?: string;
  readOnly: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One value of the terms, in a field of its kind. */
export function TermField({
  spec: { type, label, hint, suffix, choices = [] },
  value,
  currency,
  timeZone = 'UTC',
  readOnly,
  error,
  onChange,
}: TermFieldProps) {
  const { i18n } = useLingui();
  const words = { label: i18n._(label), hint: hint && i18n._(hint), error };
  if (type === 'flag')
    return (
      <Checkbox
        label={words.label}
        checked={value === 'true'}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked ? 'true' : '')}
      />
    );
  if (type === 'time') return <TimeField {...words} value={value} timeZone={timeZone} readOnly={readOnly} onChange={onChange} />;
  if (type === 'choice')
    return (
      <Select
        {...words}
        value={value || choices[0]!.value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
        options={choices.map((choice) => ({ value: choice.value, text: i18n._(choice.text) }))}
      />
    );
  if (type === 'amounts' || type === 'prizes' || type === 'levels' || type === 'weights')
    return (
      <TextArea
        {...words}
        rows={5}
        dir="ltr"
        spellCheck={false}
        value={value}
        readOnly={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const unit = { currency, percent: '%', times: '×' }[suffix ?? 'currency'];
  return (
    <TextField
      {...words}
      dir="ltr"
      inputMode={type === 'whole' ? 'numeric' : suffix ? 'decimal' : 'text'}
      {...(suffix && { suffix: unit })}
      value={value}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Names a section of fields. */
export function TermsLegend({ of }: { of: 'gives' | 'takes' | 'wagers' }) {
  if (of === 'gives') return <Trans>What it gives</Trans>;
  return of === 'takes' ? <Trans>Who takes part, and when</Trans> : <Trans>What must be wagered</Trans>;
}
