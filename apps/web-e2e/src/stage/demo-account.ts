import { readFileSync } from 'node:fs';
import path from 'node:path';

interface DemoAccount {
  brand: string;
  username: string;
  password: string;
}

/** The ready-made member of a demo site, as the gateway recorded it at its start. */
export function demoAccountOf(brandId: string): DemoAccount {
  const file = path.join(process.env['JOURNEYS_DATA']!, 'demo-accounts.json');
  const found = (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]).find(({ brand }) => brand === brandId);
  if (!found) throw new Error(`no demo account of ${brandId}`);
  return found;
}
