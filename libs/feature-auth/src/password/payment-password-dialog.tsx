import { Trans, useLingui } from '@lingui/react/macro';
import { paymentPasswordMutation, useApi, useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { guessedWords, paymentPasswordRule } from '@parlour/domain';
import { SubmitButton } from '@parlour/forms';
import { useStepUp } from '@parlour/routes';
import { Dialog, FormLayout, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Sets the payment password, or changes the existing one. */
export function PaymentPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const brand = useBrand();
  const member = useMember();
  const toasts = useToasts();
  const stepUp = useStepUp();
  const change = useMutation(paymentPasswordMutation(useApi(), useQueryClient()));
  const exists = member?.hasPaymentPassword ?? false;
  const { form, guesses, oldShown, submit, refusal } = usePasswordForm({
    rule: paymentPasswordRule,
    guesses: { words: guessedWords(brand, member?.account) },
    asksOld: exists,
    send: ({ oldPassword, ...body }) => stepUp(() => change.mutateAsync({ ...body, ...(exists && { oldPassword }) })),
    onDone: () => {
      toasts.show({ mood: 'success', text: t`Your payment password is set.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={exists ? t`Change payment password` : t`Set a payment password`}
      description={t`It confirms withdrawals and is never the same as your password.`}
      closeText={t`Close`}
      coverCloses={false}
    >
      <FormLayout onSubmit={(event) => void submit(event)}>
        <PasswordFields
          refusal={refusal}
          form={form}
          guesses={guesses}
          rule={paymentPasswordRule}
          oldShown={oldShown}
          oldLabel={t`Current payment password`}
          newLabel={t`New payment password`}
        />
        <SubmitButton busy={form.formState.isSubmitting} busyText={t`Saving`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
