import { useLingui } from '@lingui/react/macro';
import { Checkbox, FormSection, Inline, Stack } from '@parlour/ui';
import { MoveUp } from './move-up.tsx';
import { barEntryNames } from './setting-texts.ts';

type Entry = keyof typeof barEntryNames;

interface ListFieldProps {
  label: string;
  /** All possible values. */
  values: readonly string[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Some of a closed list, in an order: ticked ones come first and can be moved up. */
export function ListField({ label, values, value, onChange }: ListFieldProps) {
  const { i18n } = useLingui();
  const nameOf = (entry: string) => i18n._(barEntryNames[entry as Entry]);
  const others = values.filter((entry) => !value.includes(entry));
  return (
    <FormSection title={label}>
      <Stack gap="2">
        {[...value, ...others].map((entry) => {
          const place = value.indexOf(entry);
          return (
            <Inline key={entry} justify="between" gap="2">
              <Checkbox
                label={nameOf(entry)}
                checked={place >= 0}
                onChange={({ target }) => onChange(target.checked ? [...value, entry] : value.toSpliced(place, 1))}
              />
              <MoveUp name={nameOf(entry)} place={place} value={value} onChange={onChange} />
            </Inline>
          );
        })}
      </Stack>
    </FormSection>
  );
}
