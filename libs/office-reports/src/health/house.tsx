import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Age, Moment, partnerKeyNames } from '@parlour/office-ui';
import { Badge, Stack, Text, type BadgeProps } from '@parlour/ui';
import { HealthTable, useCells } from './health-table.tsx';
import * as styles from './health.css.ts';

type Health = components['schemas']['Health'];
type Gateway = Health['gateways'][number];

/** Every gateway of the installation, as it last reported about itself. */
export function Gateways({ of }: { of: Health }) {
  const { t } = useLingui();
  const { count } = useCells();
  return (
    <HealthTable
      caption={t`Gateways`}
      rows={of.gateways}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: t`Gateway`, card: 'lead', cell: ({ id }) => id.slice(-8) },
        { key: 'status', header: t`State`, cell: ({ status }) => <Status of={status} /> },
        { key: 'version', header: t`Version`, cell: ({ version }) => version },
        { key: 'redis', header: 'Redis', cell: ({ redis }) => <Redis of={redis} /> },
        count('streams', t`Open event streams`),
        { key: 'started', header: t`Started`, cell: ({ started }) => <Moment at={started} /> },
        { key: 'seen', header: t`Last seen`, cell: ({ seen }) => <Moment at={seen} seconds /> },
      ]}
    />
  );
}

function Status({ of }: { of: Gateway['status'] }) {
  const { t } = useLingui();
  const shown: Record<Gateway['status'], { text: string; mood: BadgeProps['mood'] }> = {
    ready: { text: t`Ready`, mood: 'win' },
    degraded: { text: t`Ready, but something is missing`, mood: 'warning' },
    'not ready': { text: t`Not ready`, mood: 'danger' },
    lost: { text: t`No sign of life`, mood: 'danger' },
  };
  return <Badge mood={shown[of].mood}>{shown[of].text}</Badge>;
}

function Redis({ of }: { of: Gateway['redis'] }) {
  const { t } = useLingui();
  if (of === 'none') return t`Not used`;
  return of === 'up' ? t`Reachable` : <Badge mood="warning">{t`Not reachable`}</Badge>;
}

type Key = Health['keys'][number];

/** The gateways' own keys; those of partners are named by what they are for. */
const keyNames: Partial<Record<Key['key'], MessageDescriptor>> = {
  sealing: msg`Encryption of what pages send`,
  audit: msg`Signatures of the audit log`,
  push: msg`Notifications on devices`,
};

/** The ages of the gateways' keys and of those between them and their partners; those of whatever stands in front of them are not known here. */
export function Keys({ of }: { of: Health }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="3">
      <HealthTable
        caption={t`Keys`}
        rows={of.keys}
        rowKey={({ key, of: whose, name }) => [key, whose, name].join(' ')}
        columns={[
          {
            key: 'key',
            header: t`Key`,
            card: 'lead',
            cell: ({ key, name }) => i18n._(keyNames[key] ?? partnerKeyNames[name ?? 'signing']),
          },
          { key: 'of', header: t`Belongs to`, cell: ({ of: whose }) => whose ?? t`The installation` },
          {
            key: 'since',
            header: t`In use since`,
            cell: ({ since }) => (since === null ? t`Not known yet` : <Moment at={since} />),
          },
          { key: 'age', header: t`Age`, align: 'end', cell: ({ since }) => since !== null && <Age since={since} /> },
        ]}
      />
      <Text tone="muted" size="s">
        <Trans>Gateways hold no certificates: whatever ends TLS in front of them knows how old its own are.</Trans>
      </Text>
    </Stack>
  );
}

/** The database’s archive, and its statements. */
export function Database({ of: { archive, statements } }: { of: Health }) {
  const { t } = useLingui();
  const { count, milliseconds } = useCells();
  return (
    <>
      <section className={styles.section} aria-label={t`Backup`}>
        <h2 className={styles.heading}>
          <Trans>Backup</Trans>
        </h2>
        {archive === null ? (
          <Text tone="muted">
            <Trans>
              The database archives nothing itself, so nothing can be seen here. Ask the people who run it when it was last backed up.
            </Trans>
          </Text>
        ) : (
          <Text>
            {archive.last === null ? (
              <Trans>Nothing has been archived yet.</Trans>
            ) : (
              <Trans>
                The database’s log was last archived at <Moment at={archive.last} />
              </Trans>
            )}
            {archive.failed !== null && <br />}
            {archive.failed !== null && (
              <Trans>
                Archiving last failed at <Moment at={archive.failed} />
              </Trans>
            )}
          </Text>
        )}
      </section>
      <HealthTable
        caption={t`Slowest statements`}
        rows={statements ?? []}
        rowKey={({ statement }) => statement}
        empty={
          statements === null && (
            <Text tone="muted">
              <Trans>The database doesn’t measure its statements. With the extension pg_stat_statements it would.</Trans>
            </Text>
          )
        }
        columns={[
          { key: 'statement', header: t`Statement`, card: 'lead', cell: ({ statement }) => <code>{statement}</code> },
          count('calls', t`Calls`),
          count('mean', t`Time each`, milliseconds),
          count('total', t`Total time`, milliseconds),
        ]}
      />
    </>
  );
}

/** Security events in the log, counted. */
export function SecurityEvents({ of }: { of: Health }) {
  const { t } = useLingui();
  const { count } = useCells();
  return (
    <HealthTable
      caption={t`Security events, in 24 hours`}
      rows={of.security}
      rowKey={({ event }) => event}
      columns={[{ key: 'event', header: t`Event`, card: 'lead', cell: ({ event }) => event }, count('count', t`Times`)]}
    />
  );
}
