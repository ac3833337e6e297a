import { afterFirstInteraction, useHydrated } from '@parlour/ui';
import { lazy, memo, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentType } from 'react';
import { whenOnline } from '../frame/use-online.ts';
import { keepPresses, type KeptPresses } from './kept-press.ts';
import * as styles from './later.css.ts';

interface Pauses {
  /** How long to wait before trying again to load a script, in ms; doubled each time, up to `longest`. */
  first: number;
  longest: number;
}

export interface LaterSettings {
  pauses: Pauses;
  /** How long a press waits for its part, in ms. */
  patience: number;
  /** What then happens to a link: the same as without scripts. */
  follow: (link: HTMLAnchorElement) => void;
  /** And to a button whose script could not be loaded: browsers may never fetch it again for the same page. */
  reload: () => void;
  /** A hook: what parts are drawn with, such as the language of the page. The build rendered them with its first value. */
  useDrawnWith: () => readonly unknown[];
}

/** Parts of one page that become live later than the rest; `later` says which. */
export function createLater({ pauses, patience, follow, reload, useDrawnWith }: LaterSettings) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const rendered = new Set<() => Promise<void>>();
  let failed = false;
  let renderedAt: string | undefined;
  let presses: KeptPresses | undefined;

  function dealWith(control: HTMLElement): boolean {
    if (!navigator.onLine) return false;
    if (control instanceof HTMLAnchorElement) follow(control);
    else if (failed) reload();
    else return false;
    return true;
  }

  return {
    /** Loads every part now: if nothing of the page was rendered, or the visitor is known to stay. */
    bringPartsNow: (): void => open(),

    /** For the build, which renders each part with the page: call it before rendering. */
    async bringPartsToRender(): Promise<void> {
      await Promise.all([...rendered].map((bring) => bring()));
    },

    /**
     * In the browser: parts load at the visitor's first sign of life, and a press in one is repeated once it is live. Returns a function
     * that stops waiting for both.
     */
    bringPartsLater(): () => void {
      renderedAt = location.pathname;
      const stop = afterFirstInteraction(open);
      const kept = keepPresses({ patience, onPress: open, onWaiting: dealWith });
      presses = kept;
      return () => {
        stop();
        kept.end();
      };
    },

    /**
     * A part of a rendered page that a visitor who only looks does not need live: its script is loaded later, and the markup stays until
     * then. It takes no properties, so that nothing above it redraws it meanwhile; its first render must equal the markup for every
     * visitor (`useHydrated`). Forms do not belong in one: the browser would submit them.
     */
    later(load: () => Promise<ComponentType>): ComponentType {
      let Found: ComponentType | undefined;
      rendered.add(async () => {
        Found = await load();
      });
      let fetching: Promise<ComponentType> | undefined;
      const fetched = () =>
        (fetching ??= fetchUntilLoaded(load, pauses, () => (failed = true)).then((Part) => {
          Found = Part;
          return Part;
        }));
      let outlived = false;
      const Later = lazy(async () => {
        await opened;
        const Part = await fetched();
        // The markup is out of date, so the part must not take it over: it is redrawn.
        return outlived ? new Promise<never>(() => undefined) : { default: Part };
      });
      return memo(function LaterPart() {
        const place = useRef<HTMLDivElement>(null);
        const drawnWith = useDrawnWith();
        const [lives, setLives] = useState(false);
        const [drawn, setDrawn] = useState<Drawn>({ drawnWith, Part: Found ?? Later, again: 0 });
        // With another language or other settings than it was rendered with, a part has nothing to take over; a live one is notified
        // itself.
        const isOutlived = !lives && drawnWith.some((each, index) => each !== drawn.drawnWith[index]);
        const drawAnew = (Part: ComponentType, choose?: Drawn['choose']) =>
          setDrawn(({ again }) => ({ drawnWith, Part, again: again + 1, choose }));
        if (isOutlived && Found) drawAnew(Found);
        const onFetched = useEffectEvent(drawAnew);
        useEffect(() => {
          if (!isOutlived) return;
          // The markup stays until the script is there: the page would jump if its place were empty.
          outlived = true;
          open();
          let gone = false;
          void Promise.all([
            fetched(),
            fetchUntilLoaded(
              () => import('./carried-choices.ts'),
              pauses,
              () => undefined,
            ),
          ]).then(async ([Part, { choicesIn, released }]) => {
            await released(place.current!);
            if (!gone) onFetched(Part, choicesIn(place.current!));
          });
          return () => {
            gone = true;
          };
        }, [isOutlived]);
        // Created once: React drops markup that is not live yet as soon as the element around it changes.
        const content = useMemo(() => {
          const sayLives = () => {
            const part = place.current;
            if (!part) return;
            setLives(true);
            delete part.dataset['later'];
            drawn.choose?.(part);
            presses?.pressAgain(part);
          };
          return (
            <Suspense key={drawn.again} fallback={null}>
              <Living Part={drawn.Part} hasMoved={() => renderedAt !== undefined && renderedAt !== location.pathname} onLives={sayLives} />
            </Suspense>
          );
        }, [drawn]);
        return (
          <div ref={place} className={styles.later} data-later="">
            {content}
          </div>
        );
      });
    },
  };
}

/** How a part was last drawn. */
interface Drawn {
  drawnWith: readonly unknown[];
  Part: ComponentType;
  /** How often it was redrawn. */
  again: number;
  /** Restores what had been selected in it. */
  choose?: ((part: Element) => void) | undefined;
}

interface LivingProps {
  Part: ComponentType;
  /** The page now shows another address than the one that it was rendered for. */
  hasMoved: () => boolean;
  onLives: () => void;
}

function Living({ Part, hasMoved, onLives }: LivingProps) {
  const awake = useHydrated();
  const [moved] = useState(hasMoved);
  const lives = useEffectEvent(onLives);
  useEffect(() => lives(), []);
  // React takes over attributes as they were rendered, so the link of the page that was left would be marked as the current one.
  return <Part key={awake && moved ? 'again' : 'rendered'} />;
}

/** Loads a script until it succeeds; `onFailure` is called after each failed attempt. Waits while the browser is offline. */
async function fetchUntilLoaded<T>(load: () => Promise<T>, { first, longest }: Pauses, onFailure: () => void): Promise<T> {
  await whenOnline();
  try {
    return await load();
  } catch {
    onFailure();
    await new Promise((resolve) => setTimeout(resolve, first));
    return fetchUntilLoaded(load, { first: Math.min(first * 2, longest), longest }, onFailure);
  }
}
