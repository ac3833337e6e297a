import type { Area } from '../manifest.ts';
import { agentHandlers } from './handlers.ts';

/** Agents: their lines, and how these grow. */
export const agents = {
  handlers: agentHandlers,
} satisfies Area;
