import { browserSessionHint } from '@parlour/api';
import { brand } from '@parlour/brand';
import type { LanguageCode } from '@parlour/domain';
import { isPseudoLanguage, pseudoMessages, type PseudoLanguageCode } from '@parlour/domain/pseudo-languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brandOfAddress } from 'virtual:brands';
import { bringPartsNow } from '../boot/later.ts';
import { speaking } from '../boot/language.ts';
import { createPage, type Page } from '../boot/page.ts';
import { PageRoot } from '../boot/providers.tsx';
import { preloadMemberAccount } from '../frame/account.tsx';
import { recordedAnswer, recordedAt, requestKey, type Persona, type RecordedAnswer, type Recording } from './recording.ts';
import { showOwnPictures, silenceEvents, stopClock } from './surroundings.ts';

const recordings = import.meta.glob<Recording>('./recorded/*.json', { import: 'default' });

/** Parts of the frame that the site loads on demand: a picture must not be taken before the frame is complete. */
const laterParts = [preloadMemberAccount, () => import('../frame/member-centre.tsx'), () => import('../closed/closed-screen.tsx')];

declare global {
  /** Set while answers are recorded (tools/storybook/record.ts): calls the real gateway. */
  var recordAnswer: ((asked: { brand: string; persona: Persona; method: string; url: string }) => Promise<RecordedAnswer>) | undefined;
}

export interface PageStory {
  /** Address on the site, such as `/rng?search=lotus`. */
  path: string;
  /** Who looks at it; a guest if absent. */
  as?: Persona;
  /** Requests that are never answered, or that the network loses. */
  hanging?: RegExp;
  lost?: RegExp;
  /** Values that the gateway answers with instead of what was recorded, by `requestKey`: what a body decides cannot be recorded. */
  answers?: Readonly<Record<string, object>> | undefined;
  /** Runs once everything that was requested has arrived. What it leads to may hang; nothing is waited for afterwards. */
  play?: (story: PlayedPage) => Promise<void> | void;
}

export interface PlayedPage {
  page: Page;
  /** The whole document: dialogs are outside the story's own element. */
  body: HTMLElement;
}

/** Presses the nth control (from 0; -1 is the last) that the selector finds, and waits for what opens over the page. */
export const pressing =
  (selector: string, place = 0) =>
  async ({ body }: PlayedPage): Promise<void> => {
    const control = [...body.querySelectorAll(selector)].at(place);
    if (!control) throw new Error(`the page has no ${selector}`);
    await userEvent.click(control);
    await within(body).findByRole('dialog', undefined, { timeout: 10_000 });
  };

/** What every file of page stories shares; their tags are in each file, where Storybook reads them without running it. */
export const ofPages = {
  // The JSX of a whole page is not useful, and printing it takes a seventh of the story's time.
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true }, docs: { source: { type: 'code' } } },
} satisfies Omit<Meta, 'title'>;

/** A page of the site as it is, from its boot on, answered by a recording of the real gateway. */
export function pageStory({ path, as = 'guest', hanging, lost, answers, play }: PageStory): StoryObj {
  let restore: (() => void)[] = [];
  let shown = new AbortController();
  return {
    loaders: [
      async ({ globals }) => {
        await reloadUnlessBrand(globals['brand'] as string);
        const recording = await recordingOf(brandOfAddress);
        for (const undo of restore) undo();
        shown = new AbortController();
        restore = [stopClock(recordedAt), silenceEvents(), showOwnPictures()];
        bringPartsNow();
        if (as === 'guest' || as === 'closed' || as === 'shutOut') browserSessionHint.clear();
        else browserSessionHint.set();
        const chosen = globals['language'] as LanguageCode | PseudoLanguageCode;
        const language = isPseudoLanguage(chosen) ? 'EN' : chosen;
        offer(language);
        const page = createPage({
          i18n: await speaking(language, (messages) => (isPseudoLanguage(chosen) ? pseudoMessages(chosen, messages) : messages)),
          api: {
            baseUrl: location.origin,
            fetch: answering(recording, as, { answers, over: shown.signal, ...(hanging && { hanging }), ...(lost && { lost }) }),
          },
          history: createMemoryHistory({ initialEntries: [path] }),
        });
        tryAgainAtOnce(page);
        await Promise.all([page.router.load(), ...laterParts.map((load) => load())]);
        return { page };
      },
    ],
    beforeEach: () => () => {
      shown.abort();
      for (const undo of restore) undo();
      restore = [];
      browserSessionHint.clear();
    },
    render: (_args, { loaded }) => <PageRoot page={(loaded as { page: Page }).page} />,
    play: async ({ loaded, canvasElement }) => {
      const { page } = loaded as { page: Page };
      const body = canvasElement.ownerDocument.body;
      await settled(page, canvasElement, { titled: !hanging });
      await play?.({ page, body });
      if (!hanging) await settled(page, canvasElement, { titled: true });
    },
  };
}

