// What a page shows while a request to the gateway is pending, has failed, or is answered a page at a time, and what such lists have in
// common. Must never know the request: the query is passed in, with its texts.
export { HeldTransfers } from './held-transfers.tsx';
export { LoadFailure, useFailure, type Asked } from './load-failure.tsx';
export { Loaded, LoadingLines } from './loaded.tsx';
export { useMovementColumns } from './movement-columns.tsx';
export { Reference } from './reference.tsx';
export { Paged, PageTurner, usePageTexts } from './paged.tsx';
export { useErrorToast } from './use-error-toast.ts';
