import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, isPutAside, ReasonDialog, useRefusalText } from '@parlour/office-ui';
import { Button, Chip, ChipRow, CloseIcon, FormError, Inline, Skeleton, Stack, Text, TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';

interface RegionsProps {
  merchant: string;
  name: string;
  mayRestrict: boolean;
}

/** Who is blocked from a site by location: countries, addresses, ranges, or everybody. */
export function Regions({ merchant, name, mayRestrict }: RegionsProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const textOf = useRefusalText();
  const query = useOfficeQuery('listBlockedRegions', { query: { merchant } });
  const allow = useOfficeMutation('allowRegion');
  const [letIn, setLetIn] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  if (query.isPending) return <Skeleton lines={1} />;
  if (query.error && !query.data) return <FormError message={textOf(query.error)} />;
  const regions = query.data.list.map(({ blocked }) => blocked);
  return (
    <Stack gap="2">
      <Inline justify="between" gap="3">
        <Text size="s" tone="muted">
          {regions.length === 0 ? <Trans>Open to visitors from everywhere.</Trans> : <Trans>Blocked:</Trans>}
        </Text>
        {mayRestrict && (
          <Button size="s" variant="secondary" onClick={() => setAdding(true)}>
            <Trans>Block a region</Trans>
          </Button>
        )}
      </Inline>
      {regions.length > 0 && (
        <ChipRow label={t`Blocked at ${name}`}>
          {regions.map((region) => (
            <Chip
              key={region}
              icon={mayRestrict ? <CloseIcon size="s" /> : undefined}
              disabled={!mayRestrict}
              aria-label={mayRestrict ? t`Unblock ${nameOf(region, i18n.locale, t`everyone`)}` : undefined}
              onClick={() => setLetIn(region)}
            >
              <Foreign text={nameOf(region, i18n.locale, t`everyone`)} />
            </Chip>
          ))}
        </ChipRow>
      )}
      {letIn !== undefined && (
        <ReasonDialog
          open
          onClose={() => setLetIn(undefined)}
          title={t`Unblock ${nameOf(letIn, i18n.locale, t`everyone`)} at ${name}?`}
          label={t`Reason`}
          hint={t`For the audit log.`}
          confirmText={t`Unblock`}
          destructive={false}
          onConfirm={async (reason) => {
            await allow.mutateAsync({ body: { merchant, region: letIn, reason } });
            toasts.show({ mood: 'success', text: t`The region is no longer blocked.` });
          }}
        />
      )}
      {isAdding && <BlockRegion merchant={merchant} name={name} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function BlockRegion({ merchant, name, onClose }: { merchant: string; name: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const block = useOfficeMutation('blockRegion');
  const [region, setRegion] = useState('');
  const [isTried, setTried] = useState(false);
  const read = region.trim();
  const shown = nameOf(read, i18n.locale, t`everyone`);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Block a region at ${name}`}
      label={t`Reason`}
      hint={t`For the audit log. Visitors see that their region is blocked, and their address.`}
      confirmText={t`Block`}
      onConfirm={async (reason) => {
        setTried(true);
        if (read === '') throw Object.assign(new Error(t`Enter who is to be blocked.`), { code: 'region_missing' });
        try {
          await block.mutateAsync({ body: { merchant, region: read, reason } });
          toasts.show({ mood: 'success', text: t`The region is blocked.` });
        } catch (error) {
          if (isPutAside(error)) onClose();
          throw error;
        }
      }}
    >
      <TextField
        label={t`Region`}
        hint={read === '' || shown === read ? t`A country code such as BD, an address, a range such as 203.0.113.0/24, or all.` : shown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={region}
        error={isTried && read === '' ? t`Enter who is to be blocked.` : undefined}
        onChange={({ target }) => setRegion(target.value)}
      />
    </ReasonDialog>
  );
}

/** A country by its name in the operator's language, with its code; anything else stays as it is. */
function nameOf(region: string, locale: string, everybody: string): string {
  if (region.toLowerCase() === 'all') return everybody;
  if (!/^[a-z]{2}$/i.test(region)) return region;
  const code = region.toUpperCase();
  const country = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code);
  return country === undefined ? region : `${country} (${code})`;
}
