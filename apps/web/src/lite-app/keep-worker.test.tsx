// N84: a page and its service worker, with the browser's part in the test's hands.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWorker } from './keep-worker.ts';

const scriptURL = (language: string) => `${location.origin}/sw.js?${language}`;

class Worker extends EventTarget {
  state = 'activated';
  readonly postMessage = vi.fn();
  readonly scriptURL: string;
  constructor(language = 'EN') {
    super();
    this.scriptURL = scriptURL(language);
  }
}
class Registration extends EventTarget {
  active: Worker | null = null;
  installing: Worker | null = null;
  waiting: Worker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
}
class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  readonly register = vi.fn((_address: string) => Promise.resolve(this.registration));
}

let container: Container;
const onNewVersion = vi.fn<(take: () => void) => void>();
const onTaken = vi.fn();
let stop: () => void;

/** A page in the language of its worker, which is in charge. */
async function open({ controlledBy = 'EN', waits = false } = {}) {
  container.controller = container.registration.active = new Worker(controlledBy);
  if (waits) container.registration.waiting = new Worker();
  stop = keepWorker('EN', { onNewVersion, onTaken });
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledOnce());
  expect(String(container.register.mock.calls[0]![0])).toMatch(/\/sw\.js\?EN$/);
}
/** The browser has found another worker at the address, and installed it. */
function arrive(): Worker {
  const { registration } = container;
  const worker = new Worker();
  Object.assign(worker, { state: 'installing' });
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(worker, { state: 'installed' });
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}
const skipped = (worker: Worker) =>
  worker.postMessage.mock.calls.filter(([data]) => (data as { type: string }).type === 'SKIP_WAITING').length;

beforeEach(() => {
  container = new Container();
  onNewVersion.mockClear();
  onTaken.mockClear();
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(container as unknown as ServiceWorkerContainer);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a version that arrives during the visit waits until it is taken, and the page hears once when it is in charge', async () => {
  await open();
  const worker = arrive();
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  expect(skipped(worker)).toBe(0);
  const [take] = onNewVersion.mock.calls[0]!;
  take();
  take();
  expect(skipped(worker)).toBe(1);
  expect(onTaken).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(onTaken).toHaveBeenCalledOnce();
});

test('a browser that does not put it in charge is waited for three seconds', async () => {
  await open();
  arrive();
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onNewVersion.mock.calls[0]![0]();
  vi.advanceTimersByTime(2999);
  expect(onTaken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTaken).toHaveBeenCalledOnce();
});

test('one that waited before the page was loaded is the page’s own, and is put in charge without a question', async () => {
  await open({ waits: true });
  const { waiting } = container.registration;
  await vi.waitFor(() => expect(skipped(waiting!)).toBe(1));
  expect(onNewVersion).not.toHaveBeenCalled();
});

test('so is one of another language, which changes nothing on the page', async () => {
  await open({ controlledBy: 'BN' });
  const worker = arrive();
  await vi.waitFor(() => expect(skipped(worker)).toBe(1));
  expect(onNewVersion).not.toHaveBeenCalled();
});
