/**
 * One stream for all tabs of a browser. Browsers allow six connections per site: if each tab held one, the seventh tab would load
 * nothing. The tab that holds the lock listens and informs the others; when it closes, the next one takes over.
 */
export interface SharedEvents {
  close(): void;
}

interface SharedEventsSettings {
  url: string;
  /** The logged-in member: tabs that briefly belong to different members ignore each other. */
  audience: string;
  types: readonly string[];
  /** The data of one event, as received. */
  onData(data: string): void;
  /** Events may have been lost: refetch what they would have said. */
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
  const listen = () => {
    const source = listenOn(url, types, tell);
    leave.signal.addEventListener('abort', () => source.close());
  };

  if ('locks' in navigator) {
    const hold = () => {
      listen();
      return new Promise<void>((release) => leave.signal.addEventListener('abort', () => release()));
    };
    navigator.locks.request(name, { signal: leave.signal }, hold).catch(() => undefined);
  } else {
    listen();
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

/**
 * The browser itself resumes a lost connection by `Last-Event-ID`; a refused one is reopened after growing pauses. Whenever the stream
 * opens, events since the page fetched its data may have been missed: on a slow device that can be seconds.
 */
function listenOn(url: string, types: readonly string[], tell: (told: Told) => void): { close(): void } {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  let gap = true;
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
