// Built sites and the answer at each of their addresses, for tools that configure other servers to serve them alike. Must never send
// answers itself: site-route.ts does.
export { readBuild, stampOf, type Build, type SiteFile } from './build.ts';
export { contentTypeOf } from './content-types.ts';
export { deployedBuildName, hostCopies, hostScripts, otherLanguages, pageIn } from './host-copies.ts';
export {
  askedByPages,
  eventStreamPath,
  everyHeaders,
  fileHeaders,
  fileNamePattern,
  frameName,
  frameOriginsOf,
  videoOriginsOf,
  homeHeaders,
  homePaths,
  imageOriginsOf,
  missingFile,
  offlineName,
  ownRooms,
  pageHeaders,
  routePattern,
  workerName,
  workerRemoverName,
  type Headers,
} from './site-rules.ts';
