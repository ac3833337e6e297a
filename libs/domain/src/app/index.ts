// The Lite app and other apps: which device a visitor has, what is offered to it, and how it is installed.
export { deviceOf, type AppBrowser, type AppPlatform, type Device } from './device.ts';
export {
  apkSteps,
  guideArtPath,
  guideFor,
  guidePictures,
  guides,
  type Guide,
  type GuidePicture,
  type GuideStep,
  type GuideStepId,
} from './guides.ts';
export { appResources, type AppResource } from './resources.ts';
