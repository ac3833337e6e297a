import { Trans, useLingui } from '@lingui/react/macro';
import { changePasswordMutation, errorMessage, registerSettingsQuery, useApi, useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { passwordLengths, type FieldRule } from '@parlour/domain';
import { Button, Dialog, ErrorState, FormActions, FormLayout, Skeleton, TextLink, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as styles from '../form/form.css.ts';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface ChangePasswordDialogProps {
  /** The session may do nothing else: the dialog has no way out but logging out. */
  required: boolean;
  onClose: () => void;
  onDone: () => void;
  onLogout: () => void;
}

/** Changes the password (specification 2, 4); the rules are those of registration at this brand. */
export function ChangePasswordDialog({ required, onClose, onDone, onLogout }: ChangePasswordDialogProps) {
  const { t, i18n } = useLingui();
  const settings = useQuery(registerSettingsQuery(useApi()));
  const rule =
    settings.data?.byUsername.find(({ name }) => name === 'password') ?? settings.data?.byMobile.find(({ name }) => name === 'password');
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
      {!settings.data && settings.error && (
        <ErrorState
          title={t`The rules for passwords could not be loaded`}
          text={i18n._(errorMessage(settings.error))}
          retryText={t`Try again`}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
      {!settings.data && !settings.error && <Skeleton lines={4} />}
      {settings.data && (
        <div className={styles.form}>
          <ChangePasswordForm rule={rule ?? anyPassword} required={required} onDone={onDone} />
          {required && (
            <p className={styles.aside}>
              <TextLink render={<button type="button" onClick={onLogout} />}>
                <Trans>Log out</Trans>
              </TextLink>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Where the brand registers nobody by password. */
const anyPassword: FieldRule = {
  name: 'password',
  required: true,
  patternId: 0,
  minLength: passwordLengths.floor,
  maxLength: passwordLengths.allowed,
};

function ChangePasswordForm({ rule, required, onDone }: { rule: FieldRule; required: boolean; onDone: () => void }) {
  const { t } = useLingui();
  const brand = useBrand();
  const member = useMember();
  const toasts = useToasts();
  const change = useMutation(changePasswordMutation(useApi(), useQueryClient()));
  const { form, oldShown, submit } = usePasswordForm({
    rule,
    words: [brand.name, brand.merchantCode, ...(member ? [member.account] : [])],
    // Whoever had to give it a moment ago is not asked again, unless the gateway finds that too long ago.
    asksOld: !required,
    send: ({ oldPassword, ...body }) => change.mutateAsync({ ...body, ...(oldPassword && { oldPassword }) }),
    onDone: () => {
      toasts.show({ mood: 'success', text: t`Your password was changed. You are logged out everywhere else.` });
      onDone();
    },
  });
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <PasswordFields form={form} rule={rule} oldShown={oldShown} oldLabel={t`Current password`} newLabel={t`New password`} />
      <FormActions>
        <Button type="submit" size="l" block loading={form.formState.isSubmitting} loadingText={t`Changing your password`}>
          <Trans>Change password</Trans>
        </Button>
      </FormActions>
    </FormLayout>
  );
}
