// N80, N81.
import { permissionQuery, type Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DownloadScreen } from './download-screen.tsx';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const samsung = `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`;
const sha256 = 'ab'.repeat(32);

afterEach(() => vi.restoreAllMocks());

const open = (userAgent: string, resources: Schema<'PermissionInfo'>['resources'] = []) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return openScreen(
    DownloadScreen,
    {},
    { known: (cache, api) => cache.setQueryData(permissionQuery(api).queryKey, { resources } as never) },
  );
};
const tabs = () =>
  page
    .getByRole('tab')
    .all()
    .map((tab) => tab.element().textContent);
const guide = page.getByRole('region', { name: 'The Lite app' });

test('the guide for the visitor’s own browser is open, and the others are tabs beside it', async () => {
  await open(samsung);
  await expect.element(guide.getByText('Press the three lines at the bottom right.')).toBeVisible();
  expect(tabs()).toEqual(['Samsung browser', 'iPhone, iPad', 'Android', 'Huawei browser', 'Computer']);
  await page.getByRole('tab', { name: 'iPhone, iPad' }).click();
  await expect.element(guide.getByText(/^Press the share button/)).toBeVisible();
  await expect.element(page.getByText(/inside another app/)).not.toBeInTheDocument();
});

test('inside another app the page says that it must be opened in the browser', async () => {
  await open(`${android} Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.1.0/IAB`);
  await expect.element(page.getByText(/inside another app/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy the address' })).toBeVisible();
});

test('a file for Android stands above the Lite app, with its warning explained and its SHA-256', async () => {
  await open(samsung, [{ resourceType: 'ANDROID', url: `https://files.example/app.apk#sha256=${sha256}` }]);
  const file = page.getByRole('link', { name: 'Get the app for Android' });
  await expect.element(file).toHaveAttribute('href', 'https://files.example/app.apk');
  await expect.element(page.getByRole('region', { name: 'The file for Android' })).toBeVisible();
  await expect.element(page.getByText(sha256)).toBeVisible();
  await expect.element(guide).toBeVisible();
  await page.getByRole('tab', { name: 'iPhone, iPad' }).click();
  await expect.element(file).not.toBeInTheDocument();
});
