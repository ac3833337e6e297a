/**
 * Who may import whom (architecture 2), by the tags of each package.json. The value names the permitted entry points: '*' is every one, '.'
 * the package itself. There is no list of exceptions: if one seems necessary, the table is wrong.
 */
export const importTable: Record<string, Record<string, '*' | readonly string[]>> = {
  'type:domain': {},
  'type:api': { 'type:domain': '*' },
  'type:office-api': { 'type:domain': '*' },
  'type:partners': {},
  'type:brand-schema': { 'type:domain': '*' },
  // Opens screens in tests, which show messages.
  'type:routes': { 'type:domain': '*', 'type:api': '*', 'type:brand-schema': ['.'], 'type:ui': ['./testing'] },
  'type:ui': { 'type:domain': '*' },
  'type:forms': { 'type:domain': '*', 'type:ui': '*' },
  'type:loaded': { 'type:domain': '*', 'type:api': '*', 'type:ui': '*' },
  'type:feature': {
    'type:domain': '*',
    'type:api': '*',
    'type:brand-schema': ['.'],
    'type:routes': '*',
    'type:forms': '*',
    'type:loaded': '*',
    'type:ui': '*',
  },
  'type:web': {
    'type:domain': '*',
    'type:api': '*',
    'type:brand-schema': ['.'],
    'type:routes': '*',
    'type:forms': '*',
    'type:loaded': '*',
    'type:ui': '*',
    'type:feature': '*',
  },
  // Shows screens in stories and tests, with a fake gateway.
  'type:office-ui': { 'type:domain': '*', 'type:ui': '*', 'type:forms': '*', 'type:office-api': ['./testing'] },
  'type:office-feature': {
    'type:domain': '*',
    'type:forms': '*',
    'type:ui': '*',
    'type:office-api': '*',
    'type:office-ui': '*',
    // Bet types, and what they are about, have the names by which players know them.
    'type:feature': ['./reason-names', './symbol-names', './type-names'],
  },
  'type:office': {
    'type:domain': '*',
    'type:forms': '*',
    'type:ui': '*',
    'type:office-api': '*',
    'type:office-ui': '*',
    'type:office-feature': '*',
  },
  'type:gateway': {
    'type:domain': '*',
    'type:api': ['./contract', './contract.json'],
    'type:office-api': '*',
    'type:partners': '*',
    'type:brand-schema': ['./schema'],
    // The certification tests our own wallet.
    'type:certification': '*',
  },
  'type:art': { 'type:domain': '*', 'type:brand-schema': ['./schema'], 'type:ui': ['./make-theme'], 'type:gateway': ['./catalogue'] },
  'type:arcade': { 'type:domain': '*' },
  // Certifies anybody's wallet, so it must not depend on ours.
  'type:certification': { 'type:domain': '*', 'type:partners': '*' },
  // Starts gateways as an operator does; everything that it breaks in their database is behind one entry point.
  'type:faults': { 'type:domain': '*', 'type:gateway': ['./inside'] },
  // Journeys start the servers that they use.
  'type:e2e': { 'type:domain': '*', 'type:office-api': '*', 'type:brand-schema': ['./schema'], 'type:gateway': '*', 'type:arcade': '*' },
};

/**
 * The rooms of the gateway, each with those below it, which it may import (types too). There is no list of exceptions; if a lower room
 * needs something of a higher one, `app.ts` passes it in (docs/adr/0054-rooms-of-the-gateway.md). Tests and `testing` are above all rooms.
 */
const belowAreas = ['kernel', 'observe', 'db', 'ledger', 'outbound', 'jobs', 'http', 'events', 'areas/manifest'] as const;
const identity = ['areas/messages', 'areas/identity'] as const;
export const gatewayRooms: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  observe: ['kernel'],
  db: ['kernel', 'observe'],
  ledger: ['kernel', 'observe', 'db'],
  outbound: ['kernel', 'observe', 'db', 'jobs'],
  jobs: ['kernel', 'observe', 'db'],
  http: ['kernel', 'observe', 'db'],
  events: ['kernel', 'observe', 'db', 'jobs', 'http'],
  'areas/manifest': ['db', 'http', 'jobs', 'observe'],
  'areas/settings': belowAreas,
  'areas/messages': [...belowAreas, 'areas/settings'],
  'areas/identity': [...belowAreas, 'areas/messages'],
  'areas/catalogue': [...belowAreas, ...identity],
  'areas/content': [...belowAreas, 'areas/settings', ...identity, 'areas/catalogue'],
  'areas/service': belowAreas,
  'areas/wallet': [...belowAreas, 'areas/settings', ...identity, 'areas/catalogue'],
  'areas/vendors': [...belowAreas, ...identity, 'areas/catalogue', 'areas/wallet'],
  'areas/lottery': [...belowAreas, 'areas/settings', ...identity, 'areas/catalogue', 'areas/wallet', 'areas/vendors'],
  'areas/agents': [...belowAreas, 'areas/settings', ...identity, 'areas/catalogue', 'areas/wallet', 'areas/vendors', 'areas/lottery'],
  'areas/rewards': [...belowAreas, 'areas/settings', ...identity, 'areas/catalogue', 'areas/content', 'areas/wallet', 'areas/vendors'],
  'areas/talk': [...belowAreas, ...identity, 'areas/catalogue'],
  'areas/reconciliation': [...belowAreas, 'areas/wallet', 'areas/vendors', 'areas/lottery'],
  'areas/site': [...belowAreas, 'areas/settings', ...identity, 'areas/catalogue', 'areas/content', 'areas/service', 'areas/wallet'],
  'areas/reports': [...belowAreas, 'areas/identity', 'areas/catalogue', 'areas/wallet', 'areas/vendors', 'areas/lottery'],
  'areas/office': [
    'areas/agents',
    ...belowAreas,
    'areas/settings',
    ...identity,
    'areas/catalogue',
    'areas/content',
    'areas/service',
    'areas/wallet',
    'areas/vendors',
    'areas/lottery',
    'areas/rewards',
    'areas/talk',
    'areas/reconciliation',
    'areas/reports',
    'areas/site',
  ],
};

/**
 * Code that draws, and the only code of the workspace that it may import: what is drawn must not depend on bets, balances or what the house
 * would have to pay (rewards.md R33). Tests may import more.
 */
export const drawsFrom: Readonly<Record<string, readonly string[]>> = {
  'libs/domain/src/rewards/draws.ts': ['libs/domain/src/fairness/'],
  'libs/domain/src/fairness/': ['libs/domain/src/fairness/'],
};

/** Files and folders of apps/ and libs/ that may name a brand, and why. Code is never one of them: flags name a behaviour. */
export const namesBrands: Record<string, string> = {
  'apps/web-e2e/': 'journeys walk through the built sites of the repository',
  'apps/gateway/src/main/main.test.ts': 'starts the gateway on the brands of the repository',
  'apps/gateway/src/main/database-login.test.ts': 'starts the gateway on the brands of the repository',
  'apps/gateway/src/areas/reconciliation/killed-gateway.test.ts': 'starts the gateway on the brands of the repository',
  'libs/brand/src/broken-brands.test.ts': 'breaks copies of a brand of the repository',
  'libs/brand/src/load.test.ts': 'reads the brands of the repository',
  'libs/brand/src/vite/brand-plugin.test.ts': 'dresses code as brands of the repository',
};
