/** For this long after the last key or touch the page counts as attended, in ms. */
const attendedFor = 60_000;
let last = performance.now();
for (const event of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
  addEventListener(event, () => void (last = performance.now()), { capture: true, passive: true });

/**
 * Sends a request, and marks it if the page is unattended: requests that a page makes by itself do not keep a session alive (office O7).
 */
export function attendedFetch(request: Request): Promise<Response> {
  if (performance.now() - last > attendedFor) request.headers.set('x-unattended', '1');
  return fetch(request);
}
