// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import {
  agentContractQuery,
  errorMessage,
  offerContractMutation,
  previewContractMutation,
  toApiError,
  useApi,
  type Schema,
} from '@parlour/api';
import { formatPercent, type Currency } from '@parlour/domain';
import { fieldsOfKind, readLimits, readTier, type ContractKind } from '@parlour/domain/agents';
import { Loaded } from '@parlour/loaded';
import { Button, Dialog, FormError, FormLayout, Stack, Summary, Text, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPicker } from './account-picker.tsx';
import { cycleNames, kindNames } from './contract-words.ts';
import { PreviewPart } from './preview-part.tsx';
import { draftOf, fieldProblem, reasonsByTier, wireTier, type TierDraft } from './tier-drafts.ts';
import { TierFields } from './tier-fields.tsx';

interface OfferContractProps {
  kind: ContractKind;
  /** The direct downline to whom it is offered, if already chosen. */
  account?: string | undefined;
  /** The currency of the agent's line. */
  currency: Currency;
  onClose: () => void;
}

/** Offers a contract to a direct downline: first the terms, then a preview, then the offer. */
export function OfferContract({ kind, account: given, currency, onClose }: OfferContractProps) {
  const { t, i18n } = useLingui();
  const [account, setAccount] = useState(given ?? '');
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={t`Offer a contract: ${i18n._(kindNames[kind])}`}
      closeText={t`Close`}
      coverCloses={false}
    >
      <Stack gap="4">
        <AccountPicker value={account} onValueChange={setAccount} />
        {account !== '' && <Terms key={`${kind} ${account}`} kind={kind} account={account} currency={currency} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

interface TermsProps {
  kind: ContractKind;
  account: string;
  currency: Currency;
  onClose: () => void;
}

function Terms(props: TermsProps) {
  const { kind, account } = props;
  const contract = useQuery({ ...agentContractQuery(useApi(), { kind, account }), refetchOnWindowFocus: false });
  return <Loaded query={contract}>{(data) => <TermsForm {...props} contract={data} />}</Loaded>;
}

function TermsForm({ kind, account, currency, contract, onClose }: TermsProps & { contract: Schema<'ContractsOfAccount'> }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const toasts = useToasts();
  const [drafts, setDrafts] = useState<TierDraft[]>(() => (contract.current?.tiers ?? [{}]).map(draftOf));
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const preview = useMutation(previewContractMutation(api));
  const offer = useMutation(offerContractMutation(api, useQueryClient()));
  const { cycle, limits, own } = contract;
  const wrong = drafts.map((draft) =>
    Object.fromEntries(fieldsOfKind[kind].map((field) => [field, fieldProblem(field, draft[field] ?? '', currency)])),
  );
  const readable = wrong.every((tier) => Object.values(tier).every((each) => each === undefined));
  const tiers = readable ? drafts.map((draft) => wireTier(kind, draft)) : [];
  const reasons = readable
    ? reasonsByTier({
        kind,
        tiers: tiers.map((tier) => readTier(tier, currency)),
        payer: own ? own.tiers.map((tier) => readTier(tier, currency)) : null,
        policy: readLimits(limits),
      })
    : [];
  const change = (next: TierDraft[]) => {
    setDrafts(next);
    setProblem(undefined);
    preview.reset();
  };
  const failed = (error: unknown) => {
    if (toApiError(error).code === 'closure_changed') preview.reset();
    setProblem(i18n._(errorMessage(error)));
  };
  const ask = () => {
    setTried(true);
    setProblem(undefined);
    if (readable && reasons.every((each) => each.length === 0)) preview.mutate({ kind, account, tiers }, { onError: failed });
  };
  const found = preview.data;
  const send = () =>
    found &&
    offer.mutate(
      { kind, account, ...(cycle && { cycle }), tiers, closure: found.closure },
      {
        onError: failed,
        onSuccess: () => {
          toasts.show({ mood: 'success', text: t`The offer was made. It waits seven days for an answer.` });
          onClose();
        },
      },
    );
  const [least, most, finest] = [limits.minRate, limits.maxRate, limits.step].map((rate) => formatPercent(rate, i18n.locale));
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (found?.valid) send();
        else ask();
      }}
    >
      <Text tone="muted">
        {t`Rates go from ${least} to ${most} in steps of ${finest}; up to ${i18n.number(limits.maxTiers)} tiers. In force from the next period after it is accepted.`}
      </Text>
      {cycle && <Summary entries={[{ key: 'cycle', label: t`How often it pays`, value: i18n._(cycleNames[cycle]) }]} />}
      <TierFields
        kind={kind}
        drafts={drafts}
        wrong={tried ? wrong : []}
        reasons={tried ? reasons : []}
        most={limits.maxTiers}
        onChange={change}
      />
      {found && (
        // It is below the tiers, out of view on a small screen.
        <div ref={(shown) => void shown?.scrollIntoView({ block: 'nearest' })}>
          <PreviewPart preview={found} asUpline />
        </div>
      )}
      <FormError message={problem} />
      <Button type="submit" loading={preview.isPending || offer.isPending} loadingText={t`Please wait`}>
        {found?.valid ? <Trans>Offer this contract</Trans> : <Trans>Show what it means</Trans>}
      </Button>
    </FormLayout>
  );
}
