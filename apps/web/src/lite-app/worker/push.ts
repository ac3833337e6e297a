import type { OpenPage, WorkerScope } from './scope.ts';

// The worker's part of web push (content N87). A message is JSON: { title, body, tag, url }.

interface Message {
  title: string;
  body: string;
  /** A newer notification replaces an older one with the same tag. */
  tag?: string;
  /** The path on the site that a press opens; the home page if absent. */
  url?: string;
}

/** Shows pushed messages as notifications, and opens the page of one that is pressed. */
export function handlePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const message = messageIn(event.data);
    if (message) event.waitUntil(show(scope, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, pathOf(scope, (event.notification.data as { url?: unknown } | null)?.url)));
  });
}

function show({ registration }: WorkerScope, { title, body, tag, url }: Message): Promise<void> {
  return registration.showNotification(title, { body, icon: '/icon-192.png', data: { url }, ...(tag !== undefined && { tag }) });
}

/** Opens a path in an open page of the site, otherwise in a new one. */
async function open({ clients, location }: WorkerScope, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page: OpenPage | undefined = pages.find(({ url }) => url === address) ?? pages[0];
  if (!page) return void (await clients.openWindow(address));
  await page.focus();
  // Only a page that this worker controls can be navigated.
  if (page.url !== address) await page.navigate(address).catch(() => clients.openWindow(address));
}

/** A path of this site; the home page for anything else. */
function pathOf({ location }: WorkerScope, url: unknown): string {
  if (typeof url !== 'string' || !URL.canParse(url, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin ? `${pathname}${search}${hash}` : '/';
}

function messageIn(data: { json(): unknown } | null): Message | undefined {
  try {
    const message = data?.json() as Partial<Message> | null | undefined;
    return typeof message?.title === 'string' && typeof message.body === 'string' ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
