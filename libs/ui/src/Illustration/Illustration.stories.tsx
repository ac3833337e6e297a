import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileGrid, TileCell, Stack, Text } from '../layout/layout.tsx';
import * as illustrations from './illustrations.ts';

/** Pictures of states, drawn in the brand's colours. */
function Illustrations() {
  return (
    <TileGrid label="Illustrations">
      {Object.entries(illustrations).map(([name, Picture]) => (
        <TileCell key={name}>
          <Stack gap="2">
            <Picture />
            <Text size="s">{name.replace('Illustration', '')}</Text>
          </Stack>
        </TileCell>
      ))}
    </TileGrid>
  );
}

const meta = { title: 'Foundations/Illustrations', component: Illustrations } satisfies Meta<typeof Illustrations>;
export default meta;

export const All: StoryObj<typeof meta> = {};
