import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, Moment, PlainPage, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, Card, Inline, Stack, Text, TextLink, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { CloseDialog } from './close-dialog.tsx';
import { Regions } from './regions.tsx';

type Site = components['schemas']['Site'];
type Merchant = components['schemas']['Merchant'];

export interface SitesScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayClose: (merchant: string) => boolean;
  /** Whether visitors may be blocked by location; undefined if the operator may not see that. */
  mayRestrict: (merchant: string) => boolean | undefined;
}

/** Whether the sites are open, and to whom: closes one for everybody, with the time that visitors are told, and opens it again. */
export function SitesScreen({ merchant, mayClose, mayRestrict }: SitesScreenProps) {
  const { t } = useLingui();
  const sites = useOfficeQuery('listSites', { query: { merchant } });
  const merchants = useOfficeQuery('listMerchants', {});
  const rows = sites.data?.list ?? [];
  const [closing, setClosing] = useState<Site>();
  return (
    <PlainPage title={t`Sites`} description={t`A closed site tells visitors when it opens again. Games in progress are settled.`}>
      <ListState query={sites} rows={rows.length} empty={t`No sites`} emptyText={t`The merchants that your roles cover appear here.`}>
        <Stack gap="4">
          {rows.map((site) => (
            <SiteCard
              key={site.merchant}
              site={site}
              facts={merchants.data?.list.find(({ code }) => code === site.merchant)}
              mayRestrict={mayRestrict(site.merchant)}
              onClose={mayClose(site.merchant) ? () => setClosing(site) : undefined}
            />
          ))}
        </Stack>
      </ListState>
      {closing && <CloseDialog merchant={closing.merchant} onDone={() => setClosing(undefined)} />}
    </PlainPage>
  );
}

interface SiteCardProps {
  site: Site;
  facts: Merchant | undefined;
  mayRestrict: boolean | undefined;
  onClose: (() => void) | undefined;
}

function SiteCard({ site, facts, mayRestrict, onClose }: SiteCardProps) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const toasts = useToasts();
  const open = useOfficeMutation('openSites');
  const name = facts?.name ?? site.merchant;
  const openIt = () =>
    open.mutate(
      { body: { merchant: site.merchant } },
      {
        onSuccess: () => toasts.show({ mood: 'success', text: t`${name} is open.` }),
        onError: tellRefusal,
      },
    );
  const address = facts && new URL(`//${facts.host}`, location.href).href;
  return (
    <Card>
      <Stack gap="4">
        <Inline justify="between" gap="4">
          <Stack gap="2">
            <Inline gap="2">
              <Text as="strong" size="l">
                {name}
              </Text>
              {site.closed !== undefined ? (
                <Badge mood="danger">{t`Must stay closed`}</Badge>
              ) : site.maintenance ? (
                <Badge mood="warning">{t`Maintenance`}</Badge>
              ) : (
                <Badge mood="win">{t({ message: 'Open', context: 'a site that lets visitors in' })}</Badge>
              )}
            </Inline>
            {facts && (
              <Text size="s" tone="muted">
                {site.merchant} · {facts.currency} · {facts.jurisdiction} · <TextLink href={address}>{facts.host}</TextLink>
              </Text>
            )}
            {site.closed !== undefined && <Text tone="danger">{site.closed}</Text>}
            {site.maintenance && (
              <Text>
                {site.until === null ? (
                  <Trans>Visitors see no time.</Trans>
                ) : (
                  <Trans>
                    Visitors see: until <Moment at={site.until} />
                  </Trans>
                )}
              </Text>
            )}
          </Stack>
          {onClose &&
            (site.maintenance ? (
              <Button variant="secondary" loading={open.isPending} onClick={openIt}>
                <Trans>Open the site</Trans>
              </Button>
            ) : (
              <Button variant="danger" onClick={onClose}>
                <Trans>Close for maintenance</Trans>
              </Button>
            ))}
        </Inline>
        {mayRestrict !== undefined && <Regions merchant={site.merchant} name={name} mayRestrict={mayRestrict} />}
      </Stack>
    </Card>
  );
}
