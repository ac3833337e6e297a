import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, isPutAside, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, CloseIcon, FormError, IconButton, Inline, Stack, TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import * as styles from './member.css.ts';

interface MemberTagsProps {
  member: string;
  tags: readonly string[];
  mayTag: boolean;
}

/** Words by which operators group members; the list of members is filtered by them. */
export function MemberTags({ member, tags, mayTag }: MemberTagsProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const change = useOfficeMutation('tagMember');
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { tag: '' } });
  const { errors, isSubmitting } = formState;
  const send = async (body: { add?: string[]; remove?: string[] }) => {
    try {
      await change.mutateAsync({ body: { member, ...body } });
      reset();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  };
  return (
    <Stack gap="3">
      <Inline gap="2">
        {tags.length === 0 && '–'}
        {tags.map((tag) => (
          <Inline gap="1" key={tag}>
            <Badge>
              <Foreign text={tag} />
            </Badge>
            {mayTag && (
              <IconButton
                size="s"
                label={t`Remove the tag ${tag}`}
                icon={<CloseIcon size="s" />}
                onClick={() => void send({ remove: [tag] })}
              />
            )}
          </Inline>
        ))}
      </Inline>
      {mayTag && (
        <form onSubmit={(event) => void handleSubmit(({ tag }) => send({ add: [tag] }))(event)} noValidate>
          <FormError message={errors.root?.message} />
          <div className={styles.fieldAndButton}>
            <TextField label={t`New tag`} maxLength={30} autoComplete="off" {...register('tag', { required: true })} />
            <Button type="submit" variant="secondary" loading={isSubmitting} loadingText={t`Saving`}>
              {t`Add`}
            </Button>
          </div>
        </form>
      )}
    </Stack>
  );
}
