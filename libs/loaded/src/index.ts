// What stands on a page while a question to the gateway is on its way, has failed, or is answered a page at a time.
// Must never know what is asked: the query comes in, with the words for it.
export { LoadFailure, useFailure, type Asked } from './load-failure.tsx';
export { Loaded, LoadingLines } from './loaded.tsx';
export { Paged, PageTurner, usePageTexts } from './paged.tsx';
