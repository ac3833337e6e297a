import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MallScreen } from './mall-screen.tsx';
import { mallItem } from './testing.ts';

const meta = { title: 'Office/Points mall', parameters: officeStories } satisfies Meta;
export default meta;

const list = [
  mallItem(),
  mallItem({ id: 'atrium01/cash-50', code: 'cash-50', kind: 'money', title: { EN: '50 BDT' }, points: 1000, amount: '50.00', stock: null }),
  mallItem({ id: 'atrium01/scarf', code: 'scarf', title: { EN: 'Winter scarf' }, points: 2400, stock: 0, minLevel: 2, on: false }),
];

const shown = (listMallItems: Answers['listMallItems'], mayChange = true): StoryObj => ({
  render: () => (
    <Stage answers={{ listMallItems: listMallItems! }}>
      <MallScreen merchant="atrium01" currency="BDT" open={undefined} onOpen={() => undefined} mayChange={() => mayChange} />
    </Stage>
  ),
});

export const List = shown({ list });
export const OnlyLooking = shown({ list }, false);
export const Adding: StoryObj = {
  ...shown({ list }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New item' }));
    await expect(await screen.findByRole('dialog', { name: 'New item of the mall at atrium01' })).toBeVisible();
  },
};
export const AddingMoneyWithoutAName: StoryObj = {
  ...shown({ list }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New item' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Code'), 'cash-50');
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'money');
    await userEvent.type(dialog.getByLabelText('Points of a piece'), '1000');
    await userEvent.type(dialog.getByLabelText('Amount in BDT'), '50.00');
    await userEvent.type(dialog.getByLabelText('Reason'), 'For the winter.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await expect(await dialog.findByText('Enter a title in English.')).toBeVisible();
  },
};
export const Empty = shown({ list: [] });
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
