/**
 * Who may import whom (architecture 2), by the tags of each package.json. The value names the entry points that are
 * allowed: '*' is every one, '.' the package itself. There is no list of exceptions: a need for one means that the table is wrong.
 */
export const importTable: Record<string, Record<string, '*' | readonly string[]>> = {
  'type:domain': {},
  'type:api': { 'type:domain': '*' },
  'type:partners': {},
  'type:brand-schema': { 'type:domain': '*' },
  'type:routes': { 'type:domain': '*', 'type:api': '*', 'type:brand-schema': ['.'] },
  'type:ui': { 'type:domain': '*' },
  'type:feature': { 'type:domain': '*', 'type:api': '*', 'type:brand-schema': ['.'], 'type:routes': '*', 'type:ui': '*' },
  'type:web': { 'type:domain': '*', 'type:api': '*', 'type:brand-schema': ['.'], 'type:routes': '*', 'type:ui': '*', 'type:feature': '*' },
  'type:gateway': {
    'type:domain': '*',
    'type:api': ['./contract', './contract.json'],
    'type:partners': '*',
    'type:brand-schema': ['./schema'],
  },
  'type:art': { 'type:domain': '*', 'type:brand-schema': ['./schema'], 'type:ui': ['./make-theme'], 'type:gateway': ['./catalogue'] },
  'type:arcade': { 'type:domain': '*' },
  // Journeys start the servers that they walk through.
  'type:e2e': { 'type:domain': '*', 'type:brand-schema': ['./schema'], 'type:gateway': '*', 'type:arcade': '*' },
};

/**
 * Folders inside a project that know nothing of the rest of it, with what they may import of other projects beside packages
 * of npm. Others import their index.ts only.
 */
export const standAlone: Record<string, readonly string[]> = {
  // Certifies anybody's wallet, so it must not lean on ours.
  'apps/gateway/certify': ['@parlour/partners/seamless-wallet', '@parlour/partners/seamless-wallet.json', '@parlour/domain'],
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
