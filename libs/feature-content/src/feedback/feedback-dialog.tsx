import { Trans, useLingui } from '@lingui/react/macro';
import { captchaQuery, useApi, useMember } from '@parlour/api';
import { emailLengths, feedbackLength } from '@parlour/domain';
import { CaptchaField, RefusalNotice, SubmitButton, useMessage } from '@parlour/forms';
import { Dialog, FormLayout, Select, Stack, TextArea, TextField, useToasts } from '@parlour/ui';
import { MissingDialog } from './missing-dialog.tsx';
import { OwnFeedback } from './own-feedback.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';
import { useFeedbackTexts } from './use-feedback-texts.ts';

/** Sends feedback to the operator (specification 2, 5). The dialog closes once it is sent; input is kept until then. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const isVisitor = useMember() === null;
  const messageOf = useMessage();
  const toasts = useToasts();
  const { labels, types } = useFeedbackTexts();
  const { form, submit, picture, missing, warned, refusal } = useFeedbackForm(() => {
    toasts.show({ mood: 'success', text: t`Thank you. Your feedback has been sent.` });
    onClose();
  });
  const { errors, isSubmitting } = form.formState;
  // In the digits of the language.
  const [hinted, max] = [i18n.number(feedbackLength.hinted), i18n.number(feedbackLength.max)];
  const counted = (usedCount: number, mostCount: number) => {
    const [used, most] = [i18n.number(usedCount), i18n.number(mostCount)];
    return t({ message: `${used} of ${most}`, comment: 'Characters typed, of those that there may be' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Feedback`}
      description={t`Tell us what went well or what went wrong.`}
      closeText={t`Close`}
      coverCloses={false}
    >
      <Stack gap="5">
        <FormLayout onSubmit={(event) => void submit(event)}>
          <RefusalNotice refusal={refusal} />
          <Select
            label={labels.type}
            placeholder={t`Please choose`}
            options={types}
            required
            error={messageOf(errors.type?.message)}
            {...form.register('type')}
          />
          <TextArea
            label={labels.content}
            hint={t`Ideally ${hinted} to ${max} characters.`}
            counter={counted}
            most={feedbackLength.max}
            rows={5}
            required
            error={messageOf(errors.content?.message)}
            {...form.register('content')}
          />
          {isVisitor && (
            <TextField
              label={labels.email}
              hint={t`If you would like an answer. We delete it afterwards.`}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={emailLengths.max}
              dir="ltr"
              error={messageOf(errors.email?.message)}
              {...form.register('email')}
            />
          )}
          <CaptchaField
            key={picture}
            query={captchaQuery(useApi(), 'feedback')}
            error={messageOf(errors.captcha?.message)}
            {...form.register('captcha')}
          />
          <SubmitButton busy={isSubmitting} busyText={t`Sending`}>
            <Trans>Send</Trans>
          </SubmitButton>
        </FormLayout>
        <OwnFeedback />
      </Stack>
      <MissingDialog labels={missing.map((field) => labels[field])} onClose={warned} />
    </Dialog>
  );
}
