import { createElement, type ComponentType, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';

interface Story {
  args?: Record<string, unknown>;
  render?: (args: Record<string, unknown>) => ReactNode;
}
interface StoryFile {
  default: { component?: ComponentType<Record<string, unknown>>; args?: Record<string, unknown>; title?: string };
  [name: string]: Story | StoryFile['default'];
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named as Record<string, Story>).map(([name, story]) => ({
    name: `${file.split('/').at(-1)!.replace('.stories.tsx', '')} ${name}`,
    meta,
    story,
  })),
);

describe.each(['dark', 'light'] as const)('every story is accessible, %s', (theme) => {
  test.each(stories)('$name', async ({ name, meta, story }) => {
    dress(theme);
    const args = { ...meta.args, ...story.args };
    await render(<>{story.render ? story.render(args) : createElement(meta.component!, args)}</>);
    // The dialogs' own code arrives later; without waiting nothing would be looked at.
    if (name.startsWith('Dialog')) await expect.element(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
