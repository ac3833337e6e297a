import { useLingui } from '@lingui/react/macro';
import { levels, permissions, type Level, type Permission } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { FormDialog, levelTexts, permissionGroups, permissionTexts } from '@parlour/office-ui';
import { Select, Text, TextField } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './roles-dialog.css.ts';

type Rights = components['schemas']['Rights'];

export interface RoleDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** Asks for the name of a new role too. */
  withName?: boolean;
  rights: Rights;
  onClose: () => void;
  /** The dialog stays open, with the selection, after a refusal. */
  onConfirm: (chosen: { name: string; rights: Rights }) => Promise<void>;
}

/** Selects what a role permits: a level for each permission, or nothing. */
export function RoleDialog({ title, description, withName = false, rights, onClose, onConfirm }: RoleDialogProps) {
  const { t } = useLingui();
  const form = useForm({
    defaultValues: { name: '', chosen: permissions.map((permission) => rights[permission] ?? '') as string[] },
  });
  const send = ({ name, chosen }: { name: string; chosen: string[] }) => {
    const entries = permissions.flatMap((permission, index) => (chosen[index] ? [[permission, chosen[index] as Level] as const] : []));
    return onConfirm({ name: name.trim(), rights: Object.fromEntries(entries) });
  };
  return (
    <FormDialog form={form} title={title} description={description} confirmText={t`Propose`} onSend={send} onClose={onClose}>
      {withName && (
        <TextField
          label={t`Name`}
          hint={t`In lower case, such as night-desk.`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={31}
          error={form.formState.errors.name && t`Start with a letter; lower-case letters, digits and hyphens only.`}
          {...form.register('name', { validate: (name) => /^[a-z][a-z0-9-]{1,30}$/.test(name.trim()) })}
        />
      )}
      <PermissionFields field={(permission) => form.register(`chosen.${permissions.indexOf(permission)}`)} />
    </FormDialog>
  );
}

function PermissionFields({ field }: { field: (permission: Permission) => object }) {
  const { t, i18n } = useLingui();
  return permissionGroups.map(({ key, title, subjects }) => (
    <fieldset key={key} className={styles.group}>
      <legend className={styles.legend}>{i18n._(title)}</legend>
      {permissions
        .filter((permission) => subjects.includes(permission.split('.')[0]!))
        .map((permission) => (
          <div key={permission} className={styles.permission}>
            <Text as="span" size="s" aria-hidden>
              {i18n._(permissionTexts[permission])}
            </Text>
            <Select
              label={i18n._(permissionTexts[permission])}
              hideLabel
              options={[{ value: '', text: t`No access` }, ...levels.map((level) => ({ value: level, text: i18n._(levelTexts[level]) }))]}
              {...field(permission)}
            />
          </div>
        ))}
    </fieldset>
  ));
}
