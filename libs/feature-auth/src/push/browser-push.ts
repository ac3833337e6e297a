// @flag webPush
import type { Schema } from '@parlour/api';
import { deviceOf } from '@parlour/domain/app';

/** What stands in the way of notifications in this browser. */
export type PushBarrier =
  /** It knows none. */
  | 'unsupported'
  /** Only the installed app may show them. */
  | 'install'
  /** The visitor forbade them to this site. */
  | 'denied';

/** What stands in the way here; null where the visitor can be asked. Asks for nothing. */
export function pushBarrier(): PushBarrier | null {
  // Safari on iOS has them in installed apps alone.
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return deviceOf(navigator.userAgent, navigator.maxTouchPoints).platform === 'ios' ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/**
 * Asks the visitor, by the browser's own question, and subscribes this browser with the merchant's key. Undefined where the visitor says
 * no. Rejects where the browser cannot reach its push service.
 */
export async function subscribeBrowser(
  publicKey: string,
): Promise<Pick<Schema<'PushSubscription'>, 'endpoint' | 'p256dh' | 'auth'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('there is no service worker');
  const before = await registration.pushManager.getSubscription();
  // Bound to an earlier key of the merchant.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** Whether this browser is subscribed. */
export async function isSubscribed(): Promise<boolean> {
  return pushBarrier() === null && (await subscriptionHere()) !== null;
}

/** Shows nothing here any more, whoever it was for. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
  forgetWho();
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

const WHO = 'parlour.push';

/** For whom notifications are shown here, and whether with details; the next member at this browser has not chosen that. */
export interface PushedTo {
  memberId: string;
  details: boolean;
}

export function pushedTo(): PushedTo | undefined {
  try {
    const [memberId, details] = (localStorage.getItem(WHO) ?? '').split(' ');
    return memberId ? { memberId, details: details === 'details' } : undefined;
  } catch {
    return undefined;
  }
}

export function rememberWho({ memberId, details }: PushedTo): void {
  try {
    localStorage.setItem(WHO, details ? `${memberId} details` : memberId);
  } catch {
    // Where storage is forbidden, it is chosen again after the next log-in.
  }
}

function forgetWho(): void {
  try {
    localStorage.removeItem(WHO);
  } catch {
    // Then nothing was kept either.
  }
}
