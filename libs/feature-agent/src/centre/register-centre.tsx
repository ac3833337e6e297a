// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { endRegisterLinkMutation, registerLinksQuery, useApi, type Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { Paged, useErrorToast } from '@parlour/loaded';
import { useCopy } from '@parlour/forms';
import { useCentreRoute } from '@parlour/routes';
import { Badge, Button, ConfirmDialog, CopyIcon, Dialog, EmptyState, Inline, PlusIcon, QrCode, Stack, type Column } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './centre.css.ts';
import { NewAccount } from './new-account.tsx';
import { NewLink } from './new-link.tsx';
import { QuotaTable } from './quota-table.tsx';
import { SaveList } from './save-list.tsx';
import { typeNames } from './type-names.ts';

type RegisterLink = Schema<'RegisterLink'>;

const states = {
  open: msg`Open`,
  usedUp: msg`Used up`,
  expired: msg`Expired`,
  off: msg`Switched off`,
} as const satisfies Record<RegisterLink['state'], MessageDescriptor>;

/** Registration links with their QR codes, and accounts made by the agent (agents.md 2 and 14). */
export function RegisterCentre() {
  const { t, i18n } = useLingui();
  const showError = useErrorToast();
  const api = useApi();
  const { pageNo, change } = useCentreRoute();
  const [making, setMaking] = useState<'link' | 'account'>();
  const [shown, setShown] = useState<RegisterLink>();
  const [asked, setAsked] = useState<RegisterLink>();
  const links = useQuery(registerLinksQuery(api, { pageNo }));
  const end = useMutation(endRegisterLinkMutation(api, useQueryClient()));
  const columns: Column<RegisterLink>[] = [
    { key: 'channel', header: t`Channel`, card: 'lead', cell: ({ channel }) => <bdi>{channel}</bdi> },
    {
      key: 'state',
      header: t`State`,
      card: 'figure',
      cell: ({ state }) => <Badge mood={state === 'open' ? 'win' : 'neutral'}>{i18n._(states[state])}</Badge>,
    },
    { key: 'type', header: t`Type`, cell: ({ type }) => i18n._(typeNames[type]) },
    { key: 'group', header: t`Prize group`, align: 'end', cell: ({ group }) => group },
    {
      key: 'registered',
      header: t`Registered`,
      align: 'end',
      cell: ({ registered, uses }) => t`${i18n.number(registered)} of ${i18n.number(uses)}`,
    },
    { key: 'firstDeposits', header: t`First deposits`, align: 'end', cell: ({ firstDeposits }) => i18n.number(firstDeposits) },
    { key: 'quota', header: t`Quota left`, align: 'end', cell: ({ quotaLeft }) => quotaLeft !== null && i18n.number(quotaLeft) },
    { key: 'expires', header: t`Expires`, cell: ({ expiresAt }) => expiresAt && formatToMinute(expiresAt, i18n.locale) },
    {
      key: 'actions',
      header: t`Actions`,
      card: 'action',
      cell: (link) =>
        link.state === 'open' ? (
          <Inline>
            <Button size="s" variant="secondary" onClick={() => setShown(link)}>
              <Trans>Show link and QR code</Trans>
            </Button>
            <Button size="s" variant="secondary" onClick={() => setAsked(link)}>
              <Trans>Switch off</Trans>
            </Button>
          </Inline>
        ) : null,
    },
  ];
  return (
    <Stack gap="4">
      <Inline>
        <Button icon={<PlusIcon />} onClick={() => setMaking('link')}>
          <Trans>New link</Trans>
        </Button>
        <Button variant="secondary" icon={<PlusIcon />} onClick={() => setMaking('account')}>
          <Trans>New account</Trans>
        </Button>
      </Inline>
      <Paged
        caption={t`Registration links`}
        columns={columns}
        rowKey={({ code }) => code}
        query={links}
        onPageChange={(next) => change({ pageNo: next })}
        empty={<EmptyState title={t`No links yet`} text={t`Everyone who registers with your link joins directly below you.`} />}
      />
      <SaveList
        name="registration-links"
        heads={['channel', 'state', 'type', 'group', 'uses', 'registered', 'firstDeposits', 'quotaLeft', 'expires', 'created', 'address']}
        page={async (number) => {
          const { list, page } = await api.call('listRegisterLinks', { query: { pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((link) => [
              link.channel,
              link.state,
              link.type,
              link.group ?? '',
              link.uses,
              link.registered,
              link.firstDeposits,
              link.quotaLeft ?? '',
              link.expiresAt ?? '',
              link.createdAt,
              link.url,
            ]),
          };
        }}
      />
      <QuotaTable />
      {making === 'link' && (
        <NewLink
          onClose={() => setMaking(undefined)}
          onMade={(link) => {
            setMaking(undefined);
            setShown(link);
          }}
        />
      )}
      {making === 'account' && <NewAccount onClose={() => setMaking(undefined)} />}
      {shown && <LinkDialog link={shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t`Switch this link off?`}
        text={t`It cannot be switched on again. Accounts that registered with it stay.`}
        confirmText={t`Switch off`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={end.isPending}
        onConfirm={() =>
          asked &&
          end.mutate(asked.code, {
            onError: showError,
            onSettled: () => setAsked(undefined),
          })
        }
      />
    </Stack>
  );
}

function LinkDialog({ link: { url, channel }, onClose }: { link: RegisterLink; onClose: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Registration link`} description={channel} closeText={t`Close`}>
      <div className={styles.link}>
        <QrCode value={url} label={t`QR code of the registration link`} size="l" />
        <bdi dir="ltr" className={styles.address}>
          {url}
        </bdi>
        <Button icon={<CopyIcon />} onClick={() => void copy(url, t`The link was copied.`)}>
          <Trans>Copy the link</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
