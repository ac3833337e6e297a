import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf, updateProfileMutation, useApi, type Schema } from '@parlour/api';
import {
  checkProfile,
  incomeSources,
  profileFields,
  profileLengths,
  tidyProfile,
  type ProfileChange,
  type ProfileField,
} from '@parlour/domain';
import { encodeMessage, fieldMessage, RefusalNotice, showAtFields, SubmitButton, useMessage, useRefusal } from '@parlour/forms';
import { Dialog, FormLayout, Select, TextField, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fieldNames, incomeNames } from './profile-words.ts';

type Values = Record<ProfileField | 'incomeSource', string>;

/** What a browser may autofill. */
const autoComplete: Partial<Record<ProfileField, string>> = { nickname: 'nickname', currentAddress: 'street-address' };

/**
 * Changes the member's profile. Stored values are masked, so their fields are empty and stay unchanged unless something is typed; only the
 * nickname and the source of income are shown for editing.
 */
export function ProfileDialog({ profile, onClose }: { profile: Schema<'OwnProfile'>; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const messageOf = useMessage();
  const toasts = useToasts();
  const refused = useRefusal();
  const save = useMutation(updateProfileMutation(useApi(), useQueryClient()));
  const empty = Object.fromEntries(profileFields.map((field) => [field, ''])) as Values;
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { ...empty, nickname: profile.nickname, incomeSource: profile.incomeSource ?? '' },
  });
  const problemOf = (field: ProfileField, value: string) =>
    checkProfile(tidyProfile({ [field]: value })).map((problem) => encodeMessage(fieldMessage(problem)))[0] ?? true;
  const submit = form.handleSubmit(async (values) => {
    refused.clear();
    const changed = Object.entries(values).filter(([name, value]) => value !== form.formState.defaultValues?.[name as keyof Values]);
    if (changed.length === 0) return onClose();
    try {
      // The select offers only the contract's sources.
      await save.mutateAsync(tidyProfile(Object.fromEntries(changed) as ProfileChange));
      toasts.show({ mood: 'success', text: t`Your details are saved.` });
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!showAtFields(form, refusal, { holding: {}, named: (name) => profileFields.find((field) => field === name) }))
        refused.show(refusal);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`About you`}
      description={t`Others see only your nickname. Fields that you leave empty stay as they are.`}
      closeText={t`Close`}
      coverCloses={false}
    >
      <FormLayout onSubmit={(event) => void submit(event)}>
        <RefusalNotice refusal={refused.refusal} />
        {profileFields.map((field) => (
          <TextField
            key={field}
            label={i18n._(fieldNames[field])}
            required={field === 'nickname'}
            autoComplete={autoComplete[field] ?? 'off'}
            dir="auto"
            maxLength={profileLengths[field].max * 4}
            {...(field !== 'nickname' && profile[field] !== undefined && { hint: t`Stored: ${profile[field]}` })}
            error={messageOf(form.formState.errors[field]?.message)}
            {...form.register(field, { validate: (value) => problemOf(field, value) })}
          />
        ))}
        <Select
          label={t`Source of income`}
          options={[
            { value: '', text: t`Not given` },
            ...incomeSources.map((source) => ({ value: source, text: i18n._(incomeNames[source]) })),
          ]}
          {...form.register('incomeSource')}
        />
        <SubmitButton busy={form.formState.isSubmitting} busyText={t`Saving`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
