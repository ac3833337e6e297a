import { Trans, useLingui } from '@lingui/react/macro';
import { emailLengths, isEmailAddress } from '@parlour/domain';
import { builtInRoles } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { FormDialog, useRoleName } from '@parlour/office-ui';
import { Button, CloseIcon, IconButton, Inline, PlusIcon, Select, Stack, TextField } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import * as styles from './roles-dialog.css.ts';

type GrantedRole = components['schemas']['GrantedRole'];

export interface MerchantName {
  code: string;
  name: string;
}

export interface RolesDialogProps {
  title: ReactNode;
  description?: ReactNode;
  confirmText: string;
  /** Asks for the name and the address of a new operator too. */
  withName?: boolean;
  /** The initial selection. */
  roles: readonly GrantedRole[];
  merchants: readonly MerchantName[];
  onClose: () => void;
  /** The dialog stays open, with the selection, after a refusal. */
  onConfirm: (chosen: { name: string; email?: string; roles: GrantedRole[] }) => Promise<void>;
}

/** Selects roles, each for all merchants or for one. */
export function RolesDialog({ title, description, confirmText, withName = false, roles, merchants, onClose, onConfirm }: RolesDialogProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  // Until they are loaded, or if they may not be seen, only the built-in ones can be selected.
  const known = useOfficeQuery('listRoles', {}).data?.list.map(({ role }) => role) ?? builtInRoles;
  const form = useForm({
    defaultValues: { name: '', email: '', roles: roles.map(({ role, merchant }) => ({ role, merchant: merchant ?? '' })) },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'roles' });
  return (
    <FormDialog
      form={form}
      title={title}
      description={description}
      confirmText={confirmText}
      onSend={({ name, email, roles: chosen }) =>
        onConfirm({
          name: name.trim(),
          ...(email.trim() !== '' && { email: email.trim() }),
          roles: chosen.map(({ role, merchant }) => ({ role, merchant: merchant || null })),
        })
      }
      onClose={onClose}
    >
      {withName && (
        <TextField
          label={t`Name`}
          hint={t`In lower case, such as amina. Names are never used twice.`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={31}
          error={form.formState.errors.name && t`Start with a letter; lower-case letters, digits, dots and hyphens only.`}
          {...form.register('name', { validate: (name) => /^[a-z][a-z0-9.-]{1,30}$/.test(name.trim()) })}
        />
      )}
      {withName && (
        <TextField
          label={t`E-mail`}
          hint={t`The link is sent there. Without an address, the operator who approves sees the link.`}
          type="email"
          autoComplete="off"
          maxLength={emailLengths.max}
          error={form.formState.errors.email && t`Write an address such as amina@example.com.`}
          {...form.register('email', { validate: (email) => email.trim() === '' || isEmailAddress(email.trim()) })}
        />
      )}
      <Stack gap="3">
        {fields.map((field, index) => (
          <div key={field.id} className={styles.role}>
            <Select
              label={t`Role`}
              hideLabel={index > 0}
              options={known.map((role) => ({ value: role, text: nameOf(role) }))}
              {...form.register(`roles.${index}.role`)}
            />
            <Select
              label={t`Merchant`}
              hideLabel={index > 0}
              options={[{ value: '', text: t`All merchants` }, ...merchants.map(({ code, name }) => ({ value: code, text: name }))]}
              {...form.register(`roles.${index}.merchant`)}
            />
            {fields.length > 1 && <IconButton label={t`Remove this role`} icon={<CloseIcon />} onClick={() => remove(index)} />}
          </div>
        ))}
        <Inline>
          <Button
            variant="ghost"
            size="s"
            icon={<PlusIcon size="s" />}
            onClick={() => append({ role: 'support', merchant: merchants[0]?.code ?? '' })}
          >
            <Trans>Add a role</Trans>
          </Button>
        </Inline>
      </Stack>
    </FormDialog>
  );
}
