import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MethodsScreen, type MethodsScreenProps } from './methods-screen.tsx';
import { paymentMethod, providerKeys, someMethods, testPayment } from './testing/methods.ts';

const meta = { title: 'Office/Methods', parameters: officeStories } satisfies Meta;
export default meta;

const list = { list: someMethods };
const shown = (answers: Answers, props: Partial<MethodsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listProposals: { list: [] }, listTestPayments: { list: [] }, listProviderKeys: { list: providerKeys }, ...answers }}>
      <MethodsScreen merchant="atrium01" may={() => 'alone'} keys="propose" open={undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const InOrder = shown({ listPaymentMethods: list });
export const AllMerchants = shown(
  { listPaymentMethods: { list: [...someMethods, paymentMethod({ merchant: 'fern01', method: 'bank', currency: 'VND' })] } },
  { merchant: undefined },
);
export const Open = shown({ listPaymentMethods: list }, { open: 'atrium01/bank' });
export const Proposing = shown({ listPaymentMethods: list }, { open: 'atrium01/card', may: () => 'proposes' });
export const OnlyLooking = shown({ listPaymentMethods: list }, { open: 'atrium01/qr', may: () => 'sees' });
export const Tested = shown(
  {
    listPaymentMethods: list,
    listTestPayments: {
      list: [
        testPayment({ id: 't3', method: 'qr', cashierUrl: 'https://pay.example/t3' }),
        testPayment({ id: 't2', method: 'qr', status: 'succeeded' }),
        testPayment({ id: 't1', method: 'qr', status: 'failed', problem: 'unreachable' }),
      ],
    },
  },
  { open: 'atrium01/qr' },
);
export const KeysOfProviders: StoryObj = {
  ...shown({ listPaymentMethods: list }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Provider keys' }));
    await expect(await screen.findByRole('dialog', { name: 'Keys of payment providers' })).toBeVisible();
    await expect(await screen.findByText('2c26b46b')).toBeVisible();
  },
};
export const TurningOff: StoryObj = {
  ...shown({ listPaymentMethods: list }, { open: 'atrium01/ewallet' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await expect(await screen.findByRole('dialog', { name: 'Turn off “E-wallet” at atrium01?' })).toBeVisible();
  },
};
export const Empty = shown({ listPaymentMethods: { list: [] } });
export const Loading = shown({ listPaymentMethods: hanging });
export const Forbidden = shown({ listPaymentMethods: refusing('forbidden') });
export const Unreachable = shown({ listPaymentMethods: refusing('network') });
