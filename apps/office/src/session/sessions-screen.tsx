import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Moment, PlainPage, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, DataTable, ErrorState, SectionHeader, type Column } from '@parlour/ui';
import { isDemonstration, useSession } from './session.ts';
import { WaysIn } from './ways-in.tsx';

type OpenSession = components['schemas']['OpenSession'];

/** How the operator logs in, and where they are logged in; each place can be logged out from here. */
export function SessionsScreen() {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const sessions = useOfficeQuery('listOwnSessions', {});
  const end = useOfficeMutation('endOwnSession');
  const columns: Column<OpenSession>[] = [
    {
      key: 'device',
      header: t`Browser`,
      card: 'lead',
      cell: ({ userAgent, here }) => (
        <>
          {browserOf(userAgent) ?? t`Unknown browser`} {here && <Badge mood="accent">{t`This one`}</Badge>}
        </>
      ),
    },
    {
      key: 'by',
      header: t`Logged in by`,
      cell: ({ by }) => ({ passkey: t`Passkey`, password: t`Password and authenticator`, demonstration: t`Demonstration` })[by],
    },
    { key: 'ip', header: t`Address`, cell: ({ ip }) => ip },
    { key: 'since', header: t`Since`, unbroken: true, cell: ({ loggedInAt }) => <Moment at={loggedInAt} /> },
    { key: 'seen', header: t`Last used`, unbroken: true, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
    {
      key: 'end',
      header: t`Action`,
      card: 'action',
      cell: ({ id, here }) =>
        !here && (
          <Button
            size="s"
            variant="secondary"
            loading={end.isPending && end.variables.body.id === id}
            onClick={() => end.mutate({ body: { id } })}
          >
            <Trans>Log out there</Trans>
          </Button>
        ),
    },
  ];
  return (
    <PlainPage title={t`My log-in`} description={t`Sessions end after 15 minutes without use, and after 10 hours in any case.`}>
      {!isDemonstration(useSession()) && <WaysIn />}
      <SectionHeader title={t`Where you are logged in`} />
      {sessions.error ? (
        <ErrorState
          title={textOf(sessions.error)}
          retryText={t`Try again`}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      ) : (
        <DataTable
          caption={t`Where you are logged in`}
          columns={columns}
          rows={sessions.data?.list ?? []}
          rowKey={({ id }) => id}
          loadingRows={sessions.data ? undefined : 2}
        />
      )}
    </PlainPage>
  );
}

/** A name that people use for it: enough to recognise one's own device. */
function browserOf(userAgent: string): string | undefined {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : undefined;
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(userAgent)?.[0].replace('Mac OS X', 'macOS');
  return browser && system ? `${browser}, ${system}` : browser;
}
