import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@parlour/domain';
import { Card, Select } from '@parlour/ui';
import type { ReactNode } from 'react';
import { prefer, usePreferences } from '../boot/preferences.ts';
import * as styles from './entrance.css.ts';

/** The panel that the log-in pages share, with the language below it. */
export function EntrancePanel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const { language } = usePreferences();
  return (
    <main className={styles.place}>
      <div className={styles.panel}>
        <div className={styles.mark}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span className={styles.name}>
            <Trans>Office</Trans>
          </span>
        </div>
        <h1>{title}</h1>
        <Card>{children}</Card>
      </div>
      <div className={styles.foot}>
        <Select
          label={t`Language`}
          hideLabel
          value={language}
          onChange={({ target }) => prefer({ language: OFFICE_LANGUAGES.find((code) => code === target.value) ?? 'EN' })}
          options={OFFICE_LANGUAGES.map((code) => ({ value: code, text: languages[code].name, lang: languages[code].tag }))}
        />
      </div>
    </main>
  );
}
