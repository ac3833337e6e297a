import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Held, ListState, Moment, ReasonDialog, useUnsaved } from '@parlour/office-ui';
import {
  Button,
  Checkbox,
  DataTable,
  EmptyState,
  FormLayout,
  FormSection,
  Inline,
  SectionHeader,
  Select,
  Stack,
  Text,
  TextField,
  useToasts,
} from '@parlour/ui';
import { useState } from 'react';
import { OfferFields } from './offer-fields.tsx';
import {
  changedFrom,
  choiceFields,
  costs,
  effective,
  sections,
  sectionTitles,
  switchFields,
  textFields,
  type Effective,
} from './policy-fields.ts';
import type { MerchantPolicy } from './words.ts';

interface PolicyProps {
  merchant: string | undefined;
  mayPropose: (merchant: string) => boolean;
}

/** The policy of a merchant's contracts, and every version of it. */
export function Policy({ merchant, mayPropose }: PolicyProps) {
  const { t } = useLingui();
  if (merchant === undefined)
    return <EmptyState title={t`Choose a merchant`} text={t`Each merchant has a policy of its own: choose one at the top.`} />;
  return <OfMerchant key={merchant} merchant={merchant} mayPropose={mayPropose(merchant)} />;
}

function OfMerchant({ merchant, mayPropose }: { merchant: string; mayPropose: boolean }) {
  const { t } = useLingui();
  const query = useOfficeQuery('getAgentPolicy', { query: { merchant } });
  return (
    <ListState query={query} rows={query.data ? 1 : 0} empty={t`No policy`} emptyText={t`There is no such merchant.`}>
      {query.data && (
        <Stack gap="6">
          <PolicyForm key={query.data.version} of={query.data} mayPropose={mayPropose} />
          <Versions of={query.data} />
        </Stack>
      )}
    </ListState>
  );
}

function PolicyForm({ of, mayPropose }: { of: MerchantPolicy; mayPropose: boolean }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const set = useOfficeMutation('setAgentPolicy');
  const before = effective(of);
  const [typed, setTyped] = useState<Effective>(before);
  const [asks, setAsks] = useState(false);
  const edit = (change: Partial<Effective>) => setTyped((now) => ({ ...now, ...change }));
  const isChanged = JSON.stringify(typed) !== JSON.stringify(before);
  const [proposed, setProposed] = useState<Effective>();
  useUnsaved(isChanged && typed !== proposed);
  const listed = (name: 'products' | 'deducts', value: string, on: boolean) => {
    const now: readonly string[] = typed[name] ?? of.products;
    const next = on ? [...now, value] : now.filter((each) => each !== value);
    edit({ [name]: name === 'products' && next.length === of.products.length ? null : next });
  };
  return (
    <Held as="form">
      <FormLayout
        onSubmit={(event) => {
          event.preventDefault();
          setAsks(true);
        }}
      >
        {sections.map((section) => (
          <FormSection key={section} columns title={i18n._(sectionTitles[section])}>
            {textFields[section].map(({ name, label, hint, inputMode, isCount }) => (
              <TextField
                key={name}
                label={i18n._(label)}
                hint={hint && i18n._(hint)}
                inputMode={inputMode}
                readOnly={!mayPropose}
                value={typed[name] === null ? '' : String(typed[name])}
                onChange={({ target: { value } }) =>
                  edit({ [name]: value === '' ? null : isCount && /^\d+$/.test(value) ? Number(value) : value } as Partial<Effective>)
                }
              />
            ))}
            {choiceFields[section].map(({ name, label, hint, options }) => (
              <Select
                key={name}
                label={i18n._(label)}
                hint={hint && i18n._(hint)}
                disabled={!mayPropose}
                value={String(typed[name])}
                onChange={({ target: { value } }) => edit({ [name]: name === 'carry' ? Number(value) : value } as Partial<Effective>)}
                options={options.map(([value, text]) => ({ value: String(value), text: i18n._(text) }))}
              />
            ))}
            {switchFields[section].map(({ name, label }) => (
              <Checkbox
                key={name}
                label={i18n._(label)}
                disabled={!mayPropose}
                checked={typed[name]}
                onChange={({ target }) => edit({ [name]: target.checked })}
              />
            ))}
          </FormSection>
        ))}
        <FormSection columns title={t`Costs that lower the net of a team`}>
          {costs.map(([value, text]) => (
            <Checkbox
              key={value}
              label={i18n._(text)}
              disabled={!mayPropose}
              checked={typed.deducts.includes(value)}
              onChange={({ target }) => listed('deducts', value, target.checked)}
            />
          ))}
        </FormSection>
        <FormSection columns title={t`Games whose bets count`}>
          {of.products.map((product) => (
            <Checkbox
              key={product}
              label={<Foreign text={product} />}
              disabled={!mayPropose}
              checked={typed.products === null || typed.products.includes(product)}
              onChange={({ target }) => listed('products', product, target.checked)}
            />
          ))}
        </FormSection>
        <OfferFields offers={typed.offers} readOnly={!mayPropose} onChange={(offers) => edit({ offers })} />
        {mayPropose && (
          <Inline gap="3">
            <Button type="submit" disabled={!isChanged}>
              <Trans>Propose</Trans>
            </Button>
            {isChanged && (
              <Button variant="ghost" onClick={() => setTyped(before)}>
                <Trans>Undo</Trans>
              </Button>
            )}
          </Inline>
        )}
      </FormLayout>
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        destructive={false}
        title={t`Change the policy of ${of.merchant}?`}
        label={t`Reason`}
        hint={t`It applies from the next periods, once a second operator approves it. Periods that have ended keep theirs.`}
        confirmText={t`Propose`}
        onConfirm={async (reason) => {
          const policy = changedFrom(of.usual, typed);
          await set.mutateAsync({ body: { merchant: of.merchant, policy, version: of.version, reason } });
          setProposed(typed);
          toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
        }}
      />
    </Held>
  );
}

function Versions({ of: { history } }: { of: MerchantPolicy }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="3">
      <SectionHeader title={t`Versions`} />
      {history.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing was set: everything is as usual.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`Versions`}
          rows={history}
          rowKey={({ version }) => String(version)}
          columns={[
            { key: 'version', header: t`Version`, card: 'lead', cell: ({ version }) => i18n.number(version) },
            { key: 'at', header: t`Time`, unbroken: true, cell: ({ madeAt }) => <Moment at={madeAt} /> },
            { key: 'reason', header: t`Reason`, cell: ({ reason }) => <Foreign text={reason} /> },
            { key: 'policy', header: t`What was set`, cell: ({ policy }) => <Foreign text={JSON.stringify(policy)} /> },
          ]}
        />
      )}
    </Stack>
  );
}
