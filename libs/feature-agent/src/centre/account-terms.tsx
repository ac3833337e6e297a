// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Select, TextField } from '@parlour/ui';
import { typeNames } from './type-names.ts';

export interface Terms {
  type: Schema<'AgentAccountType'>;
  /** As it is typed; empty for none. */
  group: string;
}

/** What a new account is: a member or an agent, and its prize group. Heads of lines are made by operators. */
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
      <TextField
        label={t`Prize group`}
        optionalText={t`optional`}
        hint={t`From 1700 to 2000, and at most your own.`}
        inputMode="numeric"
        dir="ltr"
        value={terms.group}
        onChange={({ currentTarget }) => onChange({ ...terms, group: currentTarget.value })}
      />
    </>
  );
}

/** The whole number in a text, within bounds; undefined for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}
