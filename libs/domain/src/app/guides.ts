import type { AppBrowser, AppPlatform, Device } from './device.ts';

/** Pictures of guides, drawn by apps/art without anyone's logo. */
export const guidePictures = [
  'share-below',
  'menu-above',
  'menu-below',
  'list-add',
  'confirm',
  'on-screen',
  'desktop-bar',
  'file',
  'allow',
] as const;
export type GuidePicture = (typeof guidePictures)[number];

/** The steps of a guide; their texts are the page's (libs/feature-content/src/download/guide-texts.ts). */
export type GuideStepId =
  | 'openSafari'
  | 'iosShare'
  | 'iosAdd'
  | 'confirm'
  | 'onScreen'
  | 'chromeMenu'
  | 'chromeInstall'
  | 'samsungMenu'
  | 'samsungAdd'
  | 'huaweiMenu'
  | 'huaweiAdd'
  | 'desktopBar'
  | 'desktopOpen'
  | 'apkGet'
  | 'apkWarning'
  | 'apkCheck'
  | 'apkOpen';

export interface GuideStep {
  id: GuideStepId;
  picture?: GuidePicture;
}

/** How the Lite app is installed with a browser of a platform. */
export interface Guide {
  id: string;
  platform: AppPlatform;
  browser: AppBrowser;
  steps: readonly GuideStep[];
}

const confirmed: readonly GuideStep[] = [
  { id: 'confirm', picture: 'confirm' },
  { id: 'onScreen', picture: 'on-screen' },
];

/** Every guide, those of most visitors first. */
export const guides: readonly Guide[] = [
  {
    id: 'ios-safari',
    platform: 'ios',
    browser: 'safari',
    steps: [{ id: 'openSafari' }, { id: 'iosShare', picture: 'share-below' }, { id: 'iosAdd', picture: 'list-add' }, ...confirmed],
  },
  {
    id: 'android-chrome',
    platform: 'android',
    browser: 'chrome',
    steps: [{ id: 'chromeMenu', picture: 'menu-above' }, { id: 'chromeInstall', picture: 'list-add' }, ...confirmed],
  },
  {
    id: 'android-samsung',
    platform: 'android',
    browser: 'samsung',
    steps: [{ id: 'samsungMenu', picture: 'menu-below' }, { id: 'samsungAdd', picture: 'list-add' }, ...confirmed],
  },
  {
    id: 'android-huawei',
    platform: 'android',
    browser: 'huawei',
    steps: [{ id: 'huaweiMenu', picture: 'menu-below' }, { id: 'huaweiAdd', picture: 'list-add' }, ...confirmed],
  },
  {
    id: 'desktop',
    platform: 'desktop',
    browser: 'chrome',
    steps: [
      { id: 'desktopBar', picture: 'desktop-bar' },
      { id: 'confirm', picture: 'confirm' },
      { id: 'desktopOpen', picture: 'on-screen' },
    ],
  },
];

/** How a file is installed on Android. */
export const apkSteps: readonly GuideStep[] = [
  { id: 'apkGet', picture: 'file' },
  { id: 'apkCheck' },
  { id: 'apkWarning', picture: 'allow' },
  { id: 'apkOpen', picture: 'on-screen' },
];

/** The guide that fits a device best: of its browser, else the first of its platform. */
export function guideFor({ platform, browser }: Device): Guide {
  const ofPlatform = guides.filter((guide) => guide.platform === platform);
  return ofPlatform.find((guide) => guide.browser === browser) ?? ofPlatform[0]!;
}

/** Path of a picture of guides: SVG, 240 x 180. */
export function guideArtPath(picture: GuidePicture): string {
  return `/art/guides/${picture}.svg`;
}
