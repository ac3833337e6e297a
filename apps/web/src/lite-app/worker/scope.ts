// The types of a service worker that this worker uses: TypeScript's own conflict with those of a page, and this repository is compiled as
// one program.

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

/** An open page of the site. */
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

/** The global scope of a service worker. */
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
