/** Whether the page runs as an installed app, without a browser around it. */
export function isInstalled(): boolean {
  // Safari on iOS also has its own way to say so.
  return matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
}
