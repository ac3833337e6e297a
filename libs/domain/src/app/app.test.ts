import { expect, test } from 'vitest';
import { appResources, deviceOf, guideFor, guides } from './index.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['an iPhone with Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'ios-safari', false],
  ['an iPhone with Chrome', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'ios-safari', false],
  [
    'an iPad, which calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    5,
    'ios-safari',
    false,
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    0,
    'desktop',
    false,
  ],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]`, 5, 'ios-safari', true],
  ['an app on an iPhone that names itself nowhere', `${iphone} Mobile/15E148`, 5, 'ios-safari', true],
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, 'android-chrome', false],
  ['Samsung’s browser', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'android-samsung', false],
  ['Huawei’s browser', `${android} Chrome/114.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`, 5, 'android-huawei', false],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'android-chrome', false],
  [
    'a chat on Android',
    `${android.replace('Pixel 9)', 'Pixel 9; wv)')} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    5,
    'android-chrome',
    true,
  ],
  ['LINE on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.1.0/IAB`, 5, 'android-chrome', true],
  ['Zalo on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 Zalo android/250101`, 5, 'android-chrome', true],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    10,
    'desktop',
    false,
  ],
])('%s gets its guide', (_name, userAgent, touchPoints, guide, inApp) => {
  const device = deviceOf(userAgent, touchPoints);
  expect([guideFor(device).id, device.inApp]).toEqual([guide, inApp]);
});

test('each guide ends with where the app is found', () => {
  for (const { steps } of guides) expect(['onScreen', 'desktopOpen']).toContain(steps.at(-1)!.id);
});

test('a file for Android is offered only with its SHA-256; pages of stores as they are', () => {
  const sha256 = 'ab'.repeat(32);
  expect(
    appResources([
      { resourceType: 'TELEGRAM', url: 'https://telegram.example/a' },
      { resourceType: 'IOS', url: 'https://store.example/app/1' },
      { resourceType: 'ANDROID', url: `https://files.example/app.apk#sha256=${sha256.toUpperCase()}` },
      { resourceType: 'ANDROID', url: 'https://files.example/unknown.apk' },
    ]),
  ).toEqual([
    { platform: 'ios', url: 'https://store.example/app/1' },
    { platform: 'android', url: 'https://files.example/app.apk', sha256 },
  ]);
});
