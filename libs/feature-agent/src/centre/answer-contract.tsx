// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import {
  acceptContractMutation,
  errorMessage,
  previewContractMutation,
  rejectContractMutation,
  terminateContractMutation,
  useApi,
  type Schema,
} from '@parlour/api';
import type { Currency } from '@parlour/domain';
import { Loaded } from '@parlour/loaded';
import { Button, Dialog, FormError, Stack, Summary, Text } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ContractTerms } from './contract-terms.tsx';
import { cycleNames, kindNames } from './contract-words.ts';
import { PreviewPart } from './preview-part.tsx';
import { TierTable } from './tier-table.tsx';

interface AnswerContractProps {
  contract: Schema<'AgentContract'>;
  currency: Currency;
  /** To request its end instead of answering what is waiting. */
  ending?: boolean | undefined;
  onClose: () => void;
}

/** Answers an offer or a requested ending, or requests an ending, and shows what it would lead to. */
export function AnswerContract({ contract, currency, ending = false, onClose }: AnswerContractProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { kind, account, contractId, side, state } = contract;
  const isOffer = state === 'offered';
  const preview = useMutation(previewContractMutation(api)).mutateAsync;
  const asked = useQuery({
    queryKey: ['mine', 'agents', 'contracts', 'preview', contractId, ending, state],
    queryFn: () => preview({ kind, account, tiers: isOffer ? contract.tiers : null }),
    gcTime: 0,
  });
  const accept = useMutation(acceptContractMutation(api, client));
  const reject = useMutation(rejectContractMutation(api, client));
  const terminate = useMutation(terminateContractMutation(api, client));
  const [problem, setProblem] = useState<string>();
  const answers = {
    onSuccess: onClose,
    // What it would now end is refetched together with everything else about contracts.
    onError: (error: unknown) => setProblem(i18n._(errorMessage(error))),
  };
  const title = isOffer ? t`Offer: ${i18n._(kindNames[kind])}` : t`End of the contract: ${i18n._(kindNames[kind])}`;
  const busy = accept.isPending || reject.isPending || terminate.isPending;
  const closure = asked.data?.closure;
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeText={t`Close`}
      coverCloses={false}
      footer={
        ending ? (
          <Button
            variant="danger"
            disabled={!closure}
            loading={terminate.isPending}
            loadingText={t`Please wait`}
            onClick={() => closure && terminate.mutate({ contractId, closure }, answers)}
          >
            <Trans>Ask to end it</Trans>
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={() => reject.mutate(contractId, answers)}>
              <Trans>Reject</Trans>
            </Button>
            <Button
              disabled={!closure || busy}
              loading={accept.isPending}
              loadingText={t`Please wait`}
              onClick={() => closure && accept.mutate({ contractId, closure }, answers)}
            >
              <Trans>Accept</Trans>
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        <FormError message={problem} />
        <Text>
          {isOffer
            ? t`If you accept, it is in force from the next period on.`
            : ending
              ? t`The other side has seven days to answer; without an answer the contract ends. The running period is still paid.`
              : t`If you accept, the contract ends with the running period, which is still paid. If you reject, an operator decides.`}
        </Text>
        <Summary entries={[{ key: 'cycle', label: t`How often it pays`, value: i18n._(cycleNames[contract.cycle]) }]} />
        <TierTable kind={kind} tiers={contract.tiers} currency={currency} />
        <ContractTerms terms={contract.terms} />
        <Loaded query={asked}>{(data) => <PreviewPart preview={data} asUpline={side === 'payer'} />}</Loaded>
      </Stack>
    </Dialog>
  );
}
