import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Moment, PlainPage, useRefusalText } from '@parlour/office-ui';
import { Card, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { OfficeLink } from '../frame/office-link.tsx';
import { usePlaces } from '../frame/use-places.ts';
import { AnotherPasskeyAdvice } from '../session/another-passkey.tsx';
import { may, useSession } from '../session/session.ts';
import { allMerchants } from '../boot/all-merchants.ts';
import * as styles from './today.css.ts';

/** What waits for whoever is there, oldest first; each figure opens the list that it counts. */
export function TodayScreen() {
  const { t } = useLingui();
  const session = useSession();
  const { merchant } = usePlaces();
  const at = merchant === allMerchants ? undefined : merchant;
  return (
    <PlainPage title={t`Today`} description={t`What waits for you.`}>
      <AnotherPasskeyAdvice>
        <OfficeLink to="/sessions">
          <Trans>My log-in</Trans>
        </OfficeLink>
      </AnotherPasskeyAdvice>
      <div className={styles.grid}>
        {may(session, 'withdrawal.decide', 'r', at ?? null) && <WaitingWithdrawals merchant={at} to={`/m/${merchant}/withdrawals`} />}
        <WaitingApprovals />
        {may(session, 'site.maintenance', 'r', at ?? null) && <ClosedSites merchant={at} to={`/m/${merchant}/sites`} />}
      </div>
    </PlainPage>
  );
}

interface Counted {
  error: unknown;
  data: { list: readonly unknown[] } | undefined;
}

function Tile({ title, to, query, children }: { title: string; to: string; query: Counted; children: ReactNode }) {
  const textOf = useRefusalText();
  return (
    <OfficeLink to={to} className={styles.tile}>
      <Card>
        <Stack gap="2">
          <Text tone="muted" size="s">
            {title}
          </Text>
          {query.error && !query.data ? (
            <Text tone="danger">{textOf(query.error)}</Text>
          ) : query.data ? (
            children
          ) : (
            <Skeleton shape="heading" />
          )}
        </Stack>
      </Card>
    </OfficeLink>
  );
}

function Figure({ value }: { value: number }) {
  const { i18n } = useLingui();
  return <span className={styles.figure}>{new Intl.NumberFormat(i18n.locale).format(value)}</span>;
}

function WaitingWithdrawals({ merchant, to }: { merchant: string | undefined; to: string }) {
  const { t } = useLingui();
  const waiting = useOfficeQuery('listPendingWithdrawals', { query: { merchant, full: undefined } });
  const oldest = waiting.data?.list[0];
  return (
    <Tile title={t`Withdrawals`} to={to} query={waiting}>
      <Figure value={waiting.data?.list.length ?? 0} />
      <Text size="s" tone="muted">
        {oldest ? (
          <Trans>
            Oldest: <Moment at={oldest.requested} />
          </Trans>
        ) : (
          <Trans>None waits.</Trans>
        )}
      </Text>
    </Tile>
  );
}

function WaitingApprovals() {
  const { t } = useLingui();
  const waiting = useOfficeQuery('listProposals', { query: { decided: undefined } });
  const mine = waiting.data?.list.filter(({ mayDecide }) => mayDecide) ?? [];
  const [oldest] = mine;
  return (
    <Tile title={t`Approvals`} to="/approvals" query={waiting}>
      <Figure value={mine.length} />
      <Text size="s" tone="muted">
        {oldest ? (
          <Trans>
            Oldest: <Moment at={oldest.at} />
          </Trans>
        ) : (
          <Trans>None waits.</Trans>
        )}
      </Text>
    </Tile>
  );
}

function ClosedSites({ merchant, to }: { merchant: string | undefined; to: string }) {
  const { t } = useLingui();
  const sites = useOfficeQuery('listSites', { query: { merchant } });
  const closed = sites.data?.list.filter(({ maintenance, closed: must }) => maintenance || must !== undefined) ?? [];
  return (
    <Tile title={t`Closed sites`} to={to} query={sites}>
      <Figure value={closed.length} />
      <Text size="s" tone="muted">
        {closed.length > 0 ? (
          closed.map((site) => site.merchant).join(', ')
        ) : (
          <Plural value={sites.data?.list.length ?? 0} one="The site is open." other="All # sites are open." />
        )}
      </Text>
    </Tile>
  );
}
