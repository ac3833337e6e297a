import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { broadcastByOne, publicationTime, quietHours } from '@parlour/domain/content';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, useTold } from '@parlour/office-ui';
import { Button, Checkbox, Inline, Select, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Item } from '../words.ts';
import { spanNames, statusNames, wayNames, type Segment } from './broadcast-words.ts';

interface SendDialogProps {
  item: Item;
  version: number;
  timeZone: string;
  onClose: () => void;
}

interface Typed {
  status: NonNullable<Segment['status']> | '';
  way: NonNullable<Segment['way']> | '';
  by: NonNullable<Segment['by']>;
  agents: boolean;
  country: string;
  tag: string;
  from: string;
  to: string;
  at: string;
  reason: string;
}

/** Asks whom a broadcast is for and when it is sent, and says how many members that is. */
export function SendDialog({ item: { id, merchant, place }, version, timeZone, onClose }: SendDialogProps) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const send = useOfficeMutation('sendBroadcast');
  const count = useOfficeMutation('countBroadcastReach');
  const [reach, setReach] = useState<number>();
  const form = useForm<Typed>({
    defaultValues: { status: '', way: '', by: 'created', agents: false, country: '', tag: '', from: '', to: '', at: '', reason: '' },
  });
  const { register, formState, getValues } = form;
  const isTime = (text: string) => text === '' || publicationTime(text, timeZone) !== undefined;
  const options = (names: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(names).map(([value, text]) => ({ value, text: i18n._(text) }));
  const [quietFrom, quietTo] = [i18n.number(quietHours.from), i18n.number(quietHours.to)];
  const ask = async () => {
    if (!(await form.trigger())) return;
    const segment = segmentOf(getValues(), timeZone);
    const { about } = await count.mutateAsync({ body: { merchant, segment } });
    setReach(about?.count ?? 0);
  };
  return (
    <FormDialog
      form={form}
      title={t`Send version ${i18n.number(version)}`}
      confirmText={t`Send`}
      onClose={onClose}
      onSend={async (typed) => {
        const { at, reason } = typed;
        const answer = await send.mutateAsync({
          body: {
            merchant,
            item: id,
            version,
            segment: segmentOf(typed, timeZone),
            ...(at && { at }),
            ...(reason.trim() && { reason: reason.trim() }),
          },
        });
        told(answer, t`It is on its way.`);
        onClose();
      }}
    >
      <Select label={t`Status`} options={[{ value: '', text: t`Any status` }, ...options(statusNames)]} {...register('status')} />
      <Select label={t`Registered`} options={[{ value: '', text: t`In any way` }, ...options(wayNames)]} {...register('way')} />
      <Inline gap="3">
        <TextField
          label={t`Country`}
          hint={t`Two letters.`}
          maxLength={2}
          error={formState.errors.country && t`Enter two letters, such as BD.`}
          {...register('country', { pattern: /^[a-z]{2}$/i })}
        />
        <TextField label={t`Tag`} maxLength={60} {...register('tag')} />
      </Inline>
      <Checkbox label={t`Agents only`} {...register('agents')} />
      <Select label={t`What happened in the period below`} options={options(spanNames)} {...register('by')} />
      <Inline gap="3">
        <TextField
          type="datetime-local"
          label={t`From`}
          error={formState.errors.from && t`This is not a time.`}
          {...register('from', { validate: isTime })}
        />
        <TextField
          type="datetime-local"
          label={t`Until`}
          error={formState.errors.to && t`This is not a time.`}
          {...register('to', { validate: isTime })}
        />
      </Inline>
      <Inline gap="3">
        <Button variant="secondary" size="s" loading={count.isPending} onClick={() => void ask().catch(() => setReach(undefined))}>
          {t`Count the members`}
        </Button>
        <span role="status">
          {reach !== undefined && t`${plural(reach, { one: '# member', other: '# members' })}`}
          {reach !== undefined && reach > broadcastByOne && ` · ${t`A second operator has to approve it.`}`}
          {count.isError && t`They could not be counted.`}
        </span>
      </Inline>
      <TextField
        type="datetime-local"
        label={t`Send at`}
        hint={
          place === 'offers'
            ? t`In the time of ${timeZone}; at once if left empty. Offers are not delivered from ${quietFrom}:00 to ${quietTo}:00.`
            : t`In the time of ${timeZone}; at once if left empty.`
        }
        error={formState.errors.at && t`This is not a time.`}
        {...register('at', { validate: isTime })}
      />
      <TextField label={t`Reason`} hint={t`Kept in the audit log.`} {...register('reason')} />
    </FormDialog>
  );
}

/** The selection without empty values; times of the merchant as instants. */
function segmentOf({ status, way, by, agents, country, tag, from, to }: Typed, timeZone: string): Segment {
  const at = (text: string) => publicationTime(text, timeZone)?.toISOString();
  const [since, until] = [at(from), at(to)];
  return {
    ...(status && { status }),
    ...(way && { way }),
    ...(agents && { agents }),
    ...(country && { country: country.toUpperCase() }),
    ...(tag.trim() && { tag: tag.trim() }),
    ...(since !== undefined && { from: since }),
    ...(until !== undefined && { to: until }),
    ...((since !== undefined || until !== undefined) && { by }),
  };
}
