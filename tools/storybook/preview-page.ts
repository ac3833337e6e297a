import type { Page } from '@playwright/test';

/** What the toolbars of Storybook say; what is left out is as Storybook begins. */
export interface Look {
  brand?: string;
  theme?: 'dark' | 'light';
  language?: string;
  /** `true` leaves axe out. */
  withoutAxe?: boolean;
}

/** What Storybook's preview tells of a story that it has rendered, played and looked at with axe. */
export interface Outcome {
  /** Events of Storybook's channel that speak of a failure, each with what it says. */
  failures: readonly { event: string; message: string }[];
  /** What axe found, one line a rule; null when it did not look. */
  violations: readonly string[] | null;
  /** Errors on the console and uncaught ones. */
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

/** Everything after which nothing more will happen to a story. */
const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'configError'];
const failing = ['storyMissing', 'storyErrored', 'configError', 'storyThrewException', 'playFunctionThrewException'];
const alsoFailing = ['unhandledErrorsWhilePlaying'];
/** How long a story may take until Storybook has said how it ended, in ms. */
const patience = 30_000;
const nothingHeard: Told = {
  event: 'storyMissing',
  storyId: null,
  message: `Storybook said nothing for ${patience / 1000} s`,
  violations: null,
};

/** Storybook's iframe in a page of a browser: shows one story after the other, and waits for each by Storybook's own events. */
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

  /** Shows a story and gives what came of it, once it has been rendered, played and looked at. */
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
    // The story before may still have something to say.
    if (told.storyId !== null && told.storyId !== this.#storyId) return;
    this.#told.push(told);
    if (ends.includes(told.event)) this.#ended?.();
  }
}

/** Why a story is not as it should be, one line each; empty when all is well. */
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

/** In the browser, before Storybook's scripts: hears what its channel says from the first word on. */
function listen(events: readonly string[]): void {
  // What Storybook and the test put there.
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
    // Payloads differ by event; what is none of an event is undefined.
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
