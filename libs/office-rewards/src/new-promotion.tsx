import { useLingui } from '@lingui/react/macro';
import { offeredKinds, type OfferedKind } from '@parlour/domain/rewards';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { Select, TextField } from '@parlour/ui';
import { useForm, useWatch } from 'react-hook-form';
import { TermField } from './term-field.tsx';
import { kindSpecs } from './term-specs.ts';
import { firstTyped, termsOf } from './typed-terms.ts';
import { kindWords } from './words.ts';

interface NewPromotionProps {
  merchant: string;
  currency: string;
  onClose: () => void;
  onDone: (code: string) => void;
}

interface Fields {
  code: string;
  kind: OfferedKind;
  typed: Record<string, string>;
}

/** Asks for the code, the kind and what it gives; everything else is written on its page. */
export function NewPromotion({ merchant, currency, onClose, onDone }: NewPromotionProps) {
  const { t, i18n } = useLingui();
  const save = useOfficeMutation('savePromotion');
  const form = useForm<Fields>({ defaultValues: { code: '', kind: 'depositBonus', typed: {} } });
  const { control, register, setValue, formState } = form;
  const [kind, typed] = useWatch({ control, name: ['kind', 'typed'] });
  return (
    <FormDialog
      form={form}
      title={t`New promotion at ${merchant}`}
      confirmText={t`Create draft`}
      onClose={onClose}
      onSend={async (wanted) => {
        const terms = termsOf(wanted.kind, { ...firstTyped(wanted.kind), ...wanted.typed }, false);
        const { promotion } = await save.mutateAsync({ body: { merchant, code: wanted.code, kind: wanted.kind, terms, texts: {} } });
        onDone(promotion.code);
        onClose();
      }}
    >
      <TextField
        label={t`Code`}
        dir="ltr"
        hint={t`Lower-case letters, digits and hyphens; it does not change later.`}
        error={formState.errors.code && t`Enter a code such as spring-gift.`}
        {...register('code', { pattern: /^[a-z0-9-]{1,40}$/, required: true })}
      />
      <Select
        label={t`Kind`}
        options={offeredKinds.map((value) => ({ value, text: i18n._(kindWords[value]!) }))}
        {...register('kind', { onChange: () => setValue('typed', {}) })}
      />
      {kindSpecs[kind].map((spec) => (
        <TermField
          key={`${kind} ${spec.path}`}
          spec={spec}
          value={typed[spec.path] ?? firstTyped(kind)[spec.path] ?? ''}
          currency={currency}
          readOnly={false}
          error={undefined}
          onChange={(value) => setValue('typed', { ...typed, [spec.path]: value }, { shouldDirty: true })}
        />
      ))}
    </FormDialog>
  );
}
