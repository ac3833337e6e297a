import { useLingui } from '@lingui/react/macro';
import { resourceKindOf, type Resource } from '@parlour/domain';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { PictureUpload } from '@parlour/office-ui';
import { TextField } from '@parlour/ui';
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

/** The path of the picture, typed or that of an uploaded file. */
function PictureField({
  merchant,
  picture,
  onChange,
}: {
  merchant: string;
  picture: string | undefined;
  onChange: (path: string | undefined) => void;
}) {
  const { t } = useLingui();
  const upload = useOfficeMutation('uploadPicture');
  return (
    <>
      <TextField
        label={t`Picture`}
        hint={t`A path on the site. Upload a file, or leave it empty.`}
        maxLength={200}
        value={picture ?? ''}
        onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value.trim())}
      />
      <PictureUpload onUpload={async (file) => onChange((await upload.mutateAsync({ body: { merchant, ...file } })).address)} />
    </>
  );
}