/** A request that the network lost is repeated as often as on the site, without the pauses in between. */
function tryAgainAtOnce({ queryClient }: Page): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
}

const offered = brand.languages;

/**
 * The language may be one that the brand does not offer: for this story, it does. Its language menu would switch to another one otherwise.
 */
function offer(language: LanguageCode): void {
  Object.assign(brand, { languages: offered.includes(language) ? offered : [...offered, language] });
}

/** A brand's facts are read when its modules are loaded: another brand means reloading the iframe. */
async function reloadUnlessBrand(brand: string): Promise<void> {
  if (brand === brandOfAddress) return;
  const address = new URL(location.href);
  const others = (address.searchParams.get('globals') ?? '').split(';').filter((part) => part && !part.startsWith('brand:'));
  address.searchParams.set('globals', [...others, `brand:${brand}`].join(';'));
  location.replace(address);
  await new Promise(() => undefined);
}

async function recordingOf(brand: string): Promise<Recording> {
  const recording = await recordings[`./recorded/${brand}.json`]?.();
  if (recording) return recording;
  // While the first recording of a brand is made there is none.
  if (globalThis.recordAnswer) return {};
  throw new Error(`nothing is recorded of ${brand}: npm run storybook:record`);
}

/** A request that outlives its story hangs: otherwise the next story would be blamed for an answer that is not recorded. */
function answering(
  recording: Recording,
  persona: Persona,
  { hanging, lost, answers, over }: Pick<PageStory, 'hanging' | 'lost' | 'answers'> & { over: AbortSignal },
) {
  return async ({ method, url }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    if (over.aborted || hanging?.test(address)) return new Promise(() => undefined);
    if (lost?.test(address)) throw new TypeError('the network is gone');
    const given = answers?.[requestKey(method, address)];
    if (given) return Response.json({ success: true, value: given });
    const answer =
      (await globalThis.recordAnswer?.({ brand: brandOfAddress, persona, method, url: address })) ??
      recordedAnswer(recording, persona, method, address);
    if (!answer) {
      // Throws, since a page may well hide that something could not be loaded.
      console.error(`no answer to ${method} ${address} is recorded of ${brandOfAddress} for ${persona}: npm run storybook:record`);
      return new Response('{}', { status: 404 });
    }
    return Response.json(answer.body, { status: answer.status });
  };
}

/** Everything that was requested has arrived and is on the page. */
async function settled({ queryClient, router }: Page, canvas: HTMLElement, { titled }: { titled: boolean }): Promise<void> {
  await waitFor(
    async () => {
      await expect(queryClient.isFetching()).toBe(0);
      await expect(router.state.status).toBe('idle');
      await expect(canvas.querySelector('[aria-busy=true], [data-later]')).toBeNull();
      await expect(canvas.firstElementChild).not.toBeNull();
      // Every page has a title; the placeholder of one that is loading has none.
      if (titled) await expect(canvas.querySelector('h1')).not.toBeNull();
    },
    { timeout: 15_000 },
  );
}
