import type { Area } from '../manifest.ts';
import { sweepDemoPlayers } from './demo-player.ts';
import { gameHandlers } from './handlers.ts';
import { catalogueSchema } from './schema.ts';

export const catalogue = {
  handlers: gameHandlers,
  schema: catalogueSchema,
  jobs: { 'sweep-demo-players': { when: '29 3 * * *', run: (db, now) => sweepDemoPlayers(db, now) } },
} satisfies Area;
