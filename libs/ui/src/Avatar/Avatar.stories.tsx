import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { picture } from '../stories/picture.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'Asha Rahman' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Asha Rahman', 'minh.quan', 'أمينة يوسف', 'আশা রহমান', 'สมชาย', '王小明', 'player_7781'];

export const Initials: Story = {
  render: () => (
    <Inline>
      {names.map((name) => (
        <Avatar key={name} name={name} size="l" label={name} />
      ))}
    </Inline>
  ),
};
export const Generated: Story = {
  render: () => (
    <Inline>
      {Array.from({ length: 12 }, (_, index) => (
        <Avatar key={index} name={`player${index * 37}`} look="generated" size="l" label={`player${index * 37}`} />
      ))}
    </Inline>
  ),
};
export const Picture: Story = { args: { src: picture(320), size: 'l', label: 'Asha Rahman' } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA', size: 'l', label: 'Asha Rahman' } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Avatar key={size} name="Asha Rahman" size={size} />
      ))}
    </Inline>
  ),
};
