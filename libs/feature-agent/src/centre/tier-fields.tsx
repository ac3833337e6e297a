// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldsOfKind, rateFields, type ContractKind, type OfferReason } from '@parlour/domain/agents';
import { asciiDigits, Button, DeleteIcon, FormError, FormSection, IconButton, PlusIcon, Stack, TextField } from '@parlour/ui';
import { fieldNames, reasonTexts } from './contract-words.ts';
import type { TierDraft } from './tier-drafts.ts';

interface TierFieldsProps {
  kind: ContractKind;
  drafts: readonly TierDraft[];
  /** What is wrong with each tier's fields, and the reasons against each tier. */
  wrong: readonly Record<string, MessageDescriptor | undefined>[];
  reasons: readonly (readonly OfferReason[])[];
  most: number;
  onChange: (next: TierDraft[]) => void;
}

/** The fields of the tiers of an offer; each shows its own errors, and what is typed stays. */
export function TierFields({ kind, drafts, wrong, reasons, most, onChange }: TierFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="4">
      {drafts.map((draft, index) => {
        const number = i18n.number(index + 1);
        const against = reasons[index] ?? [];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- tiers have no identity but their place
          <Stack key={index} gap="2">
            <FormSection
              columns
              title={t`Tier ${number}`}
              aside={
                drafts.length > 1 && (
                  <IconButton
                    label={t`Remove tier ${number}`}
                    icon={<DeleteIcon />}
                    onClick={() => onChange(drafts.filter((_, other) => other !== index))}
                  />
                )
              }
            >
              {fieldsOfKind[kind].map((field) => {
                const isRate = rateFields.some((each) => each === field);
                const problem = wrong[index]?.[field];
                return (
                  <TextField
                    key={field}
                    label={i18n._(fieldNames[field])}
                    required={isRate}
                    optionalText={isRate ? undefined : t`optional`}
                    suffix={isRate ? '%' : undefined}
                    inputMode={field === 'active' ? 'numeric' : 'decimal'}
                    dir="ltr"
                    error={problem && i18n._(problem)}
                    value={draft[field] ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      onChange(drafts.map((each, other) => (other === index ? { ...each, [field]: asciiDigits(value) } : each)))
                    }
                  />
                );
              })}
            </FormSection>
            <FormError message={against.length > 0 ? against.map((reason) => i18n._(reasonTexts[reason])).join(' ') : undefined} />
          </Stack>
        );
      })}
      {drafts.length < most && (
        <div>
          <Button size="s" variant="secondary" icon={<PlusIcon />} onClick={() => onChange([...drafts, { ...drafts.at(-1) }])}>
            <Trans>Add a tier</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
