import { Trans, useLingui } from '@lingui/react/macro';
import { levels, permissions, type Level, type Permission } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, Dialog, FormError, FormLayout, Select, Text, TextField } from '@parlour/ui';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { levelTexts, permissionGroups, permissionTexts } from './permission-texts.ts';
import * as styles from './roles-dialog.css.ts';

type Rights = components['schemas']['Rights'];

export interface RoleDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** Asks for the name of a new role too. */
  withName?: boolean;
  rights: Rights;
  onClose: () => void;
  /** The dialog stays open, with what was chosen, while it is refused. */
  onConfirm: (chosen: { name: string; rights: Rights }) => Promise<void>;
}

/** Chooses what a role permits: a level for each permission, or nothing. */
export function RoleDialog({ title, description, withName = false, rights, onClose, onConfirm }: RoleDialogProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const form = useId();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', chosen: permissions.map((permission) => rights[permission] ?? '') as string[] },
  });
  const send = handleSubmit(async ({ name, chosen }) => {
    const entries = permissions.flatMap((permission, index) => (chosen[index] ? [[permission, chosen[index] as Level] as const] : []));
    try {
      await onConfirm({ name: name.trim(), rights: Object.fromEntries(entries) });
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      coverCloses={!formState.isDirty}
      title={title}
      description={description}
      size="m"
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={formState.isSubmitting} loadingText={t`Saving`}>
            <Trans>Propose</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={formState.errors.root?.message} />
        {withName && (
          <TextField
            label={t`Name`}
            hint={t`In small letters, such as night-desk.`}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={31}
            error={formState.errors.name && t`Begin with a letter; small letters, digits and hyphens only.`}
            {...register('name', { validate: (name) => /^[a-z][a-z0-9-]{1,30}$/.test(name.trim()) })}
          />
        )}
        <PermissionFields field={(permission) => register(`chosen.${permissions.indexOf(permission)}`)} />
      </FormLayout>
    </Dialog>
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
              options={[
                { value: '', text: t`Not permitted` },
                ...levels.map((level) => ({ value: level, text: i18n._(levelTexts[level]) })),
              ]}
              {...field(permission)}
            />
          </div>
        ))}
    </fieldset>
  ));
}
