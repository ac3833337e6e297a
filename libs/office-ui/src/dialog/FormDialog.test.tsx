import { TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PutAside } from '../put-aside.ts';
import { refusing, Stage } from '../testing/index.ts';
import { FormDialog } from './FormDialog.tsx';

/** Opens a dialog that closes once its input has been accepted. */
async function openDialog(take: (name: string) => unknown) {
  const closed = vi.fn<() => void>();
  function Asked() {
    const [isOpen, setOpen] = useState(true);
    const form = useForm({ defaultValues: { name: '' } });
    const close = () => {
      closed();
      setOpen(false);
    };
    const send = async ({ name }: { name: string }) => {
      await take(name);
      close();
    };
    return (
      <FormDialog form={form} open={isOpen} title="Name the room" confirmText="Name it" onClose={close} onSend={send}>
        <TextField label="Name" {...form.register('name')} />
      </FormDialog>
    );
  }
  await render(
    <Stage>
      <Asked />
    </Stage>,
  );
  await page.getByLabelText('Name', { exact: true }).fill('River');
  return closed;
}
const name = () => page.getByLabelText('Name', { exact: true });
const confirm = () => page.getByRole('button', { name: 'Name it' });

test('a refusal says why and keeps the input; sent again, it succeeds', async () => {
  const take = vi.fn<(name: string) => void>().mockImplementationOnce(refusing('forbidden'));
  const closed = await openDialog(take);
  await confirm().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your roles don’t allow this. An owner can change them.');
  await expect.element(name()).toHaveValue('River');
  await confirm().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(take).toHaveBeenLastCalledWith('River');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('declining the proof of identity is no failure', async () => {
  const closed = await openDialog(() => Promise.reject(new PutAside()));
  await confirm().click();
  await expect.element(confirm()).toBeEnabled();
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  expect(closed).not.toHaveBeenCalled();
});

test('it cannot be closed while sending', async () => {
  const taken = Promise.withResolvers<void>();
  const closed = await openDialog(() => taken.promise);
  await confirm().click();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(name()).toHaveValue('River');
  expect(closed).not.toHaveBeenCalled();
  taken.resolve();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a press outside does not lose the input', async () => {
  const closed = await openDialog(() => undefined);
  await userEvent.click(document.elementFromPoint(5, 5)!, { position: { x: 5, y: 5 } });
  await expect.element(name()).toHaveValue('River');
  expect(closed).not.toHaveBeenCalled();
});

test.each(['Cancel', 'Close'])('%s asks before it loses the input', async (button) => {
  const closed = await openDialog(() => undefined);
  const press = () => page.getByRole('dialog', { name: 'Name the room' }).getByRole('button', { name: button }).click();
  await press();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(name()).toHaveValue('River');
  expect(closed).not.toHaveBeenCalled();
  await press();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('without input it closes at once', async () => {
  const closed = await openDialog(() => undefined);
  await name().fill('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(closed).toHaveBeenCalledTimes(1);
});
