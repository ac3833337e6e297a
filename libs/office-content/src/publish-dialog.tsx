import { useLingui } from '@lingui/react/macro';
import { publicationTime } from '@parlour/domain/content';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, useTold } from '@parlour/office-ui';
import { TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import type { Page } from './words.ts';

interface PublishDialogProps {
  page: Page;
  /** Null takes the item down. */
  version: number | null;
  onClose: () => void;
}

/** Asks when a version goes live: at once, or in a span of the merchant’s time. */
export function PublishDialog({ page: { item, site }, version, onClose }: PublishDialogProps) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const content = useOfficeMutation('publishContent');
  const legal = useOfficeMutation('publishLegal');
  const publish = item.kind === 'legal' ? legal : content;
  const form = useForm({ defaultValues: { from: '', to: '', reason: '' } });
  const { register, formState } = form;
  const isTime = (text: string) => text === '' || publicationTime(text, site.timeZone) !== undefined;
  const number = version === null ? '' : i18n.number(version);
  const isOlder = version !== null && item.live !== null && version < item.live;
  return (
    <FormDialog
      form={form}
      title={version === null ? t`Take it down` : isOlder ? t`Roll back to version ${number}` : t`Publish version ${number}`}
      confirmText={version === null ? t`Take down` : t`Publish`}
      destructive={version === null}
      onClose={onClose}
      onSend={async ({ from, to, reason }) => {
        const { merchant, id, revision } = item;
        const span = version === null ? {} : { ...(from && { from }), ...(to && { to }) };
        const body = { merchant, item: id, version, revision, ...span, ...(reason.trim() && { reason: reason.trim() }) };
        const answer = await publish.mutateAsync({ body });
        told(answer, version === null ? t`Taken down.` : from ? t`Scheduled.` : t`Published. Visitors see it.`);
        onClose();
      }}
    >
      {version !== null && (
        <>
          <TextField
            type="datetime-local"
            label={t`From`}
            hint={t`In the time of ${site.timeZone}; at once if left empty.`}
            error={formState.errors.from && t`This is not a time.`}
            {...register('from', { validate: isTime })}
          />
          <TextField
            type="datetime-local"
            label={t`Until`}
            hint={t`From this time on it is no longer shown; leave it empty for no end.`}
            error={formState.errors.to && t`This is not a time.`}
            {...register('to', { validate: isTime })}
          />
        </>
      )}
      <TextField label={t`Reason`} hint={t`Kept in the audit log.`} {...register('reason')} />
    </FormDialog>
  );
}
