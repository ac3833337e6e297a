import { Trans, useLingui } from '@lingui/react/macro';
import { chatSlowModes } from '@parlour/domain/talk';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, FormDialog, Grid, ListPage, ListState, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Checkbox, TextField, useToasts } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ChatRoom } from './chat-words.ts';

/** The rooms of merchants: their topics, their quiet hours, and their slow mode. */
export function Rooms({ merchant, parts, mayModerate }: { merchant: string | undefined; parts: ReactNode; mayModerate: boolean }) {
  const { t, i18n } = useLingui();
  const found = useOfficeQuery('listChatRooms', { query: { merchant } });
  const [asking, setAsking] = useState<ChatRoom | 'new'>();
  const rows = found.data?.list ?? [];
  const columns: GridColumn<ChatRoom>[] = [
    { id: 'title', header: t`Title`, width: 200, cell: ({ title }) => <Foreign text={title} /> },
    { id: 'language', header: t`Language`, width: 110, cell: ({ language }) => language },
    { id: 'topic', header: t`Topic`, width: 280, cell: ({ topic }) => <Foreign text={topic} /> },
    {
      id: 'open',
      header: t`State`,
      width: 130,
      cell: ({ open }) => (
        <Badge mood={open ? 'win' : 'neutral'}>{open ? t({ message: 'Open', context: 'members may write' }) : t`Read only`}</Badge>
      ),
    },
    { id: 'quiet', header: t`Only read from, to`, width: 150, cell: ({ quiet }) => quiet && `${quiet.from}–${quiet.to}` },
    { id: 'slow', header: t`Slow mode`, width: 120, align: 'end', cell: ({ slowMode }) => slowMode !== 0 && t`${i18n.number(slowMode)} s` },
    { id: 'online', header: t`Listening`, width: 110, align: 'end', cell: ({ online }) => i18n.number(online) },
    { id: 'messages', header: t`Messages`, width: 120, align: 'end', cell: ({ messages }) => i18n.number(messages) },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: ChatRoom) => row.merchant }] : []),
  ];
  return (
    <ListPage
      title={t`Chat`}
      count={found.data && rows.length}
      filters={parts}
      actions={
        mayModerate &&
        merchant !== undefined && (
          <Button onClick={() => setAsking('new')}>
            <Trans>New room</Trans>
          </Button>
        )
      }
    >
      <ListState
        query={found}
        rows={rows.length}
        empty={t`There are no rooms`}
        emptyText={t`Merchants with a chat have a room in each of their languages.`}
      >
        <Grid
          id="chatRooms"
          label={t`Rooms`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          {...(mayModerate && { onOpen: setAsking })}
        />
      </ListState>
      {asking && <RoomDialog room={asking === 'new' ? undefined : asking} merchant={merchant} onClose={() => setAsking(undefined)} />}
    </ListPage>
  );
}

interface RoomDialogProps {
  /** Undefined for a new one, at `merchant`. */
  room: ChatRoom | undefined;
  merchant: string | undefined;
  onClose: () => void;
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function RoomDialog({ room, merchant, onClose }: RoomDialogProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const change = useOfficeMutation('changeChatRoom');
  const [least, most] = [i18n.number(chatSlowModes.min), i18n.number(chatSlowModes.max)];
  const form = useForm({
    defaultValues: {
      title: room?.title ?? '',
      language: room?.language ?? '',
      topic: room?.topic ?? '',
      open: room?.open ?? true,
      from: room?.quiet?.from ?? '',
      to: room?.quiet?.to ?? '',
      slowMode: String(room?.slowMode ?? 0),
    },
  });
  const { errors } = form.formState;
  const isTime = (text: string, { from, to }: { from: string; to: string }) => (from === '' && to === '') || time.test(text);
  const timeError = t`Enter both like 23:00, or neither.`;
  return (
    <FormDialog
      form={form}
      title={room ? t`Change ${room.title}` : t`New room`}
      confirmText={t`Save`}
      onClose={onClose}
      onSend={async ({ from, to, slowMode, language, ...rest }) => {
        await change.mutateAsync({
          body: {
            ...rest,
            ...(room && { id: room.id, version: room.version }),
            merchant: room?.merchant ?? merchant!,
            language: language.trim().toUpperCase(),
            quiet: from === '' ? null : { from, to },
            slowMode: Number(slowMode),
          },
        });
        toasts.show({ mood: 'success', text: t`Saved.` });
        onClose();
      }}
    >
      <TextField
        label={t`Title`}
        maxLength={60}
        error={errors.title ? t`Give the room a title.` : undefined}
        {...form.register('title', { validate: (text) => text.trim() !== '' })}
      />
      <TextField
        label={t`Language`}
        hint={t`One of the merchant’s, such as EN. The word lists of it count here.`}
        maxLength={2}
        dir="ltr"
        error={errors.language ? t`Enter two letters.` : undefined}
        {...form.register('language', { validate: (text) => /^[a-z]{2}$/i.test(text.trim()) })}
      />
      <TextField label={t`Topic`} hint={t`Shown above the messages.`} maxLength={200} {...form.register('topic')} />
      <Checkbox label={t`Members can write`} {...form.register('open')} />
      <TextField
        label={t`Only read from`}
        hint={t`In the merchant’s time, such as 23:00.`}
        dir="ltr"
        error={errors.from ? timeError : undefined}
        {...form.register('from', { validate: isTime })}
      />
      <TextField
        label={t`Only read until`}
        dir="ltr"
        error={errors.to ? timeError : undefined}
        {...form.register('to', { validate: isTime })}
      />
      <TextField
        label={t`Slow mode`}
        hint={t`Seconds between two messages of a member: ${least} to ${most}, or 0.`}
        inputMode="numeric"
        dir="ltr"
        error={errors.slowMode ? t`${least} to ${most}, or 0` : undefined}
        {...form.register('slowMode', {
          validate: (text) =>
            text === '0' || (/^\d{1,3}$/.test(text) && Number(text) >= chatSlowModes.min && Number(text) <= chatSlowModes.max),
        })}
      />
    </FormDialog>
  );
}
