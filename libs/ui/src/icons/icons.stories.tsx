import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack, Text } from '../layout/layout.tsx';
import * as icons from './icons.ts';

const meta = { title: 'Icons' } satisfies Meta;
export default meta;

export const Set: StoryObj = {
  render: () => (
    <Inline gap="5">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="1">
          <Icon size="l" />
          <Text size="s" tone="muted">
            {name.replace('Icon', '')}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
