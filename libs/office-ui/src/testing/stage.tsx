import '@parlour/ui/base';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { createFakeOffice, FakeOffice, type Answers, type FakeOfficeApi, type TellableChanges } from '@parlour/office-api/testing';
import { createToastStore, ToastContext, ToastRegion } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import * as styles from './stage.css.ts';

export interface StageProps {
  /** What the gateway answers; or a whole office, where a test looks at what was asked. */
  answers?: Answers | undefined;
  office?: FakeOfficeApi | undefined;
  /** What tells that queues change, where a test does. */
  changes?: TellableChanges | undefined;
  /** How figures and dates are written; texts stay English. */
  locale?: string;
  children: ReactNode;
}

/** What every file of stories of office screens says of them: nothing prints their JSX. */
export const officeStories = {
  layout: 'fullscreen',
  controls: { disable: true },
  actions: { disable: true },
  docs: { source: { type: 'code' } },
} as const;

/** A screen where the office's frame would have it: in English, with notices, asking an office that answers as the story says. */
export function Stage({ answers = {}, office, changes, locale = 'en-GB', children }: StageProps) {
  // The texts are those of the source, which a production build compiles nowhere else.
  const [i18n] = useState(() => setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessage));
  const [toasts] = useState(createToastStore);
  const [asked] = useState(() => office ?? createFakeOffice(answers));
  return (
    <I18nProvider i18n={i18n}>
      <ToastContext value={toasts}>
        <FakeOffice office={asked} changes={changes}>
          <main className={styles.main}>{children}</main>
          <ToastRegion store={toasts} label="Notices" closeText="Close" />
        </FakeOffice>
      </ToastContext>
    </I18nProvider>
  );
}
