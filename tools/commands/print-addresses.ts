import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import Table from 'cli-table3';

export interface Whereabouts {
  port: number;
  brands: readonly Brand[];
  /** Why some sites must stay closed, by brand id. */
  closed: ReadonlyMap<string, string>;
  /** The page on which a person answers the live chat; undefined if the sandbox's desk is not running. */
  deskPage: string | undefined;
  data: string;
  logs: string;
}

/** Prints all addresses. */
export function printAddresses({ port, brands, closed, deskPage, data, logs }: Whereabouts): void {
  const accounts = demoAccounts(data);
  const table = new Table({ head: ['Site', 'Address', 'Languages', 'Demo account'], style: { head: [], border: [] } });
  const open = brands.filter(({ id }) => !closed.has(id));
  for (const brand of open) {
    const names = brand.languages.map((code) => languages[code].name).join(', ');
    const own = accounts.filter((each) => each.brand === brand.id).map(({ username, password }) => `${username} / ${password}`);
    table.push([brand.name, `http://${brand.domains[0]}:${port}/`, names, own.join('\n') || 'none']);
  }
  console.log(`\n${table.toString()}`);
  for (const { username, brand, paymentPassword } of accounts)
    if (paymentPassword !== undefined && open.some(({ id }) => id === brand))
      console.log(
        `${username} and the agents of its line log in at /agent, the entrance of agents; its payment password at ${brand}: ${paymentPassword}`,
      );
  for (const [id, why] of closed) console.log(`${id} stays closed. ${why}`);
  if (open.every((brand) => brand.jurisdiction.licence === 'demo')) {
    console.log(`Sent SMS, e-mail and captcha texts (demo only): http://localhost:${port}/dev/outbox`);
  }
  if (deskPage) console.log(`Live chat (demo only), online while this page is open: ${deskPage}`);
  console.log(`Office: http://office.localhost:${port}/`);
  if (brands.every((brand) => brand.jurisdiction.licence === 'demo'))
    console.log('  Look around as any role: choose one in the log-in (demo only).');
  console.log('  Operators of your own: npm run ops -- operators add <name> prints the link for each of the first two.');
  console.log(
    `Contract: http://localhost:${port}/docs   Health: http://localhost:${port}/health/ready   Logs: ${path.relative(process.cwd(), logs) || logs}`,
  );
  console.log('Ctrl-C ends everything.');
}

/** The members of demo sites, which the gateway lists in a file at start-up. */
function demoAccounts(data: string): { brand: string; username: string; password: string; paymentPassword?: string }[] {
  const file = path.join(data, 'demo-accounts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof demoAccounts>) : [];
}
