/** Makes content that overflows its window focusable, so that arrow keys can scroll it. */
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
  // The content can grow without its window changing size.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Keeps elements at the bottom of the window above a phone's keyboard. */
export function aboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!element || !seen) return undefined;
  const look = () => {
    // While zoomed in, the visual viewport is small for another reason.
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
