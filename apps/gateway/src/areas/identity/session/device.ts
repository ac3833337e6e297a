import type { components } from '@parlour/api/contract';

export type Device = components['schemas']['SessionInfo']['device'];

/** In the order of checking: each of these also names the ones after it. */
const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /(?:\bChrome|HeadlessChrome|\bCriOS|\bChromium)\//],
  ['safari', /\bSafari\//],
] as const satisfies [Device['browser'], RegExp][];
const systems = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
] as const satisfies [Device['system'], RegExp][];

/** The browser and system that a User-Agent header names; it is only the browser's claim, good for recognising it. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other',
    system: systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other',
  };
}
