import { useLingui } from '@lingui/react/macro';
import type { Contact, Desk, Resource } from '@parlour/domain';
import { settings, type SettingKey, type SettingValue } from '@parlour/domain/office';
import { RadioGroup, Text, TextField } from '@parlour/ui';
import { ContactsField } from './contacts-field.tsx';
import { DesksField } from './desks-field.tsx';
import { ListField } from './list-field.tsx';
import { ResourcesField } from './resources-field.tsx';
import { choiceNames, settingTexts } from './setting-texts.ts';

interface SettingFieldProps {
  merchant: string;
  of: SettingKey;
  value: SettingValue;
  brand: SettingValue;
  currency: string;
  /** An impossible amount. */
  isWrong: boolean;
  onChange: (value: SettingValue) => void;
}

/** The field of a setting, by its kind. */
export function SettingField({ merchant, of, value, brand, currency, isWrong, onChange }: SettingFieldProps) {
  const { t, i18n } = useLingui();
  const { kind, values = [] } = settings[of];
  if (kind === 'amount')
    return (
      <TextField
        label={t`Amount`}
        inputMode="decimal"
        autoComplete="off"
        suffix={currency}
        value={String(value)}
        error={isWrong ? t`Enter an amount that ${currency} can be paid in, such as 1000.` : undefined}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    );
  if (kind === 'choice')
    return (
      <RadioGroup
        label={t`Value`}
        value={String(value)}
        onValueChange={onChange}
        options={values.map((each) => ({ value: each, text: choiceNames[each] ? i18n._(choiceNames[each]) : each }))}
      />
    );
  if (kind === 'code')
    return (
      <TextField
        label={t`Value`}
        hint={t`The code of one of the installation’s providers, such as “sandbox” in a demonstration, or “none”.`}
        autoComplete="off"
        maxLength={20}
        value={String(value)}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    );
  if (kind === 'desks') return <DesksField value={value as readonly Desk[]} onChange={onChange} />;
  if (kind === 'contacts') return <ContactsField value={value as readonly Contact[]} onChange={onChange} />;
  if (kind === 'resources') return <ResourcesField merchant={merchant} value={value as readonly Resource[]} onChange={onChange} />;
  if (kind === 'list')
    return <ListField label={i18n._(settingTexts[of].name)} values={values} value={value as readonly string[]} onChange={onChange} />;
  if (kind === 'offOnly' && brand === false)
    return <Text tone="muted">{t`The site was built without it. Turn it on in brand.json and build the site.`}</Text>;
  return (
    <RadioGroup
      label={t`Value`}
      value={value === true ? 'on' : 'off'}
      onValueChange={(next: 'on' | 'off') => onChange(next === 'on')}
      options={[
        { value: 'on', text: t`On` },
        { value: 'off', text: t`Off` },
      ]}
    />
  );
}
