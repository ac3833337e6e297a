/**
 * Presses in the middle of an element, moves the pointer in steps of 50 ms, and releases it. The times are those that the events report:
 * nothing waits.
 */
export function swipe(element: Element, { x = 0, y = 0, steps = 4 }: { x?: number; y?: number; steps?: number }): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A synthetic pointer cannot be captured.
  Element.prototype.setPointerCapture = () => undefined;
  const send = (type: string, step: number) => {
    const [clientX, clientY] = [left + width / 2 + (x * step) / steps, top + height / 2 + (y * step) / steps];
    const event = new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX, clientY });
    Object.defineProperty(event, 'timeStamp', { value: 50 * step });
    element.dispatchEvent(event);
  };
  send('pointerdown', 0);
  for (let step = 1; step <= steps; step++) send('pointermove', step);
  send('pointerup', steps);
}
