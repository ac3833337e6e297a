import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { isLanguageCode, languages } from '@parlour/domain';
import { Select, useToasts } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '../boot/page-context.ts';
import { switchLanguage } from '../boot/switch-language.ts';

/** The languages of the brand, each by its own name; the choice survives a reload. Absent if there is only one. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { languages: offered } = useBrand();
  const current = useLanguage();
  const page = usePage();
  const toasts = useToasts();
  const [switching, setSwitching] = useState<string | null>(null);

  async function change(next: string) {
    if (!isLanguageCode(next)) return;
    setSwitching(next);
    try {
      await switchLanguage(page, next);
    } catch {
      toasts.show({ mood: 'danger', text: t`The language could not be loaded. Please try again.` });
    }
    setSwitching(null);
  }

  // A choice made in the rendered page before it became live counts.
  const select = useRef<HTMLSelectElement>(null);
  const early = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== current) void change(chosen);
  });
  useEffect(() => early(), []);

  if (offered.length < 2) return null;
  return (
    <Select
      ref={select}
      autoComplete="off"
      label={t`Language`}
      hideLabel
      value={switching ?? current}
      disabled={switching !== null}
      onChange={(event) => void change(event.target.value)}
      options={offered.map((code) => ({ value: code, text: languages[code].name, lang: languages[code].tag }))}
    />
  );
}
