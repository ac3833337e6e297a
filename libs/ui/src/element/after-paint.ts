/** Acts when what a press showed has been painted: work that the visitor need not wait for. In a window that nobody sees, at once. */
export function afterPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
