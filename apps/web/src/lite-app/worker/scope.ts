// The types of a service worker that the worker uses: TypeScript's own collide with those of a page, and this repository has one program.

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerPushEvent extends WorkerEvent {
  /** Null for a push without a message. */
  readonly data: { json(): unknown } | null;
}

export interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

/** A page of the site that is open. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvents {
  activate: WorkerEvent;
  message: MessageEvent<unknown>;
  push: WorkerPushEvent;
  notificationclick: WorkerNotificationEvent;
}

/** What stands around a service worker. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
