import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployedBuildName } from '@parlour/gateway/sites';
import { caddySite } from './caddy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { hostPages } from './host-pages.ts';
import { nginxHttp, nginxServer } from './nginx.ts';
import { siteFiles, type Site } from './site.ts';

/** The rule files that `writeDeployFiles` creates beside the folder `site`, by name. */
const ruleFiles = {
  'nginx-http.conf': nginxHttp,
  'nginx-server.conf': nginxServer,
  'site.caddy': caddySite,
} as const;

/**
 * Writes into `target` the files for publishing a built site without the gateway in front of it: the folder `site`, with
 * `_headers` and `_redirects` for hosts that read them, and beside it the same rules for nginx and Caddy, and the name of the build.
 */
export async function writeDeployFiles(site: Site, builtFolder: string, target: string): Promise<void> {
  const folder = path.join(target, 'site');
  await rm(target, { recursive: true, force: true });
  const placeFor = async (name: string): Promise<string> => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  for (const name of await siteFiles(builtFolder)) await copyFile(path.join(builtFolder, name), await placeFor(name));
  for (const [name, html] of await hostPages(site, builtFolder)) await writeFile(await placeFor(name), html);
  await writeFile(path.join(folder, '_headers'), headersFile(site));
  await writeFile(path.join(folder, '_redirects'), redirectsFile(site));
  await writeFile(path.join(target, deployedBuildName), site.build);
  for (const [name, rules] of Object.entries(ruleFiles)) await writeFile(path.join(target, name), rules(site));
}
