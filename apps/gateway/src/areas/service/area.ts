import type { Area } from '../manifest.ts';
import { serviceHandlers } from './handlers.ts';

/** Customer service: the live chat of a merchant's provider. */
export const service = { handlers: serviceHandlers } satisfies Area;
