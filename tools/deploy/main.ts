/** `npx nx deploy-files <brand> --gateway <url>`: writes the files for serving a brand's built site from other hosts than the gateway. */
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { Command } from 'commander';
import { brandFolder, siteFolder, workspace } from '../build/places.ts';
import { readSite } from './site.ts';
import { writeDeployFiles } from './write.ts';

interface Options {
  gateway: URL;
  arcadeOrigin: URL;
  out?: string;
}

const command = new Command('nx deploy-files')
  .argument('<brand>', 'the id of a brand that is built')
  .requiredOption('--gateway <url>', 'where the server finds the gateway, such as http://10.0.0.5:4300', origin)
  .requiredOption('--arcade-origin <url>', 'where browsers find the arcade: the same as the ARCADE_ORIGIN of the gateway', origin)
  .option('--out <folder>', 'where to write (default: dist/deploy/<brand>)')
  .action(async (id: string, { gateway, arcadeOrigin, out }: Options) => {
    const gameOrigins = { JL: { origin: arcadeOrigin.origin } };
    const target = path.resolve(out ?? path.join(workspace, 'dist/deploy', id));
    const site = await readSite(loadBrand(brandFolder(id)), siteFolder(id), { gateway, gameOrigins });
    await writeDeployFiles(site, siteFolder(id), target);
    console.log(`${target} holds the site of ${id} and the rules by which nginx, Caddy or a static host serve it: docs/guides/deploy.md`);
  });

await command.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

function origin(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new Error(`${text} is no address of a server, such as https://gateway.example`);
  return url;
}
