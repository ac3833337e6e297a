import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Emblem } from './Emblem.tsx';

const meta = { title: 'Display/Emblem' } satisfies Meta;
export default meta;

const places = ['First place', 'Second place', 'Third place'];
export const Places: StoryObj = {
  render: () => (
    <Inline>
      {([1, 2, 3] as const).map((rank) => (
        <Emblem key={rank} rank={rank} label={places[rank - 1]!} size="xl" />
      ))}
    </Inline>
  ),
};
export const Levels: StoryObj = {
  render: () => (
    <Inline>
      {Array.from({ length: 11 }, (_, level) => (
        <Emblem key={level} level={level} label={`VIP ${level}`} size="l" />
      ))}
    </Inline>
  ),
};
export const Sizes: StoryObj = {
  render: () => (
    <Inline>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Emblem key={size} rank={1} label="First place" size={size} />
      ))}
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Emblem key={size} level={8} label="VIP 8" text="৮" size={size} />
      ))}
    </Inline>
  ),
};
