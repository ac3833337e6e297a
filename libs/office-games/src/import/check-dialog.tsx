import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside } from '@parlour/office-ui';
import { Button, Dialog, Field, FormError, FormLayout, TextField } from '@parlour/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFeedRefusal } from './feed-texts.ts';
import { contentOf, largestFile } from './file-content.ts';
import * as styles from './import.css.ts';

interface CheckDialogProps {
  /** Whose list it probably is. */
  vendor: string | undefined;
  onClose: () => void;
  onChecked: (feed: components['schemas']['GameFeed']) => void;
}

interface Fields {
  vendor: string;
  files: FileList | null;
}

/** Asks for a vendor's list and has it checked; nothing of the catalogue changes. */
export function CheckDialog({ vendor, onClose, onChecked }: CheckDialogProps) {
  const { t } = useLingui();
  const textOf = useFeedRefusal();
  const form = useId();
  const check = useOfficeMutation('checkFeed');
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues: { vendor: vendor ?? '', files: null } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (given) => {
    const file = given.files![0]!;
    try {
      onChecked(await check.mutateAsync({ body: { vendor: given.vendor.trim(), source: file.name, content: await contentOf(file) } }));
    } catch (error) {
      if (isPutAside(error)) return;
      if ((error as { code?: string }).code === 'not_found') setError('vendor', { message: t`There is no vendor with this code.` });
      else setError('root', { message: textOf(error) });
    }
  });
  const fileProblem = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return t`Choose a file.`;
    return file.size <= largestFile || t`The file is too large.`;
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Check a vendor’s list`}
      description={t`You see what it would change. Nothing changes until you apply it.`}
      size="m"
      closeText={t`Close`}
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={isSubmitting} loadingText={t`Checking`}>
            <Trans>Check</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={t`Vendor’s code`}
          autoComplete="off"
          maxLength={40}
          error={errors.vendor?.message}
          {...register('vendor', { validate: (code) => code.trim() !== '' || t`Say whose list it is.` })}
        />
        <Field label={t`File`} hint={t`JSON, or CSV in UTF-8 with a line of headings. 20,000 games at most.`} error={errors.files?.message}>
          {(ties) => (
            <input
              type="file"
              accept=".json,.csv,.txt,application/json,text/csv"
              className={styles.file}
              {...register('files', { validate: fileProblem })}
              {...ties}
            />
          )}
        </Field>
      </FormLayout>
    </Dialog>
  );
}
