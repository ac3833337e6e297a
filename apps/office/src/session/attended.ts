/** For so long after the last key or touch the page counts as attended, in ms. */
const attendedFor = 60_000;
let last = performance.now();
for (const event of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
  addEventListener(event, () => void (last = performance.now()), { capture: true, passive: true });

/** Sends a request, and says where the page is unattended: what it asks by itself keeps no session alive (office O7). */
export function attendedFetch(request: Request): Promise<Response> {
  if (performance.now() - last > attendedFor) request.headers.set('x-unattended', '1');
  return fetch(request);
}
