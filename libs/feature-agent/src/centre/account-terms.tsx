// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { asciiDigits, Select, TextField } from '@parlour/ui';
import { typeNames } from './type-names.ts';

export interface Terms {
  type: Schema<'AgentAccountType'>;
  /** As it is typed; empty for none. */
  group: string;
}

/** The type of a new account, member or agent, and its prize group. Operators make heads of lines. */
export function AccountTerms({ terms, onChange }: { terms: Terms; onChange: (next: Terms) => void }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Select
        label={t`Type`}
        value={String(terms.type)}
        onChange={({ currentTarget }) => onChange({ ...terms, type: currentTarget.value === '1' ? 1 : 0 })}
        options={([0, 1] as const).map((value) => ({ value: String(value), text: i18n._(typeNames[value]) }))}
      />
      <GroupField value={terms.group} onChange={(group) => onChange({ ...terms, group })} />
    </>
  );
}

interface GroupFieldProps {
  value: string;
  onChange: (typed: string) => void;
  required?: boolean;
  error?: string | undefined;
}

/** The prize group of an account below. */
export function GroupField({ value, onChange, required = false, error }: GroupFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Prize group`}
      required={required}
      optionalText={required ? undefined : t`optional`}
      hint={t`From 1700 to 2000, and at most your own.`}
      inputMode="numeric"
      dir="ltr"
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The prize group in a text; undefined for anything else. */
export const groupFrom = (typed: string): number | undefined => wholeNumber(asciiDigits(typed), 1700, 2000);

/** The whole number in a text, within bounds; undefined for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}
