import type { components } from '@parlour/api/contract';

export type Device = components['schemas']['SessionInfo']['device'];

/** In the order of checking, because each of these also names the later ones. */
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

/** The browser and system named by a User-Agent header. This is only a claim, suitable for recognising a device in a list. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other',
    system: systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other',
  };
}
