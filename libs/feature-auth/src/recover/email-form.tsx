// @flag recoverByEmail
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { FormAside, HumanCheckLine, RefusalNotice, ServiceLink, SubmitButton, useMessage } from '@parlour/forms';
import { FormError, FormLayout, Text, TextField } from '@parlour/ui';
import { useEmailForm } from './use-email-form.ts';

/** Requests an e-mail whose link opens the site for choosing a new password (CHNGPASSMAIL3). */
export function EmailForm({ stale, onAsked }: { stale: boolean; onAsked: () => void }) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const { form, submit, human, refusal } = useEmailForm(onAsked);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      {stale && !refusal && <FormError message={t`This link has already been used or has expired. You can request a new one here.`} />}
      <Text tone="muted" size="s">
        <Trans>We will e-mail you a link to choose a new password. Your password stays as it is until then.</Trans>
      </Text>
      <RefusalNotice refusal={refusal} />
      <TextField
        label={t`Username`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        error={messageOf(errors.username?.message)}
        {...form.register('username')}
      />
      <TextField
        label={t`E-mail address of your account`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={messageOf(errors.email?.message)}
        {...form.register('email')}
      />
      <HumanCheckLine check={human} />
      <SubmitButton busy={isSubmitting} busyText={t`Asking for the link`}>
        <Trans>E-mail me a link</Trans>
      </SubmitButton>
      <ServiceLine />
    </FormLayout>
  );
}

/** For players who no longer have access to that mailbox. */
function ServiceLine() {
  const { contacts } = useBrand();
  if (contacts.length === 0) return null;
  return (
    <FormAside>
      <Trans>
        No access to this mailbox? <ServiceLink>Contact customer service</ServiceLink>
      </Trans>
    </FormAside>
  );
}
