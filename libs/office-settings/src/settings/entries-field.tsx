import { Trans, useLingui } from '@lingui/react/macro';
import { Button, DeleteIcon, FormSection, IconButton, Inline, PlusIcon, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { MoveUp } from './move-up.tsx';
import * as styles from './settings.css.ts';

interface EntriesFieldProps<Entry> {
  label: string;
  value: readonly Entry[];
  onChange: (value: readonly Entry[]) => void;
  fields: (entry: Entry, change: (part: Partial<Entry>) => void) => ReactNode;
  nameOf: (entry: Entry) => string;
  /** A new one. */
  blank: Entry;
}

/** A list that is edited in place: its entries can be changed, moved up, taken out and added to. */
export function EntriesField<Entry extends object>({ label, value, onChange, fields, nameOf, blank }: EntriesFieldProps<Entry>) {
  const { t } = useLingui();
  const replaced = (place: number, ...entries: Entry[]) => value.toSpliced(place, 1, ...entries);
  return (
    <FormSection title={label}>
      <Stack gap="3">
        {value.map((entry, place) => (
          <div key={place} role="group" aria-label={nameOf(entry) || t`New entry`} className={styles.fields}>
            {fields(entry, (part) => onChange(replaced(place, { ...entry, ...part })))}
            <Inline justify="end" gap="2">
              <MoveUp name={nameOf(entry)} place={place} value={value} onChange={onChange} />
              <IconButton
                size="s"
                icon={<DeleteIcon />}
                label={t`Remove ${nameOf(entry)}`}
                onClick={() => onChange(value.toSpliced(place, 1))}
              />
            </Inline>
          </div>
        ))}
        <div>
          <Button size="s" variant="secondary" icon={<PlusIcon size="s" />} onClick={() => onChange([...value, blank])}>
            <Trans>Add one</Trans>
          </Button>
        </div>
      </Stack>
    </FormSection>
  );
}
