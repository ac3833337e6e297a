import { brandOfAddress } from 'virtual:brands';

/** Stops the page's clock, so that relative times are as true as on the day of the recording. Returns a function that restarts it. */
export function stopClock(at: string): () => void {
  const Real = Date;
  const now = Real.parse(at);
  class Still extends Real {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(now);
      // The other ways to construct a date are passed through.
      else super(...(parts as [number]));
    }
    static override now(): number {
      return now;
    }
  }
  // Called without `new`, which nothing here does, it would throw instead of giving a text.
  globalThis.Date = Still as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
}

/** No events: a stream that stays silent. */
export function silenceEvents(): () => void {
  const Real = globalThis.EventSource;
  class Silent extends EventTarget {
    readyState = 0;
    close(): void {
      this.readyState = 2;
    }
  }
  // The page only listens to it and closes it.
  globalThis.EventSource = Silent as unknown as typeof EventSource;
  return () => {
    globalThis.EventSource = Real;
  };
}

/** A site has its pictures at its root; Storybook has those of every site, in a folder each. */
export function showOwnPictures(): () => void {
  const { setAttribute } = Element.prototype;
  const image = HTMLImageElement.prototype;
  const names = ['src', 'srcset'] as const;
  Element.prototype.setAttribute = function setOwn(name, value) {
    setAttribute.call(this, name, names.some((known) => known === name) ? inOwnFolder(value) : value);
  };
  // React sets them once more as properties.
  const properties = names.map((name) => [name, Object.getOwnPropertyDescriptor(image, name)!] as const);
  for (const [name, property] of properties)
    Object.defineProperty(image, name, {
      ...property,
      set(value: string) {
        property.set!.call(this, inOwnFolder(value));
      },
    });
  return () => {
    Element.prototype.setAttribute = setAttribute;
    for (const [name, property] of properties) Object.defineProperty(image, name, property);
  };
}

function inOwnFolder(addresses: string): string {
  return String(addresses).replace(/(^|,\s*)\/(?=art\/|logo|icon|favicon)/g, `$1./${brandOfAddress}/`);
}

/** Takes the network away, as the browser reports it; `goOnline` brings it back. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
}

/** Brings the network back and notifies whatever waits for it: otherwise the next story would wait for ever. */
export function goOnline(): void {
  delete (navigator as { onLine?: boolean }).onLine;
  dispatchEvent(new Event('online'));
}
