import { createElement, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

const element = ({ meta, story }: (typeof stories)[number]): ReactNode => {
  const args = { ...meta.args, ...story.args };
  return story.render ? story.render(args) : createElement(meta.component!, args);
};

// Pages are rendered at build time under a policy without inline styles (`style-src 'self'`).
test.each(stories)('$name renders without a browser and without inline styles, and hydrates as it is', async (story) => {
  const html = renderToString(<>{element(story)}</>);
  expect(html).not.toMatch(/ style="|<style|<script/);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const errors: unknown[] = [];
  const root = hydrateRoot(place, <>{element(story)}</>, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => Object.keys(place).some((key) => key.startsWith('__reactContainer'))).toBe(true);
  await new Promise((resolve) => requestIdleCallback(resolve));
  root.unmount();
  place.remove();
  expect(errors).toEqual([]);
});

describe.each(['dark', 'light'] as const)('every story is accessible, %s', (theme) => {
  test.each(stories)('$name', async (story) => {
    dress(theme);
    await render(<>{element(story)}</>);
    // The dialogs' own code arrives later; without waiting nothing would be looked at.
    if (story.name.startsWith('Dialog')) await expect.element(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
