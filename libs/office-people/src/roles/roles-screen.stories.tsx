import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { roles } from '../testing/people.ts';
import { RolesScreen, type RolesScreenProps } from './roles-screen.tsx';

const meta = { title: 'Office/Roles', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (answers: Answers, props: Partial<RolesScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <RolesScreen mayManage self="amina" open={undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const All = shown({ listRoles: { list: roles } });
export const Opened = shown({ listRoles: { list: roles } }, { open: 'night-desk' });
export const Creating: StoryObj = {
  ...shown({ listRoles: { list: roles } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create a role' }));
    await expect(await screen.findByRole('dialog', { name: 'Create a role' })).toBeVisible();
  },
};
export const OnlyLooking = shown({ listRoles: { list: roles } }, { mayManage: false });
export const Loading = shown({ listRoles: hanging });
export const Forbidden = shown({ listRoles: refusing('forbidden') });
