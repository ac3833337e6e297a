import { Trans, useLingui } from '@lingui/react/macro';
import { changePasswordMutation, useApi, useMember, useRestrictedAccount } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { guessedWords, type FieldRule } from '@parlour/domain';
import { FormAside, SubmitButton } from '@parlour/forms';
import { Dialog, FormLayout, TextField, TextLink, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as styles from '../form.css.ts';
import { forgetDevice } from '../login/remembered.ts';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';
import { WithPasswordRule } from './with-password-rule.tsx';

interface ChangePasswordDialogProps {
  /** The session may do nothing else: the only way out of the dialog is to log out. */
  required: boolean;
  onClose: () => void;
  onDone: () => void;
  onLogout: () => void;
}

/** Changes the password (specification 2, 4); the rules are those of registration at this brand. */
export function ChangePasswordDialog({ required, onClose, onDone, onLogout }: ChangePasswordDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Change password`}
      description={required ? t`Before you go on, please choose a password that only you know.` : undefined}
      closeText={t`Close`}
      coverCloses={false}
      closable={!required}
    >
      <WithPasswordRule>
        {(rule) => (
          <div className={styles.form}>
            <ChangePasswordForm rule={rule} required={required} onDone={onDone} />
            {required && (
              <FormAside>
                <TextLink render={<button type="button" onClick={onLogout} />}>
                  <Trans>Log out</Trans>
                </TextLink>
              </FormAside>
            )}
          </div>
        )}
      </WithPasswordRule>
    </Dialog>
  );
}

function ChangePasswordForm({ rule, required, onDone }: { rule: FieldRule; required: boolean; onDone: () => void }) {
  const { t } = useLingui();
  const brand = useBrand();
  const member = useMember();
  const restricted = useRestrictedAccount();
  const account = member?.account ?? restricted ?? undefined;
  const toasts = useToasts();
  const change = useMutation(changePasswordMutation(useApi(), useQueryClient()));
  const { form, guesses, oldShown, submit, refusal } = usePasswordForm({
    rule,
    guesses: { words: guessedWords(brand, account) },
    // Somebody who gave it a moment ago, or has forgotten it, is not asked for it, unless the gateway considers that too long ago (row 7).
    asksOld: !required && !isFuture(member?.passwordProvedUntil),
    send: ({ oldPassword, ...body }) => change.mutateAsync({ ...body, ...(oldPassword && { oldPassword }) }),
    onDone: () => {
      forgetDevice();
      toasts.show({ mood: 'success', text: t`Your password was changed. You are logged out everywhere else.` });
      onDone();
    },
  });
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      {account && <TextField label={t`Username`} autoComplete="username" dir="auto" readOnly value={account} />}
      <PasswordFields
        refusal={refusal}
        form={form}
        guesses={guesses}
        rule={rule}
        oldShown={oldShown}
        oldLabel={t`Current password`}
        newLabel={t`New password`}
      />
      <SubmitButton busy={form.formState.isSubmitting} busyText={t`Changing your password`}>
        <Trans>Change password</Trans>
      </SubmitButton>
    </FormLayout>
  );
}

function isFuture(time: string | undefined): boolean {
  return time !== undefined && Date.parse(time) > Date.now();
}
