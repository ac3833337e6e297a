import '@parlour/ui/base';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { createFakeOffice, FakeOffice, type Answers, type FakeOfficeApi, type TellableChanges } from '@parlour/office-api/testing';
import { createToastStore, ToastContext, ToastRegion } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import * as styles from './stage.css.ts';

export interface StageProps {
  /** The gateway's answers; or a whole office, if a test checks what was called. */
  answers?: Answers | undefined;
  office?: FakeOfficeApi | undefined;
  /** Announces queue changes, if the test does. */
  changes?: TellableChanges | undefined;
  /** How figures and dates are written; texts stay English. */
  locale?: string;
  children: ReactNode;
}

/** Parameters that all stories of office screens share: nothing prints their JSX. */
export const officeStories = {
  layout: 'fullscreen',
  controls: { disable: true },
  actions: { disable: true },
  docs: { source: { type: 'code' } },
} as const;

/** A screen as in the office's frame: in English, with toasts, with an office that answers as the story says. */
export function Stage({ answers = {}, office, changes, locale = 'en-GB', children }: StageProps) {
  // The texts are those of the source, which only a development build keeps.
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
