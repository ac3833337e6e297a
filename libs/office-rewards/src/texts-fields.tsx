import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguageCode, languages, type LanguageCode } from '@parlour/domain';
import { promotionTextNames, slotsOf, type Offer, type PromotionTexts } from '@parlour/domain/rewards';
import { Select, Stack, Text, TextArea, TextField } from '@parlour/ui';
import type { Currency } from '@parlour/domain';
import { useState } from 'react';
import { textWords } from './words.ts';

interface TextsFieldsProps {
  texts: PromotionTexts;
  /** The languages of the site. */
  needed: readonly string[];
  /** The current terms; undefined while they are invalid. */
  offer: Offer | undefined;
  currency: Currency;
  readOnly: boolean;
  onChange: (texts: PromotionTexts) => void;
}

/** What members read, one language at a time, with the figures that a text may use. */
export function TextsFields({ texts, needed, offer, currency, readOnly, onChange }: TextsFieldsProps) {
  const { t, i18n } = useLingui();
  const codes = needed.filter(isLanguageCode);
  const [language, setLanguage] = useState<LanguageCode>(codes.includes('EN') ? 'EN' : codes[0]!);
  const isWhole = (code: LanguageCode) => Boolean(texts.title?.[code] && texts.terms?.[code]);
  const slots = offer ? slotsOf(offer, currency, language) : {};
  return (
    <Stack gap="4">
      <Select
        label={t`Language`}
        value={language}
        onChange={({ target }) => setLanguage(target.value as LanguageCode)}
        options={codes.map((code) => ({
          value: code,
          text: isWhole(code) ? languages[code].name : t`${languages[code].name} (missing)`,
          lang: languages[code].tag,
        }))}
      />
      {promotionTextNames.map((name) => {
        const field = {
          label: i18n._(textWords[name]),
          value: texts[name]?.[language] ?? '',
          dir: 'auto',
          lang: languages[language].tag,
          readOnly,
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...texts, [name]: { ...texts[name], [language]: target.value } }),
        } as const;
        return name === 'title' ? (
          <TextField key={name} {...field} maxLength={200} />
        ) : (
          <TextArea key={name} {...field} rows={name === 'terms' ? 6 : 3} maxLength={4000} />
        );
      })}
      <Text size="s" tone="muted">
        <Trans>Figures that the terms fill in:</Trans>{' '}
        <span translate="no" dir="ltr">
          {Object.entries(slots)
            .map(([slot, value]) => `{${slot}} = ${value}`)
            .join(', ') || '–'}
        </span>
      </Text>
    </Stack>
  );
}
