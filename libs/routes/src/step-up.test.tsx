import { ApiError } from '@parlour/api';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useStepUp } from './step-up.ts';
import { openPage } from './testing/open-page.tsx';

const send = vi.fn<() => Promise<string>>();
const refused = new ApiError({ code: 'step_up_required', status: 403, params: { methods: 'password,paymentPassword' } });
beforeEach(() => send.mockReset());

function Home() {
  const stepUp = useStepUp();
  const [said, setSaid] = useState('');
  const press = () => stepUp(send).then(setSaid, (error: unknown) => setSaid(error instanceof ApiError ? error.code : 'something else'));
  return (
    <>
      <button onClick={() => void press()}>Withdraw</button>
      <output>{said}</output>
    </>
  );
}

async function withdraw(prove: boolean) {
  const { screen, access } = await openPage('/', 'member', Home);
  access.stepUp.mockResolvedValue(prove);
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  return { screen, access };
}

describe('an action that may need a step-up', () => {
  test('runs once if the gateway requires none', async () => {
    send.mockResolvedValue('done');
    const { screen, access } = await withdraw(true);
    await expect.element(screen.getByRole('status')).toHaveTextContent('done');
    expect(access.stepUp).not.toHaveBeenCalled();
  });

  test('runs again once the member has given a proof, by one of the methods that the gateway names', async () => {
    send.mockRejectedValueOnce(refused).mockResolvedValueOnce('done');
    const { screen, access } = await withdraw(true);
    await expect.element(screen.getByRole('status')).toHaveTextContent('done');
    expect(access.stepUp).toHaveBeenCalledExactlyOnceWith(['paymentPassword', 'password']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('does not run if the member declines', async () => {
    send.mockRejectedValueOnce(refused);
    const { screen } = await withdraw(false);
    await expect.element(screen.getByRole('status')).toHaveTextContent('step_up_required');
    expect(send).toHaveBeenCalledOnce();
  });

  test('fails with any other error unchanged', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 'insufficient_balance', status: 422 }));
    const { screen, access } = await withdraw(true);
    await expect.element(screen.getByRole('status')).toHaveTextContent('insufficient_balance');
    expect(access.stepUp).not.toHaveBeenCalled();
  });
});
