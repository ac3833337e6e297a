// @flag liteApp
/** How often a page that has just been opened is looked at again, and for how long, in ms. */
const every = 250;
const settling = 3000;

/**
 * Does `act` as soon as it can, which it says by its answer, for as long as a step to another page needs to settle: what the visitor has
 * left may stay for a moment, as a page that React keeps or a dialog that fades, longer on a busy machine. After that, `otherwise`. Returns
 * what calls it off.
 */
export function whileSettling(act: () => boolean, otherwise: () => void): () => void {
  if (act()) return () => undefined;
  let left = settling / every;
  const timer = setInterval(() => {
    left--;
    const done = act();
    if (done || left === 0) clearInterval(timer);
    if (!done && left === 0) otherwise();
  }, every);
  return () => clearInterval(timer);
}
