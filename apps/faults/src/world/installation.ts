import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createVault, merchantsOf, readPersonalDataKeys, readSecrets, type Secrets, testBrands, type Vault } from '@parlour/gateway/inside';

/** What every gateway of a run shares: two invented merchants, the keys of their partners, places for files. */
export interface Installation {
  folder: string;
  secrets: Secrets;
  vault: Vault;
  /** The environment of each gateway, without database and port. */
  env: Readonly<Record<string, string>>;
  close(): void;
}

export const merchants = merchantsOf(testBrands);
/** The merchant at whose site the players are. */
export const merchant = merchants.all[0]!;

export function makeInstallation(): Installation {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-faults-'));
  const place = (name: string) => path.join(folder, name);
  for (const brand of testBrands) {
    mkdirSync(place(`brands/${brand.id}`), { recursive: true });
    writeFileSync(place(`brands/${brand.id}/brand.json`), JSON.stringify({ ...brand, registration: allowed(brand.registration) }));
  }
  mkdirSync(place('sites'));
  const secrets = readSecrets(place('data'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    secrets,
    vault: createVault(readPersonalDataKeys(place('data')), { bytes: randomBytes }),
    env: {
      DATA_DIR: place('data'),
      BRANDS_DIR: place('brands'),
      SITES_DIR: place('sites'),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      REQUESTS_PER_MINUTE: '1000000',
    },
    close: remove,
  };
}

/** The tests' merchants allow shorter passwords than brands do; this raises them to what the gateway accepts. */
function allowed(registration: (typeof testBrands)[number]['registration']): typeof registration {
  const longer = (fields: (typeof registration)['byUsername']) =>
    fields.map((field) => (/password/i.test(field.name) ? { ...field, min: 10 } : field));
  return { byUsername: longer(registration.byUsername), byMobile: longer(registration.byMobile) };
}
