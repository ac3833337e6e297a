/** What is pressed to do something. Fields do not count: they keep their state until they are live. */
const controls = 'a[href], button';

export interface PressSettings {
  /** How long a press waits, in ms, before the question what to do with it is asked again. */
  patience: number;
  onPress: () => void;
  /** The press has waited this long; true if it was handled in another way. */
  onWaiting: (control: HTMLElement) => boolean;
}

export interface KeptPresses {
  /** Call when a part has become live: the last press in it is repeated, unless the visitor has moved on. */
  pressAgain(part: Element): void;
  end(): void;
}

/** Keeps what a visitor presses in parts of the page (`data-later`) that are not live yet. */
export function keepPresses({ patience, onPress, onWaiting }: PressSettings): KeptPresses {
  const ended = new AbortController();
  let kept: { part: Element; control: HTMLElement; at: string } | undefined;

  addEventListener(
    'click',
    (event) => {
      kept = undefined;
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      const part = control?.closest('[data-later]');
      if (!control || !part || isForBrowser(event, control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const press = { part, control, at: location.href };
      kept = press;
      onPress();
      const look = () => {
        if (kept === press && press.at === location.href && !onWaiting(control)) setTimeout(look, patience);
      };
      setTimeout(look, patience);
    },
    { capture: true, signal: ended.signal },
  );

  return {
    pressAgain(part) {
      if (kept?.part !== part) return;
      const { control, at } = kept;
      kept = undefined;
      if (at === location.href) standsFor(control, part)?.click();
    },
    end() {
      kept = undefined;
      ended.abort();
    },
  };
}

/** A new tab or window, another site, a mail: the browser handles it without any script, unless the link opens a dialog instead. */
function isForBrowser(event: MouseEvent, control: HTMLElement): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true;
  if (control.ariaHasPopup === 'dialog') return false;
  return control instanceof HTMLAnchorElement && (control.target !== '' || control.origin !== origin);
}

/** The control itself; if its part was redrawn, the equivalent one, with the focus. */
function standsFor(control: HTMLElement, part: Element): HTMLElement | undefined {
  if (control.isConnected) return control;
  const same = [...part.querySelectorAll<HTMLElement>(controls)].find((other) => tells(other) === tells(control));
  if (document.activeElement === document.body) same?.focus();
  return same;
}

const tells = (control: HTMLElement) => `${control.textContent}${control.ariaLabel}${control.getAttribute('href')}`;
