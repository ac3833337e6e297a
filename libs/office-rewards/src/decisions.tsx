import { Trans, useLingui } from '@lingui/react/macro';
import { isCurrency, parseAmount } from '@parlour/domain';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, ReasonDialog, useTold } from '@parlour/office-ui';
import { Button, Inline, Select, TextArea, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PromotionPage } from './words.ts';

interface Funding {
  direction: 'in' | 'out';
  amount: string;
  reason: string;
}

/** What two operators decide about a promotion: its budget, publishing the draft, closing it early. */
export function Decisions({ page: { promotion, problems } }: { page: PromotionPage }) {
  const { t } = useLingui();
  const told = useTold();
  const publish = useOfficeMutation('publishPromotion');
  const close = useOfficeMutation('closePromotion');
  const [asks, setAsks] = useState<'fund' | 'publish' | 'close'>();
  const { merchant, code, state, hasDraft, revision } = promotion;
  const isOver = state === 'closed';
  const isOffer = state !== 'budget';
  return (
    <>
      <Inline gap="3">
        <Button size="s" variant="secondary" onClick={() => setAsks('fund')}>
          <Trans>Change the budget</Trans>
        </Button>
        {isOffer && !isOver && hasDraft && (
          <Button size="s" disabled={problems.length > 0} onClick={() => setAsks('publish')}>
            <Trans>Publish</Trans>
          </Button>
        )}
        {isOffer && !isOver && (
          <Button size="s" variant="secondary" onClick={() => setAsks('close')}>
            <Trans>Close early</Trans>
          </Button>
        )}
      </Inline>
      {asks === 'fund' && <FundDialog page={{ merchant, code, currency: promotion.budget.currency }} onClose={() => setAsks(undefined)} />}
      {asks === 'publish' && (
        <ReasonDialog
          open
          destructive={false}
          onClose={() => setAsks(undefined)}
          title={t`Publish ${code} at ${merchant}`}
          label={t`Reason`}
          hint={t`A second operator decides. Bonuses that were given keep the terms they were given under.`}
          confirmText={t`Propose`}
          onConfirm={async (reason) =>
            told(await publish.mutateAsync({ body: { merchant, promotion: code, revision, reason } }), t`Published.`)
          }
        />
      )}
      {asks === 'close' && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          title={t`Close ${code} at ${merchant}`}
          label={t`Reason`}
          hint={t`A second operator decides. Members can claim nothing more from it; what they were given stays. A closed promotion does not open again.`}
          confirmText={t`Propose`}
          onConfirm={async (reason) => told(await close.mutateAsync({ body: { merchant, promotion: code, reason } }), t`Closed.`)}
        />
      )}
    </>
  );
}

function FundDialog({
  page: { merchant, code, currency },
  onClose,
}: {
  page: { merchant: string; code: string; currency: string };
  onClose: () => void;
}) {
  const { t } = useLingui();
  const told = useTold();
  const fund = useOfficeMutation('fundPromotion');
  const form = useForm<Funding>({ defaultValues: { direction: 'in', amount: '', reason: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      title={t`Budget of ${code} at ${merchant}`}
      confirmText={t`Propose`}
      onClose={onClose}
      onSend={async ({ direction, amount, reason }) => {
        const body = { merchant, promotion: code, direction, amount: amount.trim(), reason: reason.trim() };
        told(await fund.mutateAsync({ body }), t`The budget is changed.`);
        onClose();
      }}
    >
      <Select
        label={t`What happens`}
        options={[
          { value: 'in', text: t`Put money in` },
          { value: 'out', text: t`Take money out that no one has claimed` },
        ]}
        {...form.register('direction')}
      />
      <TextField
        label={t`Amount`}
        inputMode="decimal"
        dir="ltr"
        suffix={currency}
        error={errors.amount && t`An amount above zero, such as 5000`}
        {...form.register('amount', {
          validate: (amount) => isCurrency(currency) && typeof parseAmount(amount.trim(), currency) !== 'string',
        })}
      />
      <TextArea
        label={t`Reason`}
        hint={t`A second operator decides.`}
        rows={3}
        maxLength={500}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...form.register('reason', { validate: (reason) => reason.trim().length >= 5 })}
      />
    </FormDialog>
  );
}
