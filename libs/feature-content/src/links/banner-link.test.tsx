// N4.
import { openScreen } from '@parlour/routes/testing';
import { Button } from '@parlour/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bannerLink } from './banner-link.tsx';

afterEach(() => vi.restoreAllMocks());

const closed = vi.fn();
const open = (linkageType: string, linkage: string) =>
  openScreen(
    () => (
      <Button render={bannerLink({ linkageType, linkage } as Parameters<typeof bannerLink>[0])} onClick={closed}>
        Read more
      </Button>
    ),
    {},
  );

test('a banner of another site asks before it opens that site, and what it stands in closes only after the yes', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open('LINK', 'https://club.example/offer');
  await page.getByRole('link', { name: 'Read more' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect([opened.mock.calls, closed.mock.calls]).toEqual([[], []]);
  await page.getByRole('link', { name: 'Read more' }).click();
  await page.getByRole('button', { name: 'Go to club.example' }).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://club.example/offer', '_blank', 'noopener,noreferrer');
  expect(closed).toHaveBeenCalledOnce();
});

test.each([
  ['ROUTE', '//club.example/'],
  ['LINK', 'javascript:alert(1)'],
  ['LINK', 'http://club.example/'],
])('a banner ignores what is neither a path of the site nor an https address: %s %s (D11)', async (type, address) => {
  await open(type, address);
  await expect.element(page.getByRole('button', { name: 'Read more' })).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
