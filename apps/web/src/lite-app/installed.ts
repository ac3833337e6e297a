/** Whether the page runs as an installed app, without a browser around it. */
export function isInstalled(): boolean {
  // Safari on iOS says so in a way of its own as well.
  return matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
}
