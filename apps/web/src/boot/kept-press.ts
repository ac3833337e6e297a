/** What is pressed to have something done. Fields are none: they keep what was done to them until they live. */
const controls = 'a[href], button';

export interface PressSettings {
  /** How long a press waits, in ms, before it is asked for again what becomes of it. */
  patience: number;
  onPress: () => void;
  /** The press has waited for so long; true when it was dealt with in another way. */
  onWaiting: (control: HTMLElement) => boolean;
}

export interface KeptPresses {
  /** To be called when a part has come to life: what was pressed there last is pressed, unless the visitor has gone on. */
  pressAgain(part: Element): void;
  end(): void;
}

/** Keeps what a visitor presses in parts of the page (`data-later`) that do not live yet. */
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

/** A new tab or window, another site, a mail: the browser does it without any script. */
function isForBrowser(event: MouseEvent, control: HTMLElement): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true;
  return control instanceof HTMLAnchorElement && (control.target !== '' || control.origin !== origin);
}

/** The control itself; where its part was drawn anew, the one that is the same to its visitor, with the focus. */
function standsFor(control: HTMLElement, part: Element): HTMLElement | undefined {
  if (control.isConnected) return control;
  const same = [...part.querySelectorAll<HTMLElement>(controls)].find((other) => tells(other) === tells(control));
  if (document.activeElement === document.body) same?.focus();
  return same;
}

const tells = (control: HTMLElement) => `${control.textContent}${control.ariaLabel}${control.getAttribute('href')}`;
