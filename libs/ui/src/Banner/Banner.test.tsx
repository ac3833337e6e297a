// N3.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './Banner.tsx';

/** From the physical left of the banner to that of its first line, and from the line's right to the banner's, in px. */
function gapsOf(title: string) {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title)!;
  const line = document.createRange();
  line.selectNodeContents(heading);
  const [words, banner] = [line.getBoundingClientRect(), heading.parentElement!.parentElement!.getBoundingClientRect()];
  return { left: Math.round(words.left - banner.left), right: Math.round(banner.right - words.right) };
}

test.each(['ltr', 'rtl'] as const)('words of another direction stand at the same edge as the page’s own: %s', async (page) => {
  const other = page === 'ltr' ? 'rtl' : 'ltr';
  await render(
    <main dir={page} style={{ inlineSize: '60rem' }}>
      <Banner title="Own" text="Text" pictureUrl="data:," />
      <Banner title="Foreign" text="Text" pictureUrl="data:," dir={other} />
    </main>,
  );
  const edge = page === 'ltr' ? 'left' : 'right';
  expect(gapsOf('Foreign')[edge]).toBe(gapsOf('Own')[edge]);
});
