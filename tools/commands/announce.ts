import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import Table from 'cli-table3';

export interface Announcement {
  port: number;
  brands: readonly Brand[];
  logs: string;
}

/** Prints where everything is. */
export function announce({ port, brands, logs }: Announcement): void {
  const table = new Table({ head: ['Site', 'Address', 'Languages', 'Currency'], style: { head: [], border: [] } });
  for (const brand of brands) {
    const names = brand.languages.map((code) => languages[code].name).join(', ');
    table.push([brand.name, `http://${brand.domains[0]}:${port}/`, names, brand.currency]);
  }
  console.log(`\n${table.toString()}`);
  if (brands.some((brand) => brand.jurisdiction.licence === 'demo')) {
    console.log(`Sent SMS, e-mail and captcha texts (demo only): http://localhost:${port}/dev/outbox`);
  }
  console.log(
    `Contract: http://localhost:${port}/docs   Health: http://localhost:${port}/health/ready   Logs: ${path.relative(process.cwd(), logs) || logs}`,
  );
  console.log('Ctrl-C ends everything.');
}
