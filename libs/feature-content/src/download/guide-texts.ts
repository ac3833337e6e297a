// @flag liteApp
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuideStepId } from '@parlour/domain/app';

/** The name of a guide: its platform and browser. */
export const guideNames: Readonly<Record<string, MessageDescriptor>> = {
  'ios-safari': msg`iPhone, iPad`,
  'android-chrome': msg`Android`,
  'android-samsung': msg`Samsung browser`,
  'android-huawei': msg`Huawei browser`,
  desktop: msg`Computer`,
};

export const stepTexts: Readonly<Record<GuideStepId, MessageDescriptor>> = {
  openSafari: msg`Open this page in Safari. Other browsers on an iPhone may not be able to do it.`,
  iosShare: msg`Press the share button: a square with an arrow that points up.`,
  iosAdd: msg`Scroll down the list and choose “Add to Home Screen”.`,
  confirm: msg`Confirm. Nothing is downloaded from a store, and it takes up almost no space.`,
  onScreen: msg`The icon is now among your apps. Use it to open the site from now on.`,
  chromeMenu: msg`Press the three dots at the top right.`,
  chromeInstall: msg`Choose “Install app” or “Add to Home screen”.`,
  samsungMenu: msg`Press the three lines at the bottom right.`,
  samsungAdd: msg`Choose “Add page to”, then “Home screen”.`,
  huaweiMenu: msg`Press the menu button at the bottom right.`,
  huaweiAdd: msg`Choose “Add to”, then “Home screen”.`,
  desktopBar: msg`In Chrome or Edge, press the install icon at the end of the address bar.`,
  desktopOpen: msg`The site opens in its own window, and you find it among your apps.`,
  apkGet: msg`Get the file with the button above.`,
  apkCheck: msg`To be sure, compare the SHA-256 of the file with the one below.`,
  apkWarning: msg`Android warns about any file from outside its store, and asks whether your browser may install apps. Allow it just this once, and turn it off again afterwards.`,
  apkOpen: msg`Press “Install”, then open the app.`,
};
