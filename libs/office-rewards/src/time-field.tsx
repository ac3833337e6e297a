import { useLingui } from '@lingui/react/macro';
import { publicationTime } from '@parlour/domain/content';
import { isoInZone } from '@parlour/domain/office';
import { TextField } from '@parlour/ui';

interface TimeFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** An instant in ISO 8601; empty for none. */
  value: string;
  timeZone: string;
  readOnly: boolean;
  onChange: (value: string) => void;
}

/** An instant as the clocks of a time zone show it. */
export function TimeField({ hint = '', value, timeZone, onChange, ...field }: TimeFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      type="datetime-local"
      hint={t`In the time of ${timeZone}. ${hint}`}
      value={localOf(value, timeZone)}
      onChange={({ target }) => onChange(publicationTime(target.value, timeZone)?.toISOString() ?? '')}
    />
  );
}

/** The time that the clocks of a zone show at an instant, to the minute; empty if it is not an instant. */
export function localOf(iso: string, timeZone: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : isoInZone(iso, timeZone).slice(0, 16);
}
