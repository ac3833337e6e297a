import { Trans, useLingui } from '@lingui/react/macro';
import { contactsQuery, fieldMessage, useApi } from '@parlour/api';
import { Button, Dialog, FormActions, FormLayout, TextField, useToasts } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { SentCodeField } from '../codes/sent-code-field.tsx';
import { kept, useSaid } from '../form/kept-message.ts';
import { MobileField } from '../form/mobile-field.tsx';
import { RefusalNotice } from '../form/refusal-notice.tsx';
import { useContactForm, type ContactChannel } from './use-contact-form.ts';
import { useContactTexts } from './use-contact-texts.ts';

const CODE_LENGTH = 6;

/** Binds an e-mail address or a mobile number, or another one in its place, by a code that is sent there. */
export function ContactDialog({ channel, onClose }: { channel: ContactChannel; onClose: () => void }) {
  const { t } = useLingui();
  const said = useSaid();
  const toasts = useToasts();
  const { data } = useQuery(contactsQuery(useApi()));
  const texts = useContactTexts(channel, (channel === 'email' ? data?.email : data?.mobile)?.shown);
  const { form, submit, sending, isTarget, refusal } = useContactForm(channel, () => {
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
            {...form.register('email')}
          />
        ) : (
          <Controller
            control={form.control}
            name="mobile"
            render={({ field: { onChange, ...field }, fieldState }) => (
              <MobileField {...field} label={t`New mobile number`} onValueChange={onChange} error={said(fieldState.error?.message)} />
            )}
          />
        )}
        <Controller
          control={form.control}
          name="code"
          rules={{ validate: (value) => value.length === CODE_LENGTH || wrongCode }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <SentCodeField
              {...field}
              label={t`Verification code`}
              length={CODE_LENGTH}
              onValueChange={onChange}
              error={said(fieldState.error?.message)}
              sending={sending}
              sendable={isTarget}
              sentText={texts.sent}
            />
          )}
        />
        <FormActions>
          <Button type="submit" size="l" block loading={form.formState.isSubmitting} loadingText={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
