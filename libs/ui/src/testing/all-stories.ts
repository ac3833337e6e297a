import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

interface StoryFile {
  default: Meta;
  [name: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });

/** Every story of this library, as a component. */
export const stories: readonly { name: string; Story: ComponentType }[] = Object.entries(files).flatMap(([file, stories]) =>
  // The glob's type does not know the names of exports; every one of them is a story that needs no props.
  Object.entries(composeStories(stories as Parameters<typeof composeStories>[0])).map(([name, Story]) => ({
    name: `${file.split('/').at(-1)!.replace('.stories.tsx', '')} ${name}`,
    Story: Story as ComponentType,
  })),
);
