/** Platforms that the app can be installed on. */
const appPlatforms = ['ios', 'android', 'desktop'] as const;
export type AppPlatform = (typeof appPlatforms)[number];

/** A browser whose way to install differs from that of others on its platform. */
export type AppBrowser = 'safari' | 'chrome' | 'samsung' | 'huawei' | 'other';

export interface Device {
  platform: AppPlatform;
  browser: AppBrowser;
  /** The page is shown inside another app, such as a chat, which can install nothing. */
  inApp: boolean;
}

/** Names by which in-app browsers identify themselves, and the marker of Android's WebView. */
const insideApps =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|WhatsApp|Telegram(?:-Android)?|Zalo|KAKAOTALK|Snapchat|TikTok|musical_ly|BytedanceWebview|Viber|imo)\b|; wv\)/i;

/**
 * The visitor's device, from its user agent. iPads claim to be Macs: `touchPoints` tells them apart. A web view on iOS does not call itself
 * Safari.
 */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  const ios = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
  const platform: AppPlatform = ios ? 'ios' : /\bAndroid|HarmonyOS\b/.test(userAgent) ? 'android' : 'desktop';
  return { platform, browser: browserOf(userAgent, platform), inApp: platform !== 'desktop' && isInside(userAgent, platform) };
}

function browserOf(userAgent: string, platform: AppPlatform): AppBrowser {
  if (platform === 'ios') return /\bSafari\//.test(userAgent) && !/\b(?:CriOS|FxiOS|EdgiOS|OPiOS)\//.test(userAgent) ? 'safari' : 'other';
  if (/\bSamsungBrowser\//.test(userAgent)) return 'samsung';
  if (/\bHuaweiBrowser\//.test(userAgent)) return 'huawei';
  return /\b(?:Chrome|HeadlessChrome|Chromium|Edg)\//.test(userAgent) && !/\b(?:OPR|YaBrowser)\//.test(userAgent) ? 'chrome' : 'other';
}

function isInside(userAgent: string, platform: AppPlatform): boolean {
  return insideApps.test(userAgent) || (platform === 'ios' && !/\bSafari\//.test(userAgent));
}
