import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FileField, FormDialog } from '@parlour/office-ui';
import { contentOf, TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { useFeedRefusal } from './feed-texts.ts';

/** The largest file that can be sent, in bytes: 16 MiB as base64. */
const largestFile = 12_000_000;

interface CheckDialogProps {
  /** The vendor whose list it probably is. */
  vendor: string | undefined;
  onClose: () => void;
  onChecked: (feed: components['schemas']['GameFeed']) => void;
}

interface Fields {
  vendor: string;
  files: FileList | null;
}

/** Asks for a vendor's list and has it checked; the catalogue does not change. */
export function CheckDialog({ vendor, onClose, onChecked }: CheckDialogProps) {
  const { t } = useLingui();
  const textOf = useFeedRefusal();
  const check = useOfficeMutation('checkFeed');
  const form = useForm<Fields>({ defaultValues: { vendor: vendor ?? '', files: null } });
  const { errors } = form.formState;
  const send = async (given: Fields) => {
    const file = given.files![0]!;
    try {
      onChecked(await check.mutateAsync({ body: { vendor: given.vendor.trim(), source: file.name, content: await contentOf(file) } }));
    } catch (error) {
      if ((error as { code?: string }).code !== 'not_found') throw error;
      form.setError('vendor', { message: t`There is no vendor with this code.` });
    }
  };
  const fileProblem = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return t`Choose a file.`;
    return file.size <= largestFile || t`The file is too large.`;
  };
  return (
    <FormDialog
      form={form}
      title={t`Check a vendor’s list`}
      description={t`You see what it would change. Nothing changes until you apply it.`}
      confirmText={t`Check`}
      sendingText={t`Checking`}
      onSend={send}
      refusalText={textOf}
      onClose={onClose}
    >
      <TextField
        label={t`Vendor’s code`}
        autoComplete="off"
        maxLength={40}
        error={errors.vendor?.message}
        {...form.register('vendor', { validate: (code) => code.trim() !== '' || t`Enter the vendor.` })}
      />
      <FileField
        label={t`File`}
        hint={t`JSON, or CSV in UTF-8 with a line of headings. 20,000 games at most.`}
        error={errors.files?.message}
        accept=".json,.csv,.txt,application/json,text/csv"
        {...form.register('files', { validate: fileProblem })}
      />
    </FormDialog>
  );
}
