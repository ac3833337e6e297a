// N33.
import type { Schema } from '@parlour/api';
import { videoOrigin } from '@parlour/domain/content';
import { openScreen } from '@parlour/routes/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PromotionVideos } from './promotion-videos.tsx';

const banner = (id: string, videoUrl?: string): Schema<'Banner'> => ({
  id,
  groupName: 'w_promotion',
  language: 'EN',
  title: `Offer ${id}`,
  text: 'Text',
  url: 'data:,',
  phoneUrl: 'data:,',
  linkage: '',
  linkageType: 'NONE',
  ...(videoUrl !== undefined && { videoUrl }),
});
const open = (...list: Schema<'Banner'>[]) => openScreen(PromotionVideos, { listBanners: { list } });
const region = () => page.getByRole('region', { name: 'Promotion videos' }).first();

afterEach(() => vi.restoreAllMocks());

test('a video is a picture until it is pressed, then a frame that cannot navigate the page', async () => {
  const { screen } = await open(banner('1', 'https://youtu.be/a1B2c3D4e5F'), banner('2', 'https://youtu.be/abcdefghijk'), banner('3'));
  await expect.element(page.getByRole('button', { name: 'Play the video: Offer 1' })).toBeVisible();
  expect(screen.container.querySelector('iframe')).toBeNull();
  await page.getByRole('button', { name: 'Play the video: Offer 1' }).click();
  const frame = page.getByTitle('Offer 1');
  await expect.element(frame).toHaveAttribute('src', `${videoOrigin}/embed/a1B2c3D4e5F?autoplay=1`);
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await expect.element(page.getByText('Offer 3')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Play the video: Offer 2' }).click();
  await expect.element(page.getByTitle('Offer 1')).not.toBeInTheDocument();
  expect(screen.container.querySelectorAll('iframe')).toHaveLength(1);
});

test('an address on another host is logged and not shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(banner('1', 'https://youtu.be.evil.example/a1B2c3D4e5F'));
  await expect.poll(() => logged.mock.calls.flat().join()).toContain('evil.example');
  await expect.element(region()).not.toBeInTheDocument();
});
