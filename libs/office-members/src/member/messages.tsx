import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type LanguageCode } from '@parlour/domain';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Foreign, isPutAside, Moment, useRefusalText, type GridColumn, useUnsaved } from '@parlour/office-ui';
import { Badge, Button, FormError, FormLayout, Inline, Stack, TextArea, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import type { MemberProfile } from './member-screen.tsx';
import { PagedGrid } from './paged-grid.tsx';

type MemberMessage = components['schemas']['MemberMessage'];

/** The content of a message; the member reads it as a sentence in their language. */
const kinds: Readonly<Record<string, MessageDescriptor>> = {
  welcome: msg`Welcome`,
  depositArrived: msg`Deposit arrived`,
  depositFailed: msg`Deposit failed`,
  withdrawalApproved: msg`Withdrawal approved`,
  withdrawalRejected: msg`Withdrawal rejected`,
  withdrawalProofAsked: msg`Second proof asked for`,
  transferApproved: msg`Transfer approved`,
  transferRejected: msg`Transfer rejected`,
  passwordChanged: msg`Password changed`,
  passwordRecovered: msg`Password recovered`,
  paymentPasswordChanged: msg`Payment password changed`,
  authenticatorOn: msg`Authenticator turned on`,
  authenticatorOff: msg`Authenticator turned off`,
  recoveryCodesRenewed: msg`Recovery codes renewed`,
  recoveryCodeUsed: msg`Recovery code used`,
  passkeyAdded: msg`Passkey added`,
  passkeyRemoved: msg`Passkey removed`,
  passkeySuspected: msg`Passkey suspected to be copied`,
  deviceCopied: msg`Remembered device suspected to be copied`,
  emailChanged: msg`E-mail address changed`,
  mobileChanged: msg`Mobile number changed`,
  newNetwork: msg`Log-in from a new network`,
  socialLinked: msg`Account of another provider linked`,
  socialUnlinked: msg`Account of another provider unlinked`,
  feedbackAnswered: msg`Feedback answered`,
  levelMayFall: msg`VIP level about to fall`,
  fromOperator: msg`From an operator`,
};

/** The messages in the member's inbox, latest first, and a field to write to them. */
export function MessagesTab({ member, mayWrite }: { member: MemberProfile; mayWrite: boolean }) {
  const { t, i18n } = useLingui();
  const pages = useOfficePages('listMemberMessages', { member: member.id });
  const columns: GridColumn<MemberMessage>[] = [
    { id: 'at', header: t`Time`, width: 190, cell: ({ at }) => <Moment at={at} /> },
    { id: 'kind', header: t`What`, width: 300, cell: ({ kind }) => (kinds[kind] ? i18n._(kinds[kind]) : kind) },
    { id: 'details', header: t`Detail`, width: 460, cell: ({ details }) => <Foreign text={details.join(' · ')} /> },
    {
      id: 'read',
      header: t`Read`,
      width: 190,
      cell: ({ read }) => (read === null ? <Badge>{t`Not read yet`}</Badge> : <Moment at={read} />),
    },
  ];
  return (
    <Stack gap="4">
      {mayWrite && <NewMessage member={member} />}
      <PagedGrid
        id="member-messages"
        label={t`Messages`}
        pages={pages}
        columns={columns}
        rowId={({ id }) => id}
        empty={t`No messages yet`}
      />
    </Stack>
  );
}

function NewMessage({ member }: { member: MemberProfile }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const send = useOfficeMutation('sendMemberMessage');
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { text: '' } });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  const sent = handleSubmit(async ({ text }) => {
    try {
      await send.mutateAsync({ body: { member: member.id, text } });
      reset();
      toasts.show({ mood: 'success', text: t`It is in the inbox of ${member.username}.` });
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  const language = languages[member.language as LanguageCode].name;
  return (
    <FormLayout onSubmit={(event) => void sent(event)}>
      <FormError message={errors.root?.message} />
      <TextArea
        label={t`Message to the member`}
        hint={t`The member reads exactly what you write. Their language: ${language}.`}
        maxLength={2000}
        rows={4}
        error={errors.text && t`Write something first.`}
        {...register('text', { validate: (text) => text.trim() !== '' })}
      />
      <Inline>
        <Button type="submit" loading={isSubmitting} loadingText={t`Sending`}>
          <Trans>Send</Trans>
        </Button>
      </Inline>
    </FormLayout>
  );
}
