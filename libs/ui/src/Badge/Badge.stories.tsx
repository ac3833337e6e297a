import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Hot' } } satisfies Meta<typeof Badge>;
export default meta;

const moods = ['neutral', 'accent', 'second', 'win', 'danger', 'warning'] as const;
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {[false, true].map((solid) => (
        <Inline key={String(solid)}>
          {moods.map((mood) => (
            <Badge key={mood} mood={mood} solid={solid}>
              {mood}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
