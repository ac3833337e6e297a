import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import {
  fieldsOfKind,
  rateFields,
  readLimits,
  readTier,
  reasonsAgainst,
  type OfferReason,
  type TierField,
  type WrittenTier,
} from '@parlour/domain/agents';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { Button, FormSection, Select, TextArea, TextField, useToasts } from '@parlour/ui';
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { cycles, effective } from './policy-fields.ts';
import { noTypedTerms, TermsFields, writtenTerms, type TypedTerms } from './terms-fields.tsx';
import { contractKinds, kindWords, tierWords, type Account } from './words.ts';

type Typed = Partial<Record<TierField, string>>;

/** Why terms of the platform are refused (agents.md 3); the platform itself needs no terms that cover them. */
const reasonTexts: Readonly<Partial<Record<OfferReason, MessageDescriptor>>> = {
  TIER_COUNT: msg`There are too many tiers.`,
  RATE_RANGE: msg`A rate is outside what the policy allows.`,
  RATE_STEP: msg`A rate is finer than the policy allows.`,
  RATE_ORDER: msg`Each tier must pay more than the one before it.`,
  THRESHOLD_ORDER: msg`No tier may ask for less than the one before it.`,
  LOSS_ABOVE_TURNOVER: msg`The loss may not be higher than the turnover.`,
};

/** Offers the head of a line a contract of the platform: a proposal, and once it is approved the head accepts or rejects it. */
export function OfferContract({ account: { agent, currency }, onClose }: { account: Account; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const offer = useOfficeMutation('offerPlatformContract');
  const policy = useOfficeQuery('getAgentPolicy', { query: { merchant: agent.merchant } });
  const form = useForm<{ kind: (typeof contractKinds)[number]; tiers: Typed[]; terms: TypedTerms; reason: string }>({
    defaultValues: { kind: 'dividend', tiers: [{}], terms: noTypedTerms, reason: '' },
  });
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' });
  const kind = useWatch({ control, name: 'kind' });
  const rules = policy.data && effective(policy.data);
  const limits = rules?.offers[kind];
  const cycleOf = (of: typeof kind) => (of === 'dividend' ? rules?.dividendCycle : of === 'affiliate' ? rules?.affiliateCycle : undefined);
  const settled = cycles.find(([value]) => value === cycleOf(kind))?.[1];
  const { username } = agent;
  return (
    <FormDialog
      form={form}
      title={t`Offer ${username} a contract`}
      description={
        limits &&
        t`Rates go from ${limits.minRate} to ${limits.maxRate} percent in steps of ${limits.step}, in up to ${i18n.number(limits.maxTiers)} tiers. A second operator decides; then the account has seven days to accept.`
      }
      confirmText={t`Propose`}
      onClose={onClose}
      onSend={async (typed) => {
        const tiers = typed.tiers.map((tier) => written(typed.kind, tier));
        const against = limits
          ? reasonsAgainst({
              kind: typed.kind,
              tiers: tiers.map((tier) => readTier(tier, currency as Currency)),
              payer: 'platform',
              policy: readLimits(limits),
            })
          : [];
        if (against.length > 0) {
          const texts = against.map((reason) => reasonTexts[reason]).filter((text) => text !== undefined);
          form.setError('root', { message: texts.map((text) => i18n._(text)).join(' ') });
          return;
        }
        await offer.mutateAsync({
          body: {
            member: agent.id,
            merchant: agent.merchant,
            kind: typed.kind,
            cycle: cycleOf(typed.kind),
            tiers,
            ...(typed.kind === 'affiliate' && { terms: writtenTerms(typed.terms) }),
            reason: typed.reason.trim(),
          },
        });
        toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
        onClose();
      }}
    >
      <Select
        label={t`Kind`}
        hint={settled && t`Settled: ${i18n._(settled)}`}
        options={contractKinds.map((value) => ({ value, text: i18n._(kindWords[value]) }))}
        {...register('kind', { onChange: () => form.setValue('tiers', [{}]) })}
      />
      {fields.map((tier, index) => {
        const number = i18n.number(index + 1);
        return (
          <FormSection
            key={tier.id}
            columns
            title={t`Tier ${number}`}
            aside={
              fields.length > 1 && (
                <Button size="s" variant="ghost" aria-label={t`Remove tier ${number}`} onClick={() => remove(index)}>
                  <Trans>Remove</Trans>
                </Button>
              )
            }
          >
            {fieldsOfKind[kind].map((field) => (
              <TextField
                key={`${kind} ${field}`}
                label={i18n._(tierWords[field])}
                suffix={isRate(field) ? '%' : undefined}
                optionalText={isRate(field) ? undefined : t`optional`}
                inputMode={field === 'active' ? 'numeric' : 'decimal'}
                autoComplete="off"
                error={
                  formState.errors.tiers?.[index]?.[field] &&
                  (isRate(field)
                    ? t`Enter a percentage such as 1.2.`
                    : field === 'active'
                      ? t`Enter a whole number.`
                      : t`Enter an amount such as 5000.`)
                }
                {...register(`tiers.${index}.${field}`, { validate: (text = '') => isWellTyped(field, text.trim(), currency as Currency) })}
              />
            ))}
          </FormSection>
        );
      })}
      {fields.length < (limits?.maxTiers ?? 1) && (
        <div>
          <Button size="s" variant="secondary" onClick={() => append({})}>
            <Trans>Add a tier</Trans>
          </Button>
        </div>
      )}
      {kind === 'affiliate' && (
        <FormProvider {...form}>
          <TermsFields />
        </FormProvider>
      )}
      <TextArea
        label={t`Reason`}
        rows={3}
        maxLength={500}
        error={formState.errors.reason && t`Enter a reason of at least five characters.`}
        {...register('reason', { validate: (text) => text.trim().length >= 5 })}
      />
    </FormDialog>
  );
}

const isRate = (field: TierField): boolean => rateFields.some((each) => each === field);

/** Whether a field has a valid value; a threshold that is left empty requires nothing. */
function isWellTyped(field: TierField, text: string, currency: Currency): boolean {
  if (isRate(field)) return /^\d{1,3}(\.\d{1,4})?$/.test(text);
  if (text === '') return true;
  if (field === 'active') return /^\d{1,6}$/.test(text);
  try {
    readTier({ [field]: text }, currency);
    return /^\d{1,15}(\.\d{1,4})?$/.test(text);
  } catch {
    return false;
  }
}

/** In the form of the contract: without empty values, and those that do not belong to the kind. */
const written = (kind: keyof typeof fieldsOfKind, typed: Typed): WrittenTier =>
  Object.fromEntries(
    fieldsOfKind[kind].flatMap((field) => {
      const text = typed[field]?.trim() ?? '';
      return text === '' ? [] : [[field, field === 'active' ? Number(text) : text]];
    }),
  );
