/**
 * One stream for all tabs of a browser. Browsers keep six connections a site: were each tab to hold one, the seventh tab
 * would load nothing. The tab that holds the lock listens, and tells the others; when it goes, the next one takes over.
 */
export interface SharedEvents {
  close(): void;
}

interface SharedEventsSettings {
  url: string;
  /** Who is logged in: tabs of somebody else, for a moment, hear nothing of each other. */
  audience: string;
  types: readonly string[];
  /** The data of one event, as it came. */
  onData(data: string): void;
  /** Events may have been lost: what they would have told has to be asked. */
  onGap(): void;
}

type Told = { data: string } | { gap: true };

export function shareEvents({ url, audience, types, onData, onGap }: SharedEventsSettings): SharedEvents {
  const name = `parlour.events.${audience}`;
  const channel = new BroadcastChannel(name);
  const leave = new AbortController();
  const take = (told: Told) => ('gap' in told ? onGap() : onData(told.data));
  const tell = (told: Told) => {
    take(told);
    channel.postMessage(told);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data));
  const listen = (tookOver: boolean) => {
    const source = listenOn(url, types, tookOver, tell);
    leave.signal.addEventListener('abort', () => source.close());
  };

  if ('locks' in navigator) {
    const asked = performance.now();
    const hold = () => {
      // Whoever had to wait for the lock takes over from a tab that may have heard something for the last time long ago.
      listen(performance.now() - asked > 1_000);
      return new Promise<void>((release) => leave.signal.addEventListener('abort', () => release()));
    };
    navigator.locks.request(name, { signal: leave.signal }, hold).catch(() => undefined);
  } else {
    listen(false);
  }
  return {
    close() {
      leave.abort();
      channel.close();
    },
  };
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** A lost connection resumes by `Last-Event-ID`, by the browser itself; a refused one is opened again after growing pauses. */
function listenOn(url: string, types: readonly string[], tookOver: boolean, tell: (told: Told) => void): { close(): void } {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  let gap = tookOver;
  const hear = ({ data }: MessageEvent<string>) => tell({ data });
  const open = () => {
    source = new EventSource(url);
    for (const type of ['message', ...types]) source.addEventListener(type, hear);
    source.addEventListener('open', () => {
      pause = FIRST_RETRY_MS;
      if (gap) tell({ gap: true });
      gap = false;
    });
    source.addEventListener('error', () => {
      gap = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, pause);
      pause = Math.min(pause * 2, LAST_RETRY_MS);
    });
  };
  open();
  return {
    close() {
      clearTimeout(retry);
      source?.close();
    },
  };
}
