/** Runs `act` after the next paint: for work that should not delay the response to a press. Runs at once in a hidden window. */
export function afterPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
