import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiError, errorCatalogue, errorMessage, refusalOf, type ApiErrorCode, type FieldRole } from '@parlour/api';
import contract from '@parlour/api/contract.json';
import { RefusalNotice, ServiceUrl, showAtFields, useMessage, useRefusal } from '@parlour/forms';
import { TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

type Catalogs = Record<string, { messages: Messages }>;
const catalogs: Catalogs = import.meta.glob('../../forms/src/locales/*.po', { eager: true });
const catalogsOfApi: Catalogs = import.meta.glob('../../api/src/locales/*.po', { eager: true });
const tagOf = (file: string) => /(\w[\w-]*)\.po$/.exec(file)![1]!;
const textsOf = (all: Catalogs, tag: string) => Object.entries(all).find(([file]) => tagOf(file) === tag)![1].messages;
const tags = Object.keys(catalogs).map(tagOf);
const messages = Object.fromEntries(tags.map((tag) => [tag, { ...textsOf(catalogsOfApi, tag), ...textsOf(catalogs, tag) }]));

/** The script that a language is written in. */
const letters: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  th: /\p{Script=Thai}/u,
  vi: /\p{Script=Latin}/u,
  'zh-CN': /\p{Script=Han}/u,
};

/** The parameters that the gateway sends with refusals: a message can use no others in its placeholders. */
const told = { min: '1,250.00', max: '98,000.00', triesLeft: 3, minutes: 4, left: '120.00 BDT' };
const roles = ['username', 'mobile', 'email', 'newPassword', 'secret', 'code', 'captcha', 'invitation', 'amount', 'terms'] as const;
const typed = Object.fromEntries(roles.map((role) => [role, `typed ${role}`])) as Record<FieldRole, string>;
const holding = Object.fromEntries(roles.map((role) => [role, role])) as Record<FieldRole, FieldRole>;

/** A form with every field there is, made of the same parts as the product's forms. */
function EveryField({ error }: { error: ApiError }) {
  const form = useForm({ defaultValues: typed });
  const refused = useRefusal();
  const messageOf = useMessage();
  const { errors } = form.formState;
  const send = form.handleSubmit(() => void (showAtFields(form, refusalOf(error), { holding }) || refused.show(refusalOf(error))));
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <RefusalNotice refusal={refused.refusal} />
      {roles.map((role) => (
        <TextField key={role} label={role} error={messageOf(errors[role]?.message)} {...form.register(role)} />
      ))}
      <button>Send</button>
    </form>
  );
}

const codes = Object.keys(errorCatalogue) as ApiErrorCode[];
const spoken = () => [...document.querySelectorAll<HTMLElement>('[role="alert"]')].filter(({ textContent }) => textContent !== '');

test('every refusal of the contract has an entry, and no other has', () => {
  expect([...codes].sort()).toEqual(['network', ...contract.components.schemas.ErrorCode.enum].sort());
  expect(tags.sort()).toEqual(Object.keys(letters));
});

describe.each(codes)('%s', (code) => {
  test('is announced in its place, with a way to continue, in every language, and keeps the input', async () => {
    const i18n = setupI18n({ locale: 'en', messages });
    const error = new ApiError({ code, status: 400, params: { ...told, retryAfter: 90 } });
    const screen = await render(
      <I18nProvider i18n={i18n}>
        <ServiceUrl value="https://service.example/">
          <EveryField error={error} />
        </ServiceUrl>
      </I18nProvider>,
    );
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(spoken).toHaveLength(1);
    const role = refusalOf(error).at;
    const inEnglish = i18n._(errorMessage(error));
    for (const tag of tags) {
      i18n.activate(tag);
      const text = i18n._(errorMessage(error));
      await expect.poll(() => spoken().map(({ textContent }) => textContent)).toEqual([text]);
      expect(text).toMatch(letters[tag]!);
      expect(text).not.toMatch(/[{}]|undefined|^\w{6}$/);
      if (tag !== 'en') expect(text).not.toBe(inEnglish);
      for (const [name, value] of gapsOf(errorCatalogue[code].text.message!)) expect(plain(text), name).toContain(plain(String(value)));

      const marked = [...document.querySelectorAll('[aria-invalid="true"]')];
      expect(marked.map((field) => field.getAttribute('name'))).toEqual(role ? [role] : []);
      if (role) expect(marked[0]!.getAttribute('aria-describedby')).toBe(spoken()[0]!.id);
      // The gateway says how long the wait is.
      else await expect.element(screen.getByRole('timer')).toBeVisible();
      const next = refusalOf(error).next;
      expect(document.querySelectorAll('form a[href]')).toHaveLength(next === 'service' ? 1 : 0);
      expect(document.querySelectorAll('form button')).toHaveLength(next === 'reload' ? 2 : 1);
    }
    for (const name of roles) await expect.element(screen.getByLabelText(name)).toHaveValue(typed[name]);
    if (role) await expect.element(screen.getByLabelText(role)).toHaveFocus();
  });
});

/** The placeholders of a message with their values; fails for a name that the gateway does not send. */
function gapsOf(message: string): [string, unknown][] {
  return [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => {
    expect(told, `what the gateway tells for {${name}}`).toHaveProperty(name!);
    return [name!, told[name as keyof typeof told]];
  });
}

/** In ASCII digits. */
function plain(text: string): string {
  return text.replace(/[০-৯٠-٩]/g, (digit) => String(digit.codePointAt(0)! - (digit >= '০' ? 0x9e6 : 0x660)));
}
