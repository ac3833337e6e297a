// @flag webPush
import type { Schema } from '@parlour/api';
import { store, stored } from '@parlour/ui/browser-storage';
import { deviceOf } from '@parlour/domain/app';

/** Why this browser cannot show notifications. */
export type PushBarrier =
  /** It has no web push. */
  | 'unsupported'
  /** Only the installed app may show them. */
  | 'install'
  /** The visitor blocked them for this site. */
  | 'denied';

/** Why this browser cannot show notifications; null if the visitor can be asked for permission. Does not ask. */
export function pushBarrier(): PushBarrier | null {
  // Safari on iOS allows them in installed apps only.
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return deviceOf(navigator.userAgent, navigator.maxTouchPoints).platform === 'ios' ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/**
 * Asks for permission with the browser's own prompt and subscribes this browser with the merchant's key. Undefined if the visitor declines.
 * Rejects if the browser cannot reach its push service.
 */
export async function subscribeBrowser(
  publicKey: string,
): Promise<Pick<Schema<'PushSubscription'>, 'endpoint' | 'p256dh' | 'auth'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('there is no service worker');
  const before = await registration.pushManager.getSubscription();
  // A subscription is bound to its key: one with an earlier key of the merchant is replaced.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** Whether this browser is subscribed. */
export async function isSubscribed(): Promise<boolean> {
  return pushBarrier() === null && (await subscriptionHere()) !== null;
}

/** Ends the subscription of this browser, whichever member it belongs to. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
  store('browser', MEMBER, null);
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

const MEMBER = 'parlour.push';

/**
 * The member that this browser shows notifications of, and whether with amounts and titles. Another member who logs in here chose neither.
 */
export interface PushedTo {
  memberId: string;
  details: boolean;
}

export function pushedTo(): PushedTo | undefined {
  const [memberId, details] = (stored('browser', MEMBER) ?? '').split(' ');
  return memberId ? { memberId, details: details === 'details' } : undefined;
}

export function rememberPushedTo({ memberId, details }: PushedTo): void {
  store('browser', MEMBER, details ? `${memberId} details` : memberId);
}
