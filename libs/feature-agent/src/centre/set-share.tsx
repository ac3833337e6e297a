// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, setDownlineShareMutation, useApi, type Schema } from '@parlour/api';
import { Button, FormLayout, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ShareFields, shareFrom, typedShare, useShareText, type TypedShare } from './share-fields.tsx';

interface SetShareProps {
  account: string;
  share: Schema<'PoolShare'>;
  own: Schema<'PoolShare'>;
}

/** Sets a direct downline's share of rebate pools, at most the agent's own. */
export function SetShare({ account, share, own }: SetShareProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const say = useShareText();
  const set = useMutation(setDownlineShareMutation(useApi(), useQueryClient()));
  const [typed, setTyped] = useState<TypedShare>(typedShare(share));
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const next = shareFrom(typed, own);
    if (!next) return setProblem(t`Please choose a share that is at most your own.`);
    setProblem(undefined);
    set.mutate(
      { account, share: next },
      {
        onSuccess: ({ share: now }) => {
          const told = say(now);
          toasts.show({ mood: 'success', text: t`The share is now: ${told}.` });
        },
        onError: (error) => setProblem(i18n._(errorMessage(error))),
      },
    );
  };
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ShareFields own={own} value={typed} onChange={setTyped} error={problem} />
      <Button type="submit" variant="secondary" loading={set.isPending} loadingText={t`Saving`}>
        <Trans>Save the share</Trans>
      </Button>
    </FormLayout>
  );
}
