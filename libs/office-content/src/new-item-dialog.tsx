import { useLingui } from '@lingui/react/macro';
import { contentAudiences, contentKeyPattern, contentKinds, type ContentKind } from '@parlour/domain/content';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { Select, TextField } from '@parlour/ui';
import { useForm, useWatch } from 'react-hook-form';
import { usePlaces } from './arrange-dialog.tsx';
import { audienceNames, kindNames, type Item } from './words.ts';

interface NewItemDialogProps {
  merchant: string;
  onClose: () => void;
  onDone: (id: string) => void;
}

interface Typed {
  kind: ContentKind;
  key: string;
  place: string;
  audience: Item['audience'];
}

/** Asks for the kind and place of a new item; its texts are written on its page. */
export function NewItemDialog({ merchant, onClose, onDone }: NewItemDialogProps) {
  const { t, i18n } = useLingui();
  const write = useOfficeMutation('writeContent');
  const placesOf = usePlaces(merchant);
  const form = useForm<Typed>({ defaultValues: { kind: 'announcement', key: '', place: 'B', audience: 'B' } });
  const { control, register, setValue, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <FormDialog
      form={form}
      title={t`New content`}
      confirmText={t`Create draft`}
      onClose={onClose}
      onSend={async (typed) => {
        const { item } = await write.mutateAsync({ body: { merchant, ...typed, texts: {}, facts: {} } });
        onDone(item.id);
        onClose();
      }}
    >
      <Select
        label={t`Kind`}
        options={contentKinds.filter((value) => value !== 'legal').map((value) => ({ value, text: i18n._(kindNames[value]) }))}
        {...register('kind', { onChange: () => setValue('place', placesOf(form.getValues('kind'))[0]?.value ?? '') })}
      />
      <Select label={t`Place`} options={placesOf(kind)} {...register('place')} />
      {kind === 'announcement' && (
        <Select
          label={t`For`}
          options={contentAudiences.map((value) => ({ value, text: i18n._(audienceNames[value]) }))}
          {...register('audience')}
        />
      )}
      <TextField
        label={t`Key`}
        hint={t`Lower-case letters, digits and hyphens; an article’s key is its address in help.`}
        error={formState.errors.key && t`Enter a key such as new-year.`}
        {...register('key', { pattern: contentKeyPattern, required: true })}
      />
    </FormDialog>
  );
}
