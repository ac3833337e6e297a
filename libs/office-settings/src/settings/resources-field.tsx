import { useLingui } from '@lingui/react/macro';
import { resourceKindOf, type Resource } from '@parlour/domain';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { contentOf, Field, TextField } from '@parlour/ui';
import { useState } from 'react';
import { EntriesField } from './entries-field.tsx';

interface ResourcesFieldProps {
  merchant: string;
  value: readonly Resource[];
  onChange: (value: readonly Resource[]) => void;
}

/** Other addresses of the brand: its channels, its app, what certifies it. */
export function ResourcesField({ merchant, value, onChange }: ResourcesFieldProps) {
  const { t } = useLingui();
  return (
    <EntriesField
      label={t`Channels and addresses`}
      value={value}
      onChange={onChange}
      nameOf={({ title, resourceType }) => title ?? resourceType}
      blank={{ resourceType: '', url: 'https://' }}
      fields={({ resourceType, url, title, picture }, change) => (
        <>
          <TextField
            label={t`Kind`}
            hint={
              resourceType !== '' && !resourceKindOf({ resourceType })
                ? t`Pages show nothing of this kind.`
                : t`A channel such as TELEGRAM, Android or iOS for the app, CERTIFICATION or LICENCE. A number may follow.`
            }
            maxLength={40}
            value={resourceType}
            onChange={({ target }) => change({ resourceType: target.value.trim() })}
          />
          <TextField
            label={t({ message: 'Address', context: 'a web address' })}
            hint={t`Begins with https:// or mailto:`}
            inputMode="url"
            maxLength={500}
            value={url}
            onChange={({ target }) => change({ url: target.value.trim() })}
          />
          <TextField
            label={t`Title`}
            hint={t`A channel without one has the name of its service.`}
            maxLength={100}
            value={title ?? ''}
            onChange={({ target }) => change({ title: target.value === '' ? undefined : target.value })}
          />
          <PictureField merchant={merchant} picture={picture} onChange={(path) => change({ picture: path })} />
        </>
      )}
    />
  );
}

/** In bytes, as the gateway takes it. */
const largest = 5 * 1024 * 1024;

/** The path of the picture, written or that of a file that is uploaded here. */
function PictureField({
  merchant,
  picture,
  onChange,
}: {
  merchant: string;
  picture: string | undefined;
  onChange: (path: string | undefined) => void;
}) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const upload = useOfficeMutation('uploadPicture');
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > largest) return setProblem(t`The file is larger than ${i18n.number(5)} MB.`);
    try {
      onChange((await upload.mutateAsync({ body: { merchant, name: file.name, content: await contentOf(file) } })).address);
    } catch (error) {
      if (!isPutAside(error)) setProblem(textOf(error));
    }
  };
  return (
    <>
      <TextField
        label={t`Picture`}
        hint={t`A path at the site. Upload a file, or leave it empty.`}
        maxLength={200}
        value={picture ?? ''}
        onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value.trim())}
      />
      <Field label={t`Upload a picture`} hint={t`PNG, JPEG, WebP or AVIF, at most ${i18n.number(5)} MB.`} error={problem}>
        {(ties) => (
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            disabled={upload.isPending}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
            {...ties}
          />
        )}
      </Field>
    </>
  );
}
