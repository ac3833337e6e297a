import type { OpenPage, WorkerScope } from './scope.ts';

// The worker's part of web push (content N87). A message is JSON: { title, body, tag, url }.

interface Told {
  title: string;
  body: string;
  /** A newer notification replaces an older one with the same tag. */
  tag?: string;
  /** The path on the site that a press opens; the home page if absent. */
  url?: string;
}

/** Shows what is pushed, and opens the page of a notification that is pressed. */
export function hearPush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const told = toldIn(event.data);
    if (told) event.waitUntil(show(scope, told));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, pathOf(scope, (event.notification.data as { url?: unknown } | null)?.url)));
  });
}

function show({ registration }: WorkerScope, { title, body, tag, url }: Told): Promise<void> {
  return registration.showNotification(title, { body, icon: '/icon-192.png', data: { url }, ...(tag !== undefined && { tag }) });
}

/** In the page that is open, or in a new one. */
async function open({ clients, location }: WorkerScope, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page: OpenPage | undefined = pages.find(({ url }) => url === address) ?? pages[0];
  if (!page) return void (await clients.openWindow(address));
  await page.focus();
  // A page that this worker does not control cannot be navigated.
  if (page.url !== address) await page.navigate(address).catch(() => clients.openWindow(address));
}

/** A path of this site; home for anything else. */
function pathOf({ location }: WorkerScope, url: unknown): string {
  if (typeof url !== 'string' || !URL.canParse(url, location.origin)) return '/';
  const { origin, pathname, search } = new URL(url, location.origin);
  return origin === location.origin ? `${pathname}${search}` : '/';
}

function toldIn(data: { json(): unknown } | null): Told | undefined {
  try {
    const told = data?.json() as Partial<Told> | null | undefined;
    return typeof told?.title === 'string' && typeof told.body === 'string' ? (told as Told) : undefined;
  } catch {
    return undefined;
  }
}
