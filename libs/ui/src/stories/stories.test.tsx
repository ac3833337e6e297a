import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stories } from '../testing/all-stories.ts';

// What a story shows, its `play` and axe: apps/web-e2e/src/stories, over the built Storybook.
// Pages are rendered at build time under a policy without inline styles (`style-src 'self'`).
test.each(stories)('$name renders without a browser and without inline styles, and hydrates without changes', async ({ Story }) => {
  const html = renderToString(createElement(Story));
  expect(html).not.toMatch(/ style="|<style|<script/);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const errors: unknown[] = [];
  const root = hydrateRoot(place, createElement(Story), { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => Object.keys(place).some((key) => key.startsWith('__reactContainer'))).toBe(true);
  await new Promise((resolve) => requestIdleCallback(resolve));
  root.unmount();
  place.remove();
  expect(errors).toEqual([]);
});
