import { Trans, useLingui } from '@lingui/react/macro';
import { contactsQuery, useApi } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import {
  codeLength,
  encodeMessage,
  fieldMessage,
  MobileField,
  RefusalNotice,
  SentCodeField,
  SubmitButton,
  useBoundField,
  useMessage,
} from '@parlour/forms';
import { Dialog, FormLayout, TextField, useToasts } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useContactForm, type ContactChannel } from './use-contact-form.ts';
import { useContactTexts } from './use-contact-texts.ts';

/** Binds an e-mail address or a mobile number, or replaces it, by a code that is sent there. */
export function ContactDialog({ channel, onClose }: { channel: ContactChannel; onClose: () => void }) {
  const { t } = useLingui();
  const { dialingCodes } = useBrand();
  const messageOf = useMessage();
  const bound = useBoundField();
  const toasts = useToasts();
  const { data } = useQuery(contactsQuery(useApi()));
  const texts = useContactTexts(channel, (channel === 'email' ? data?.email : data?.mobile)?.shown);
  const { form, submit, sending, checks, isTarget, refusal } = useContactForm(channel, () => {
    toasts.show({ mood: 'success', text: texts.done });
    onClose();
  });
  const wrongCode = encodeMessage(fieldMessage({ field: 'verificationCode', rule: 'pattern' }));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.description}
      closeText={t`Close`}
      coverCloses={false}
    >
      <FormLayout onSubmit={(event) => void submit(event)}>
        <RefusalNotice refusal={refusal} />
        {channel === 'email' ? (
          <TextField
            type="email"
            label={t`New e-mail address`}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            error={messageOf(form.formState.errors.email?.message)}
            {...form.register('email', { validate: checks.email })}
          />
        ) : (
          <Controller
            control={form.control}
            name="mobile"
            rules={{ validate: checks.mobile }}
            render={(at) => <MobileField {...bound(at)} dialingCodes={dialingCodes} label={t`New mobile number`} />}
          />
        )}
        <Controller
          control={form.control}
          name="code"
          rules={{ validate: (value) => value.length === codeLength || wrongCode }}
          render={(at) => (
            <SentCodeField {...bound(at)} label={t`Verification code`} sending={sending} sendable={isTarget} sentText={texts.sent} />
          )}
        />
        <SubmitButton busy={form.formState.isSubmitting} busyText={t`Saving`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
