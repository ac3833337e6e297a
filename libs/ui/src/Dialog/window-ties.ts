/** Content that is longer than its window is a stop of the keyboard, so that arrow keys can scroll it. */
export function reachable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const look = () => {
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    element.toggleAttribute('data-scrolls', scrolls);
    if (scrolls) element.setAttribute('tabindex', '0');
    else element.removeAttribute('tabindex');
  };
  look();
  const observer = new ResizeObserver(look);
  observer.observe(element);
  // What is inside grows without its window growing.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Keeps what stands at the foot of the window above the keyboard of a phone. */
export function aboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!element || !seen) return undefined;
  const look = () => {
    // While somebody zooms in, the visible part is small for another reason.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
    element.style.setProperty('--p-keyboard', `${Math.round(covered)}px`);
  };
  look();
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
  return () => {
    seen.removeEventListener('resize', look);
    seen.removeEventListener('scroll', look);
  };
}
