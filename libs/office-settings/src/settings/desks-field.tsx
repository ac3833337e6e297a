import { useLingui } from '@lingui/react/macro';
import { isLanguageCode, type Desk } from '@parlour/domain';
import { TextField } from '@parlour/ui';
import { useState } from 'react';
import { EntriesField } from './entries-field.tsx';

/** Desks of the live chat, with their hours. */
export function DesksField({ value, onChange }: { value: readonly Desk[]; onChange: (value: readonly Desk[]) => void }) {
  const { t } = useLingui();
  return (
    <EntriesField
      label={t`Desks`}
      value={value}
      onChange={onChange}
      nameOf={({ name }) => name}
      blank={{ id: '', name: '', languages: ['EN'] }}
      fields={(desk, change) => <DeskFields desk={desk} change={change} />}
    />
  );
}

function DeskFields({ desk: { id, name, languages, picture, hours }, change }: { desk: Desk; change: (part: Partial<Desk>) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(languages.join(', '));
  const codes = typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const between = (from: string, to: string) => change({ hours: from === '' && to === '' ? undefined : { from, to } });
  return (
    <>
      <TextField label={t`Name`} maxLength={60} value={name} onChange={({ target }) => change({ name: target.value })} />
      <TextField
        label={t`Code at the provider`}
        hint={t`Lower-case letters, digits and hyphens`}
        maxLength={40}
        value={id}
        onChange={({ target }) => change({ id: target.value.trim() })}
      />
      <TextField
        label={t`Languages`}
        hint={t`Codes separated by commas, such as BN, EN`}
        value={typed}
        error={codes.length === 0 || !codes.every(isLanguageCode) ? t`Enter codes of languages that the platform has.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          change({
            languages: target.value
              .toUpperCase()
              .split(/[\s,]+/)
              .filter(isLanguageCode),
          });
        }}
      />
      <TextField
        label={t`Picture`}
        hint={t`Begins with https://, or empty`}
        inputMode="url"
        maxLength={500}
        value={picture ?? ''}
        onChange={({ target }) => change({ picture: target.value.trim() || undefined })}
      />
      <TextField
        label={t`Opens at`}
        hint={t`In the time zone of the merchant; empty for the whole day`}
        type="time"
        value={hours?.from ?? ''}
        onChange={({ target }) => between(target.value, hours?.to ?? '')}
      />
      <TextField
        label={t`Closes at`}
        type="time"
        value={hours?.to ?? ''}
        onChange={({ target }) => between(hours?.from ?? '', target.value)}
      />
    </>
  );
}
