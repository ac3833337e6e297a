import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordProgress } from './password-progress.tsx';

const [{ messages }] = Object.values(import.meta.glob<{ messages: Messages }>('../locales/en.po', { eager: true })) as [
  { messages: Messages },
];
const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

test.each([
  ['tO7#wq', '4 more characters', ''],
  ...(
    [
      ['password12345678', 'Too easy to guess'],
      ['lotusclubXk9$', 'Too easy to guess'],
      ['blue password 7#', 'Good password'],
      ['tO7#wq9LzmR2', 'Strong password'],
    ] as const
  ).map(([password, said]) => [password, said, said] as const),
] as const)('of %j is said: %s', async (password, shown, heard) => {
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <PasswordProgress password={password} minLength={10} guesses={{ words: ['Lotus Club'] }} />
    </I18nProvider>,
  );
  expect(screen.container.textContent).toContain(shown);
  expect(screen.getByRole('status').element().textContent).toBe(heard);
});
