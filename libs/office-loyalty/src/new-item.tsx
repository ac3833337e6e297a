import { useLingui } from '@lingui/react/macro';
import { languageCodes, languages, parseAmount, type Currency, type LanguageCode } from '@parlour/domain';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { Checkbox, Select, Stack, TextArea, TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { kindWords, type MallItem } from './words.ts';

type Kind = MallItem['kind'];
type Texts = Partial<Record<LanguageCode, string>>;

interface NewItemProps {
  merchant: string;
  currency: Currency;
  /** Where it stands in the mall: after the others. */
  position: number;
  onClose: () => void;
  onDone: (id: string) => void;
}

const positive = /^[1-9]\d{0,7}$/;
const whole = /^\d{1,6}$/;
/** An empty field stands for no limit. */
const orNone = (text: string) => (text === '' ? null : Number(text));

/** Adds an item to the points mall of a merchant. */
export function NewItem({ merchant, currency, position, onClose, onDone }: NewItemProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const change = useOfficeMutation('changeMallItem');
  const [language, setLanguage] = useState<LanguageCode>('EN');
  const form = useForm({
    defaultValues: {
      code: '',
      kind: 'goods' as Kind,
      title: {} as Texts,
      description: {} as Texts,
      points: '',
      amount: '',
      stock: '',
      minLevel: '0',
      perMonth: '',
      byOperator: true,
      on: true,
      reason: '',
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const isMoney = kind === 'money';
  const inLanguage = { lang: languages[language].tag, dir: 'auto' } as const;
  return (
    <FormDialog
      form={form}
      title={t`New item of the mall at ${merchant}`}
      confirmText={t`Add it`}
      onClose={onClose}
      onSend={async (typed) => {
        const [title, description] = [textsOf(typed.title), textsOf(typed.description)];
        // Every other language falls back to English.
        if (!title.EN || !description.EN) {
          setLanguage('EN');
          form.setError(title.EN ? 'description' : 'title', { type: 'required' });
          return;
        }
        const added = await change.mutateAsync({
          body: {
            merchant,
            code: typed.code,
            kind: typed.kind,
            title: { ...title, EN: title.EN },
            description: { ...description, EN: description.EN },
            points: Number(typed.points),
            amount: isMoney ? typed.amount.trim() : null,
            stock: orNone(typed.stock),
            minLevel: Number(typed.minLevel),
            perMonth: orNone(typed.perMonth),
            byOperator: !isMoney || typed.byOperator,
            on: typed.on,
            position,
            reason: typed.reason.trim(),
          },
        });
        toasts.show({ mood: 'success', text: t`Added.` });
        onDone(added.id);
      }}
    >
      <Stack gap="4">
        <TextField
          label={t`Code`}
          dir="ltr"
          autoComplete="off"
          hint={t`Lower-case letters, digits and hyphens; it does not change later.`}
          error={errors.code && t`Enter a code such as travel-mug.`}
          {...register('code', { pattern: /^[a-z0-9-]{1,40}$/, required: true })}
        />
        <Select
          label={t`Kind`}
          options={(Object.keys(kindWords) as Kind[]).map((value) => ({ value, text: i18n._(kindWords[value]) }))}
          {...register('kind')}
        />
        <Select
          label={t`Language`}
          hint={t`English is needed. A language without a text of its own shows it.`}
          value={language}
          onChange={({ target }) => setLanguage(target.value as LanguageCode)}
          options={languageCodes.map((code) => ({ value: code, text: languages[code].name, lang: languages[code].tag }))}
        />
        <TextField
          key={`title ${language}`}
          label={t`Title`}
          maxLength={300}
          error={errors.title && t`Enter a title in English.`}
          {...inLanguage}
          {...register(`title.${language}`, { onChange: () => form.clearErrors('title') })}
        />
        <TextArea
          key={`description ${language}`}
          label={t`Description`}
          maxLength={300}
          rows={3}
          error={errors.description && t`Enter a description in English.`}
          {...inLanguage}
          {...register(`description.${language}`, { onChange: () => form.clearErrors('description') })}
        />
        <TextField
          label={t`Points of a piece`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.points && t`A whole number above zero`}
          {...register('points', { pattern: positive, required: true })}
        />
        {isMoney && (
          <TextField
            label={t`Amount in ${currency}`}
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount && t`Enter an amount in ${currency}.`}
            {...register('amount', { validate: (amount) => typeof parseAmount(amount.trim(), currency) !== 'string' })}
          />
        )}
        <TextField
          label={t`Pieces left`}
          hint={t`Leave it empty for no end.`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.stock && t`A whole number, or nothing`}
          {...register('stock', { validate: (stock) => stock === '' || whole.test(stock) })}
        />
        <TextField
          label={t`From VIP level`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.minLevel && t`A whole number from 0 to 100`}
          {...register('minLevel', { validate: (level) => /^\d{1,3}$/.test(level) && Number(level) <= 100 })}
        />
        <TextField
          label={t`Pieces of a member in a month`}
          hint={t`Leave it empty for no limit.`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.perMonth && t`A whole number from 1 to 1,000, or nothing`}
          {...register('perMonth', { validate: (pieces) => pieces === '' || (positive.test(pieces) && Number(pieces) <= 1000) })}
        />
        {isMoney && <Checkbox label={t`An operator decides each order`} {...register('byOperator')} />}
        <Checkbox label={t`Members can order it`} {...register('on')} />
        <TextArea
          label={t`Reason`}
          maxLength={500}
          rows={2}
          error={errors.reason && t`Enter a reason of at least five characters.`}
          {...register('reason', { validate: (reason) => reason.trim().length >= 5 })}
        />
      </Stack>
    </FormDialog>
  );
}

/** Without the languages that were left empty. */
const textsOf = (typed: Texts): Texts =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([code, text]) => (text === undefined || text.trim() === '' ? [] : [[code, text.trim()]])),
  );
