import { Trans, useLingui } from '@lingui/react/macro';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { FormSection, Select, TextArea, TextField, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';

/** What is put under maintenance: a vendor by its code, or a game by its id. */
export type MaintenanceSubject = { vendor: string; name: string } | { game: string; name: string };

export interface MaintenanceDialogProps {
  subject: MaintenanceSubject;
  /** Where it may be done: codes of merchants, null for every merchant. */
  places: readonly (string | null)[];
  /** A merchant's name by its code. */
  merchantName?: ((code: string) => string) | undefined;
  /** The initially selected one. */
  place: string | null;
  onClose: () => void;
}

/** In the native fields' own format; empty if nothing is chosen. */
interface Asked {
  place: string;
  from: string;
  until: string;
  reason: string;
  texts: Partial<Record<LanguageCode, string>>;
}

const instant = (local: string) => (local === '' ? undefined : new Date(local).toISOString());

/** Puts a vendor or a game under maintenance until a given time. What was typed stays after a refusal. */
export function MaintenanceDialog({ subject, places, place, merchantName = (code) => code, onClose }: MaintenanceDialogProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const vendor = useOfficeMutation('startVendorMaintenance');
  const game = useOfficeMutation('startGameMaintenance');
  const form = useForm<Asked>({
    defaultValues: { place: place ?? '', from: '', until: '', reason: '', texts: {} },
  });
  const { errors } = form.formState;
  const send = async ({ place: where, from, until, reason, texts }: Asked) => {
    const rest = { merchant: where || undefined, from: instant(from), until: instant(until), texts, reason: reason.trim() };
    await ('vendor' in subject
      ? vendor.mutateAsync({ body: { vendor: subject.vendor, ...rest } })
      : game.mutateAsync({ body: { game: subject.game, ...rest } }));
    toasts.show({
      mood: 'success',
      text: from === '' ? t`${subject.name} is under maintenance.` : t`Maintenance of ${subject.name} is planned.`,
    });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={<Trans>Put {subject.name} under maintenance</Trans>}
      description={<Trans>Tiles stay where they are and say so. Launches and bets are refused; rounds in progress are settled.</Trans>}
      confirmText={t`Put under maintenance`}
      destructive
      onSend={send}
      onClose={onClose}
    >
      <Select
        label={t`Where`}
        options={places.map((code) => ({ value: code ?? '', text: code === null ? t`At every merchant` : merchantName(code) }))}
        {...form.register('place')}
      />
      <TextField
        type="datetime-local"
        label={t`Until`}
        optionalText={t`optional`}
        hint={t`In your own time zone; players read it in theirs. It ends by itself. Without a time it lasts until you end it.`}
        error={errors.until && t`It has to end after it begins, and in the future.`}
        {...form.register('until', {
          validate: (until, { from }) => until === '' || Date.parse(until) > Math.max(Date.now(), from === '' ? 0 : Date.parse(from)),
        })}
      />
      <TextField
        type="datetime-local"
        label={t`Begins`}
        optionalText={t`optional`}
        hint={t`Begins at once where you choose no time.`}
        {...form.register('from')}
      />
      <TextArea
        label={t`Reason`}
        hint={t`For the audit log. Players don’t read it.`}
        maxLength={1000}
        rows={2}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...form.register('reason', { validate: (reason) => reason.trim().length >= 5 })}
      />
      <FormSection
        title={t`What players read beside the time`}
        text={t`Optional. A language without a text shows the one of the site’s default language.`}
      >
        {languageCodes.map((code) => (
          <TextField
            key={code}
            label={languages[code].name}
            lang={languages[code].tag}
            dir="auto"
            maxLength={200}
            {...form.register(`texts.${code}`)}
          />
        ))}
      </FormSection>
    </FormDialog>
  );
}
