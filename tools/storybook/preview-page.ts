import type { Page } from '@playwright/test';

/** Settings of Storybook's toolbars; omitted ones keep their defaults. */
export interface Look {
  brand?: string;
  theme?: 'dark' | 'light';
  language?: string;
  /** `true` skips axe. */
  withoutAxe?: boolean;
}

/** The result of a story that Storybook's preview has rendered, played and checked with axe. */
export interface Outcome {
  /** Events of Storybook's channel that report a failure, each with its message. */
  failures: readonly { event: string; message: string }[];
  /** axe's findings, one line per rule; null if it did not run. */
  violations: readonly string[] | null;
  /** Console errors and uncaught errors. */
  consoleErrors: readonly string[];
}

/** One entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: readonly string[];
}

interface Told {
  event: string;
  storyId: string | null;
  message: string;
  violations: readonly string[] | null;
}

/** The events that end a story. */
const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'configError'];
const failing = ['storyMissing', 'storyErrored', 'configError', 'storyThrewException', 'playFunctionThrewException'];
const alsoFailing = ['unhandledErrorsWhilePlaying'];
/** Time limit for a story to end, in ms. */
const patience = 30_000;
const nothingHeard: Told = {
  event: 'storyMissing',
  storyId: null,
  message: `Storybook said nothing for ${patience / 1000} s`,
  violations: null,
};

/** Storybook's iframe in a browser page: shows one story after another and waits for Storybook's own events. */
export class PreviewPage {
  readonly page: Page;
  readonly #origin: string;
  #address = '';
  #storyId = '';
  #told: Told[] = [];
  #errors: string[] = [];
  #ended: (() => void) | null = null;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** `origin` serves a built Storybook. */
  static async of(page: Page, origin: string): Promise<PreviewPage> {
    const preview = new PreviewPage(page, origin);
    await page.exposeBinding('tellOfStory', (_source, told: Told) => preview.#hear(told));
    await page.addInitScript(listen, [...ends, ...failing, ...alsoFailing]);
    page.on('console', (message) => {
      if (message.type() === 'error') preview.#errors.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => preview.#errors.push(`uncaught ${error.message}`));
    return preview;
  }

  /** Shows a story and returns its result once it has been rendered, played and checked. */
  async show(storyId: string, look: Look): Promise<Outcome> {
    const address = `${this.#origin}/iframe.html?viewMode=story&globals=${globalsOf(look)}`;
    this.#told = [];
    this.#errors = [];
    const ended = new Promise<void>((resolve) => (this.#ended = resolve));
    const silence = setTimeout(() => this.#hear(nothingHeard), patience);
    const loaded = this.#address === address && this.#storyId !== storyId;
    this.#address = address;
    this.#storyId = storyId;
    if (loaded) await this.page.evaluate(choose, storyId);
    else await this.page.goto(`${address}&id=${storyId}`);
    await ended.finally(() => clearTimeout(silence));
    const failures = this.#told.filter(({ event, message }) => event !== 'storyFinished' || message !== '');
    return {
      failures: failures.map(({ event, message }) => ({ event, message })),
      violations: this.#told.find(({ event }) => event === 'storyFinished')?.violations ?? null,
      consoleErrors: this.#errors,
    };
  }

  #hear(told: Told): void {
    // The previous story may still report something.
    if (told.storyId !== null && told.storyId !== this.#storyId) return;
    this.#told.push(told);
    if (ends.includes(told.event)) this.#ended?.();
  }
}

/** The problems of a story, one line each; empty if there are none. */
export function problemsOf({ failures, violations, consoleErrors }: Outcome): string[] {
  return [
    ...failures.map(({ event, message }) => `${event}: ${message}`),
    ...(violations ?? ['axe did not look at it']).map((violation) => `axe: ${violation}`),
    ...consoleErrors.map((error) => `console: ${error}`),
  ];
}

function globalsOf({ brand, theme, language, withoutAxe }: Look): string {
  const globals = { brand, theme, language, 'a11y.manual': withoutAxe ? '!true' : undefined };
  return Object.entries(globals)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';');
}

interface Channel {
  on(event: string, hear: (...said: unknown[]) => void): void;
  emit(event: string, said: unknown): void;
}
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  tellOfStory(told: Told): void;
}

/** Runs in the browser before Storybook's scripts, to record all events of its channel. */
function listen(events: readonly string[]): void {
  // Globals set by Storybook and by the test.
  const own = window as unknown as PreviewWindow;
  let channel: Channel;
  let current: string | null = null;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: Channel) {
      channel = given;
      // Storybook's own payload.
      channel.on('currentStoryWasSet', (said) => (current = (said as { storyId: string }).storyId));
      for (const event of new Set(events)) channel.on(event, (said) => own.tellOfStory(tell(event, said)));
    },
  });
  const tell = (event: string, said: unknown): Told => {
    // Payloads differ by event; fields that an event lacks are undefined.
    const { storyId, reporters, message, name } = (said ?? {}) as Record<string, never> & { reporters?: Report[] };
    const axe = reporters?.find(({ type }) => type === 'a11y')?.result;
    const violations = axe?.violations?.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any, none }) => `${html.slice(0, 160)} ${(any[0] ?? none[0])?.message ?? ''}`).join(' | ')}`,
    );
    const told = event === 'storyFinished' ? '' : (message ?? name ?? JSON.stringify(said) ?? '');
    return {
      event,
      storyId: storyId ?? (event === 'storyFinished' ? null : current),
      // Testing Library adds the whole document.
      message: (axe?.error ? String(axe.error) : told).split('\n\n')[0]!.slice(0, 500),
      violations: violations ?? null,
    };
  };
  interface Report {
    type: string;
    result?: {
      error?: unknown;
      violations?: { id: string; nodes: { html: string; any: { message: string }[]; none: { message: string }[] }[] }[];
    };
  }
}

function choose(storyId: string): void {
  // Storybook puts it there.
  (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}
