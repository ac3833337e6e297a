// The gateway as a library, for rendering pages at build time and for tools. Must never start anything by itself: main.ts does that, with
// external configuration.
export { createApp, type AppDeps } from './app.ts';
export { readConfig } from './config.ts';
export { type Config } from './kernel/config.ts';
export { migrate } from './schema.ts';
export { learnStatistics, openDatabase, type Database } from './db/open.ts';
export { outboxSenders } from './outbound/demo-outbox.ts';
export { sandboxDeskBehind } from './areas/service/settings.ts';
export { sandboxSources } from './areas/lottery/sources/settings.ts';
export { orderNames } from './areas/catalogue/name-order.ts';
export { createLogger } from './observe/logger.ts';
export { merchantsOf } from './kernel/merchants.ts';
export { systemClock } from './kernel/clock.ts';
export { withFiles } from './main/env-from-files.ts';
export { createVault } from './areas/identity/personal/vault.ts';
export { seed } from './main/seed.ts';
export { publishedContent, showPublished, type PublishedItem } from './areas/content/published.ts';
export { sitesToClose } from './main/sites-to-close.ts';
