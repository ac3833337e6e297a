const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click', 'wheel', 'scroll'] as const;

/** After this many ms without interaction, the visitor is probably reading; the work starts then. */
const atLatest = 8_000;

/**
 * Runs `work` when the browser is idle after the visitor's first interaction, or after a while without one. For scripts that
 * only visitors who stay need, so that those who leave at once or are on a slow network do not pay for them. Returns a
 * function that cancels it.
 */
export function afterFirstInteraction(work: () => void): () => void {
  let stop = () => undefined as void;
  const stopWaiting = () => {
    clearTimeout(timer);
    for (const interaction of interactions) removeEventListener(interaction, begin, { capture: true });
  };
  const begin = () => {
    stopWaiting();
    stop = whenIdle(work);
  };
  const timer = setTimeout(begin, atLatest);
  for (const interaction of interactions) addEventListener(interaction, begin, { capture: true, passive: true });
  return () => {
    stopWaiting();
    stop();
  };
}

/** Runs `work` when the browser is idle; Safari has no `requestIdleCallback` and gets a short delay. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 1_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 100);
  return () => clearTimeout(id);
}
