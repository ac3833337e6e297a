import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddySite } from './caddy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxHttp, nginxServer } from './nginx.ts';
import { siteFiles, type Site } from './site.ts';

/** What `writeDeployFiles` makes beside the folder `site`, by name. */
export const ruleFiles = {
  'nginx-http.conf': nginxHttp,
  'nginx-server.conf': nginxServer,
  'site.caddy': caddySite,
} as const;

/**
 * Writes into `target` what puts a built site on the Internet without the gateway before it: the folder `site`, with
 * `_headers` and `_redirects` for hosts that read them, and beside it the same rules for nginx and Caddy.
 */
export async function writeDeployFiles(site: Site, builtFolder: string, target: string): Promise<void> {
  const folder = path.join(target, 'site');
  await rm(target, { recursive: true, force: true });
  for (const [name, source] of await siteFiles(site, builtFolder)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(builtFolder, source), file);
  }
  await writeFile(path.join(folder, '_headers'), headersFile(site));
  await writeFile(path.join(folder, '_redirects'), redirectsFile(site));
  for (const [name, rules] of Object.entries(ruleFiles)) await writeFile(path.join(target, name), rules(site));
}
