import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@parlour/domain';
import { TextField } from '@parlour/ui';
import { EntriesField } from './entries-field.tsx';

/** Other addresses of the brand, such as its channels. */
export function ResourcesField({ value, onChange }: { value: readonly Resource[]; onChange: (value: readonly Resource[]) => void }) {
  const { t } = useLingui();
  return (
    <EntriesField
      label={t`Channels and addresses`}
      value={value}
      onChange={onChange}
      nameOf={({ resourceType }) => resourceType}
      blank={{ resourceType: '', url: 'https://' }}
      fields={({ resourceType, url }, change) => (
        <>
          <TextField
            label={t`Kind`}
            hint={t`Letters and digits, such as TELEGRAM. Known channels are in the footer.`}
            maxLength={40}
            value={resourceType}
            onChange={({ target }) => change({ resourceType: target.value.trim() })}
          />
          <TextField
            label={t`Address`}
            hint={t`Begins with https:// or mailto:`}
            inputMode="url"
            maxLength={500}
            value={url}
            onChange={({ target }) => change({ url: target.value.trim() })}
          />
        </>
      )}
    />
  );
}
