import { Trans, useLingui } from '@lingui/react/macro';
import { contactsQuery, fieldMessage, kept, useApi, useSaid } from '@parlour/api';
import { Dialog, FormLayout, TextField, useToasts } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { codeLength } from '../codes/code-length.ts';
import { SentCodeField } from '../codes/sent-code-field.tsx';
import { MobileField } from '../form/mobile-field.tsx';
import { RefusalNotice } from '../form/refusal-notice.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useBoundField } from '../form/use-bound-field.ts';
import { useContactForm, type ContactChannel } from './use-contact-form.ts';
import { useContactTexts } from './use-contact-texts.ts';

/** Binds an e-mail address or a mobile number, or another one in its place, by a code that is sent there. */
export function ContactDialog({ channel, onClose }: { channel: ContactChannel; onClose: () => void }) {
  const { t } = useLingui();
  const said = useSaid();
  const bound = useBoundField();
  const toasts = useToasts();
  const { data } = useQuery(contactsQuery(useApi()));
  const texts = useContactTexts(channel, (channel === 'email' ? data?.email : data?.mobile)?.shown);
  const { form, submit, sending, checks, isTarget, refusal } = useContactForm(channel, () => {
    toasts.show({ mood: 'success', text: texts.done });
    onClose();
  });
  const wrongCode = kept(fieldMessage({ field: 'verificationCode', rule: 'pattern' }));

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
            error={said(form.formState.errors.email?.message)}
            {...form.register('email', { validate: checks.email })}
          />
        ) : (
          <Controller
            control={form.control}
            name="mobile"
            rules={{ validate: checks.mobile }}
            render={(at) => <MobileField {...bound(at)} label={t`New mobile number`} />}
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
