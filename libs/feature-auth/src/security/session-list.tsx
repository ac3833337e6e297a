import { Trans, useLingui } from '@lingui/react/macro';
import { endOneSessionMutation, endOtherSessionsMutation, sessionsQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { LoadFailure, useErrorToast } from '@parlour/loaded';
import { Badge, Button, ConfirmDialog, DataTable, DeviceIcon, Section, SectionHeader, Stack, type Column, type Sort } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetDevice } from '../login/remembered.ts';
import { sortSessions } from './sort-sessions.ts';
import { useDeviceText } from './use-device-text.ts';
import * as styles from './security.css.ts';

type Session = Schema<'SessionInfo'>;

/** Where the member is logged in, with a button to end each session (security A08). */
export function SessionList() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const deviceText = useDeviceText();
  const [sort, setSort] = useState<Sort>({ key: 'lastSeenAt', direction: 'descending' });
  const [asking, setAsking] = useState(false);
  const sessions = useQuery(sessionsQuery(api));
  const { data, error } = sessions;
  const onError = useErrorToast();
  const endOne = useMutation({ ...endOneSessionMutation(api, queryClient), onError });
  const endOthers = useMutation({ ...endOtherSessionsMutation(api, queryClient), onError });

  const sortable = { ascending: t`oldest first`, descending: t`newest first` };
  const time = (at: string) => <span className={styles.unbroken}>{formatDateTime(at, i18n.locale)}</span>;
  const columns: Column<Session>[] = [
    {
      key: 'device',
      header: t`Device`,
      card: 'lead',
      cell: ({ device, current }) => (
        <span className={styles.device}>
          <DeviceIcon className={styles.deviceIcon} />
          {deviceText(device)}
          {current && (
            <Badge mood="accent">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
      ),
    },
    { key: 'address', header: t`Address`, cell: ({ address }) => <bdi>{address}</bdi> },
    { key: 'startedAt', header: t`Logged in`, sortable, cell: ({ startedAt }) => time(startedAt) },
    { key: 'lastSeenAt', header: t`Last used`, sortable, cell: ({ lastSeenAt }) => time(lastSeenAt) },
    {
      key: 'end',
      card: 'action',
      header: t`Log out`,
      cell: ({ id, current, device }) =>
        current ? null : (
          <Button
            size="s"
            variant="secondary"
            aria-label={t`Log out: ${deviceText(device)}`}
            loading={endOne.isPending && endOne.variables === id}
            onClick={() => endOne.mutate(id)}
          >
            <span className={styles.unbroken}>
              <Trans>Log out</Trans>
            </span>
          </Button>
        ),
    },
  ];

  return (
    <Section labelledBy="sessions-title">
      <Stack gap="3">
        <SectionHeader id="sessions-title" title={<Trans>Where you are logged in</Trans>} />
        {!data && error && <LoadFailure title={t`Your devices could not be loaded`} query={sessions} />}
        {(data || !error) && (
          <DataTable
            caption={t`Where you are logged in`}
            columns={columns}
            rows={data ? sortSessions(data, sort) : []}
            rowKey={({ id }) => id}
            loadingRows={data ? undefined : 2}
            {...(data && data.length > 2 && { sort, onSortChange: setSort, sortLabel: t`Sort by` })}
          />
        )}
        {/* Shown even for a single session: a remembered device has no session, but may log in again. */}
        {data && (
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              <Trans>Log out everywhere else</Trans>
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Log out everywhere else?`}
        text={t`You stay logged in on this device only, and no device remembers you any longer.`}
        confirmText={t`Log out everywhere else`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSuccess: forgetDevice, onSettled: () => setAsking(false) })}
      />
    </Section>
  );
}
