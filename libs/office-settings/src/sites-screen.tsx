import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, isPutAside, ListState, Moment, PlainPage, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, Card, Dialog, FormError, FormLayout, Inline, Stack, Text, TextField, TextLink, useToasts } from '@parlour/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

type Site = components['schemas']['Site'];
type Merchant = components['schemas']['Merchant'];

export interface SitesScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayClose: (merchant: string) => boolean;
}

/** Whether the sites are open: closes one for everybody, with the time that visitors are told, and opens it again. */
export function SitesScreen({ merchant, mayClose }: SitesScreenProps) {
  const { t } = useLingui();
  const sites = useOfficeQuery('listSites', { query: { merchant } });
  const merchants = useOfficeQuery('listMerchants', {});
  const rows = sites.data?.list ?? [];
  const [closing, setClosing] = useState<Site>();
  return (
    <PlainPage title={t`Sites`} description={t`A closed site tells visitors when it opens again. Games in progress are settled.`}>
      <ListState query={sites} rows={rows.length} empty={t`No sites`} emptyText={t`The merchants that your roles are for appear here.`}>
        <Stack gap="4">
          {rows.map((site) => (
            <SiteCard
              key={site.merchant}
              site={site}
              facts={merchants.data?.list.find(({ code }) => code === site.merchant)}
              onClose={mayClose(site.merchant) ? () => setClosing(site) : undefined}
            />
          ))}
        </Stack>
      </ListState>
      {closing && <CloseDialog site={closing} onDone={() => setClosing(undefined)} />}
    </PlainPage>
  );
}

function SiteCard({ site, facts, onClose }: { site: Site; facts: Merchant | undefined; onClose: (() => void) | undefined }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const open = useOfficeMutation('openSites');
  const openIt = () =>
    open.mutate(
      { body: { merchant: site.merchant } },
      {
        onSuccess: () => toasts.show({ mood: 'success', text: t`${facts?.name ?? site.merchant} is open.` }),
        onError: (error) => !isPutAside(error) && toasts.show({ mood: 'danger', text: textOf(error) }),
      },
    );
  const address = facts && new URL(`//${facts.host}`, location.href).href;
  return (
    <Card>
      <Inline justify="between" gap="4">
        <Stack gap="2">
          <Inline gap="2">
            <Text as="strong" size="l">
              {facts?.name ?? site.merchant}
            </Text>
            {site.closed !== undefined ? (
              <Badge mood="danger">{t`Must stay closed`}</Badge>
            ) : site.maintenance ? (
              <Badge mood="warning">{t`Maintenance`}</Badge>
            ) : (
              <Badge mood="win">{t`Open`}</Badge>
            )}
          </Inline>
          {facts && (
            <Text size="s" tone="muted">
              {site.merchant} · {facts.currency} · {facts.jurisdiction} · <TextLink href={address}>{facts.host}</TextLink>
            </Text>
          )}
          {site.closed !== undefined && <Text tone="danger">{site.closed}</Text>}
          {site.maintenance && site.until !== null && (
            <Text>
              <Trans>
                Visitors are told: until <Moment at={site.until} />
              </Trans>
            </Text>
          )}
          {site.blocked !== null && (
            <Text size="s">
              <Trans>
                Shut out: <Foreign text={site.blocked} />
              </Trans>
            </Text>
          )}
        </Stack>
        {onClose &&
          (site.maintenance ? (
            <Button variant="secondary" loading={open.isPending} onClick={openIt}>
              <Trans>Open</Trans>
            </Button>
          ) : (
            <Button variant="danger" onClick={onClose}>
              <Trans>Close for maintenance</Trans>
            </Button>
          ))}
      </Inline>
    </Card>
  );
}

function CloseDialog({ site, onDone }: { site: Site; onDone: () => void }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const form = useId();
  const close = useOfficeMutation('closeSites');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { until: '' } });
  const send = handleSubmit(async ({ until }) => {
    try {
      await close.mutateAsync({ body: { merchant: site.merchant, until: until === '' ? undefined : new Date(until).toISOString() } });
      toasts.show({ mood: 'success', text: t`${site.merchant} is closed.` });
      onDone();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onDone()}
      title={<Trans>Close {site.merchant} for maintenance?</Trans>}
      description={<Trans>Everybody who is on the site sees the maintenance page at once. Nobody can deposit, play or withdraw.</Trans>}
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="danger" loading={formState.isSubmitting} loadingText={t`Saving`}>
            <Trans>Close the site</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={formState.errors.root?.message} />
        <TextField
          type="datetime-local"
          label={t`Opens again`}
          optionalText={t`optional`}
          hint={t`In your own time zone. Visitors read it in theirs; the site opens when you open it.`}
          error={formState.errors.until && t`This time has passed.`}
          {...register('until', { validate: (until) => until === '' || Date.parse(until) > Date.now() })}
        />
      </FormLayout>
    </Dialog>
  );
}
