import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon } from '../icons/icons.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Hot' } } satisfies Meta<typeof Badge>;
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
export const WithIcon: StoryObj<typeof meta> = { args: { icon: <CheckIcon size="s" />, mood: 'win', children: 'Received' } };
export const LongText: StoryObj<typeof meta> = {
  args: { mood: 'warning', children: 'Not received, an operator looks into it and will write to you' },
};
