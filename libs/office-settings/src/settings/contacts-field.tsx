import { useLingui } from '@lingui/react/macro';
import { contactPositions, contactTypes, type Contact } from '@parlour/domain';
import { Select, TextField } from '@parlour/ui';
import { EntriesField } from './entries-field.tsx';
import { contactTypeNames, positionNames } from './setting-texts.ts';

/** How members reach customer service. */
export function ContactsField({ value, onChange }: { value: readonly Contact[]; onChange: (value: readonly Contact[]) => void }) {
  const { t, i18n } = useLingui();
  return (
    <EntriesField
      label={t`Contacts`}
      value={value}
      onChange={onChange}
      nameOf={({ title }) => title}
      blank={{ csType: 'LIVECHAT', title: '', url: 'https://' }}
      fields={({ csType, title, url, csPosition = 'FLOATING' }, change) => (
        <>
          <Select
            label={t`Kind`}
            value={csType}
            options={contactTypes.map((type) => ({ value: type, text: i18n._(contactTypeNames[type]) }))}
            onChange={({ target }) => change({ csType: target.value as Contact['csType'] })}
          />
          <TextField label={t`Title`} maxLength={100} value={title} onChange={({ target }) => change({ title: target.value })} />
          <TextField
            label={t`Address`}
            hint={t`Begins with https:// or mailto:`}
            inputMode="url"
            maxLength={500}
            value={url}
            onChange={({ target }) => change({ url: target.value.trim() })}
          />
          <Select
            label={t`Shown`}
            value={csPosition}
            options={contactPositions.map((position) => ({ value: position, text: i18n._(positionNames[position]) }))}
            onChange={({ target }) => change({ csPosition: target.value as NonNullable<Contact['csPosition']> })}
          />
        </>
      )}
    />
  );
}
