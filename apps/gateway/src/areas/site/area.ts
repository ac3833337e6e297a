import type { Area } from '../manifest.ts';
import { systemHandlers } from './handlers.ts';

export const site = {
  handlers: systemHandlers,
} satisfies Area;
