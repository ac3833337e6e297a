// N87, in the browser: what the service worker does with a pushed message, and with a press on it.
import { beforeEach, expect, test, vi } from 'vitest';
import { handlePush } from './push.ts';
import type { OpenPage, WorkerScope } from './scope.ts';

const origin = 'https://site.example';
const heard = new Map<string, (event: never) => void>();
let pages: OpenPage[] = [];
const showNotification = vi.fn((_title: string, _options: NotificationOptions) => Promise.resolve());
const openWindow = vi.fn((_url: string) => Promise.resolve());

beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
  handlePush({
    location: { origin } as Location,
    registration: { showNotification } as unknown as ServiceWorkerRegistration,
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name, listener) => void heard.set(name, listener as never),
  } satisfies WorkerScope);
});

/** An event of the browser, and the work that it waits for. */
async function happens(name: 'push' | 'notificationclick', more: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard.get(name)!({ waitUntil: (promise: Promise<unknown>) => work.push(promise), ...more } as never);
  await Promise.all(work);
}
const pushed = (message: unknown) => happens('push', { data: { json: () => message } });
const pressed = (url: unknown) => happens('notificationclick', { notification: { close: vi.fn(), data: { url } } });
const openPage = (url: string, navigate = vi.fn(() => Promise.resolve())) => ({
  url: origin + url,
  focus: vi.fn(() => Promise.resolve()),
  navigate,
});

test('a message is shown, and a newer one with the same tag replaces it', async () => {
  await pushed({ title: 'Padma', body: 'There is news.', tag: 'service', url: '/promotions' });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Padma', {
    body: 'There is news.',
    icon: '/icon-192.png',
    data: { url: '/promotions' },
    tag: 'service',
  });
});

test.each([null, 'text', {}, { title: 'Padma' }, { body: 'x' }])('%j is no message', async (message) => {
  await pushed(message);
  expect(showNotification).not.toHaveBeenCalled();
});

test('a press opens its page in a new window, with the place on the page', async () => {
  await pressed('/help?from=push#limits');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/help?from=push#limits`);
});

test.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', undefined, 7])(
  'an address that is not the site’s (%j) opens the home page',
  async (url) => {
    await pressed(url);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/`);
  },
);

test('where the page is open already it is only shown, and another open page is led to it', async () => {
  const [home, inbox] = [openPage('/'), openPage('/member/messageV2')];
  pages = [home, inbox];
  await pressed('/member/messageV2');
  expect([inbox.focus, inbox.navigate, home.focus].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  pages = [home];
  await pressed('/member/messageV2');
  expect(home.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/member/messageV2`);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a page that the worker does not control cannot be led anywhere, so a new one is opened', async () => {
  pages = [
    openPage(
      '/',
      vi.fn(() => Promise.reject(new TypeError('not controlled'))),
    ),
  ];
  await pressed('/promotions');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/promotions`);
});
