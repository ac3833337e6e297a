import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlotsIcon } from '../icons/icons.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const meta = { title: 'Patterns/SectionHeader', component: SectionHeader, args: { title: 'Slots' } } satisfies Meta<typeof SectionHeader>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
export const WithLink: StoryObj<typeof meta> = { args: { icon: <SlotsIcon />, aside: <TextLink href="#all">All slots</TextLink> } };
export const Small: StoryObj<typeof meta> = { args: { small: true, aside: <TextLink href="#all">All slots</TextLink> } };
