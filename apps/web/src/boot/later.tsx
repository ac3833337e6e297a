import { afterFirstSign } from '@parlour/ui';
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { whenOnline } from '../frame/use-online.ts';
import * as styles from './later.css.ts';

/** How long until a script that could not be fetched is fetched again, in ms; doubled each time. */
const tryAgainAfter = 2_000;

let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => (open = resolve));
const rendered = new Set<() => Promise<void>>();

/** Lets every `later` part come now: where nothing of the page was rendered, or somebody is known to stay. */
export const bringPartsNow = (): void => open();

/** For the build, which renders each part with the page: call it before. */
export async function bringPartsToRender(): Promise<void> {
  await Promise.all([...rendered].map((bring) => bring()));
}

/** In the browser, once the page is live: parts come at the first sign of the visitor, and what is pressed in one before is pressed when it lives. */
export function bringPartsLater(): void {
  afterFirstSign(open);
  addEventListener('click', keepPress, { capture: true });
}

/**
 * A part of a rendered page that a visitor who only looks does not need alive: its script is fetched later, and the markup
 * stays as it is until then. It takes no properties, so that nothing above it draws it anew meanwhile; what it first shows
 * must be what was rendered, whoever the visitor is.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  let Found: ComponentType | undefined;
  const bring = async () => {
    Found = await load();
  };
  rendered.add(bring);
  const Later = lazy(async () => {
    await opened;
    return { default: await insist(load) };
  });
  return memo(function LaterPart() {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} className={styles.later} data-later="">
        <Suspense fallback={null}>
          {typeof document === 'undefined' && Found ? <Found /> : <Later />}
          <Awake onAwake={() => place.current && pressAgain(place.current)} />
        </Suspense>
      </div>
    );
  });
}

/** Says that what stands beside it lives. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    onAwake();
  });
  return null;
}

async function insist<T>(load: () => Promise<T>, pause = tryAgainAfter): Promise<T> {
  await whenOnline();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return insist(load, pause * 2);
  }
}

const pressed = new WeakMap<Element, HTMLElement>();

function keepPress(event: MouseEvent): void {
  const { target } = event;
  const part = target instanceof Element ? target.closest('[data-later]') : null;
  // With a key held it is the browser's own, such as a new tab.
  if (!part || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (target as Element).closest<HTMLElement>('a, button, input, [role]');
  if (!control || !part.contains(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.set(part, control);
}

function pressAgain(part: HTMLElement): void {
  delete part.dataset['later'];
  pressed.get(part)?.click();
  pressed.delete(part);
}
