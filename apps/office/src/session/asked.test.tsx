import { OfficeError } from '@parlour/office-api';
import { FormDialog } from '@parlour/office-ui';
import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sessionOf } from '../testing/session-of.ts';
import { Asked } from './asked.tsx';
import { createGuard, guarded } from './guard.ts';
import { SessionContext } from './session.ts';

/** A demonstration operator. */
const amina = { ...sessionOf('owner'), factors: { passkeys: 0, password: false } };

test('when a session ends under a form, a log-in covers it and nothing typed is lost', async () => {
  let isOver = true;
  const office = createFakeOffice({
    addMemberNote: () => {
      if (isOver) throw new OfficeError('not_logged_in', 401, 'The session has ended.');
      return { id: 'n1', at: amina.loggedInAt, author: 'amina', text: 'Speaks Bangla.', pinned: false, deposit: null, mentions: [] };
    },
    enterDemonstration: () => {
      isOver = false;
      return amina;
    },
  });
  const guard = createGuard();
  const asking = guarded(office, guard);
  const saved: string[] = [];
  function Note() {
    const form = useForm({ defaultValues: { text: '' } });
    const send = async ({ text }: { text: string }) => {
      await asking.call('addMemberNote', { body: { member: 'rahim', text, pinned: false } });
      saved.push(text);
    };
    return (
      <FormDialog form={form} title="Note" confirmText="Keep it" onClose={() => undefined} onSend={send}>
        <TextField label="Text" {...form.register('text')} />
      </FormDialog>
    );
  }
  await render(
    <Stage office={office}>
      <SessionContext value={amina}>
        <Note />
        <Asked guard={guard} />
      </SessionContext>
    </Stage>,
  );
  await page.getByLabelText('Text', { exact: true }).fill('Speaks Bangla.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Log in again, amina' })).toBeVisible();
  expect(document.querySelector<HTMLInputElement>('input[name=text]')?.value).toBe('Speaks Bangla.');
  await page.getByRole('button', { name: 'Go on as amina' }).click();
  await expect.poll(() => saved).toEqual(['Speaks Bangla.']);
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('Speaks Bangla.');
});
