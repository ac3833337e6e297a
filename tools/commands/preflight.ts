import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands, type Brand } from '@parlour/brand/schema';
import { readConfig, sandboxDeskBehind, sandboxSources, sitesToClose, withFiles } from '@parlour/gateway';
import { makeFolder } from '@parlour/gateway/make-folder';
import { brandsFolder } from '../build/places.ts';
import { demandFreePorts } from './ports.ts';
import { dataFolder, portOf } from './surroundings.ts';

export interface Surroundings {
  port: number;
  data: string;
  brands: Brand[];
  /** The brands whose sites must stay closed, with the reason, by id. They are not built. */
  closed: ReadonlyMap<string, string>;
  /** The page on which a person answers the demonstrations' live chat. */
  deskPage: string;
}

/** Checks whatever would otherwise make a start fail later with an unclear error. Throws an error of one sentence. */
export async function preflight(env: NodeJS.ProcessEnv): Promise<Surroundings> {
  const port = portOf(env);
  const data = dataFolder(env);
  demandWritable(data);
  const brands = loadBrands(brandsFolder);
  await demandFreePorts({
    gateway: port,
    arcade: port + 1,
    'sandbox cashier': port + 2,
    'sandbox desk': port + sandboxDeskBehind,
    ...(env['LOTTERY_SOURCES'] === undefined && sourcePorts(port)),
  });
  const config = readConfig(withFiles(env), data);
  return {
    port,
    data,
    brands,
    deskPage: `${new URL(config.liveChat.sandbox.pageUrl).origin}/desk?key=${config.liveChat.deskKey}`,
    closed: sitesToClose({ brandsFolder, brands, config, closeFailingSites: true }),
  };
}

/** The demonstration's sources of lottery results. */
function sourcePorts(port: number): Record<string, number> {
  return Object.fromEntries(Object.entries(sandboxSources).map(([name, offset]) => [name, port + offset]));
}

function demandWritable(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); make it writable or set DATA_DIR to another folder`,
    );
  }
}
