import { useLingui } from '@lingui/react/macro';
import { Checkbox, FormSection, Inline, TextField } from '@parlour/ui';
import type { Effective } from './policy-fields.ts';
import { contractKinds, kindWords } from './words.ts';

type Offers = Effective['offers'];

interface OfferFieldsProps {
  offers: Offers;
  readOnly: boolean;
  onChange: (offers: Offers) => void;
}

/** What offers of each kind may state. */
export function OfferFields({ offers, readOnly, onChange }: OfferFieldsProps) {
  const { t, i18n } = useLingui();
  return contractKinds.map((kind) => {
    const limits = offers[kind];
    const edit = (change: Partial<typeof limits>) => onChange({ ...offers, [kind]: { ...limits, ...change } });
    const name = i18n._(kindWords[kind]);
    const rates = [
      ['minRate', t`Lowest rate, percent`],
      ['maxRate', t`Highest rate, percent`],
      ['step', t`Step of rates, percent`],
    ] as const;
    return (
      <FormSection key={kind} title={t`Offers: ${name}`}>
        <Inline gap="3">
          {rates.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              inputMode="decimal"
              readOnly={readOnly}
              value={limits[field]}
              onChange={({ target }) => edit({ [field]: target.value })}
            />
          ))}
          <TextField
            label={t`Most tiers`}
            inputMode="numeric"
            readOnly={readOnly}
            value={String(limits.maxTiers)}
            onChange={({ target: { value } }) => edit({ maxTiers: /^\d+$/.test(value) ? Number(value) : 0 })}
          />
        </Inline>
        <Checkbox
          label={t`A downline may get the rate of its upline`}
          disabled={readOnly}
          checked={limits.sameRate}
          onChange={({ target }) => edit({ sameRate: target.checked })}
        />
      </FormSection>
    );
  });
}
