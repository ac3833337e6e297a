import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { debianProgram, type DebianProgram, guardProcess } from '@parlour/gateway/testing';
import { freePort } from '@parlour/gateway/free-port';

/** A brand's deploy files, for the tests' servers. */
export interface Deployed {
  /** Names in the Host header. */
  domains: readonly string[];
  /** Where `writeDeployFiles` wrote. */
  folder: string;
}

/** A third-party server of static files, on 127.0.0.1. */
export interface StaticServer {
  port: number;
  /** Whether it serves brotli. */
  brotli: boolean;
  stop(): Promise<void>;
}

/** Starts a server with brands' deploy files, configured as in docs/guides/deploy.md, in a temporary folder. */
export type StartServer = (program: DebianProgram, sites: readonly Deployed[], scratch: string) => Promise<StaticServer>;

/** nginx, installed on this machine or from Debian; undefined if unavailable. */
export const nginxProgram = () =>
  debianProgram({
    program: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libbrotli1', 'libpcre2-8-0', 'libssl3', 'libcrypt1', 'zlib1g'],
    place: 'usr/sbin/nginx',
    versionArgs: ['-v'],
  });

export const startNginx: StartServer = async (program, sites, scratch) => {
  const module = path.join(program.folder ?? '/', 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  const brotli = existsSync(module);
  const port = await freePort();
  const config = [
    ...(brotli ? [`load_module ${module};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${scratch}/nginx.pid; worker_processes 1;`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${scratch}/${name};`),
    ...sites.flatMap(({ domains, folder }) => [
      `include ${folder}/nginx-http.conf;`,
      `server { listen 127.0.0.1:${port}; server_name ${domains.join(' ')}; root ${folder}/site;`,
      ...(brotli ? ['brotli_static on;'] : []),
      `include ${folder}/nginx-server.conf; }`,
    ]),
    '}',
  ];
  const file = path.join(scratch, 'nginx.conf');
  writeFileSync(file, config.join('\n'));
  return run(program, ['-p', scratch, '-c', file, '-e', 'stderr'], { port, brotli }, 'QUIT');
};

/** Caddy, installed on this machine or from Debian; undefined if unavailable. */
export const caddyProgram = () =>
  debianProgram({ program: 'caddy', packages: ['caddy'], place: 'usr/bin/caddy', versionArgs: ['version'] });

export const startCaddy: StartServer = async (program, sites, scratch) => {
  const port = await freePort();
  const config = [
    '{',
    '  admin off',
    '  auto_https off',
    // Does not wait for open event streams.
    '  grace_period 10ms',
    '}',
    ...sites.flatMap(({ domains, folder }) => [
      `${domains.map((domain) => `http://${domain}:${port}`).join(', ')} {`,
      '  bind 127.0.0.1',
      `  root * ${folder}/site`,
      `  import ${folder}/site.caddy`,
      '}',
    ]),
  ];
  const file = path.join(scratch, 'Caddyfile');
  writeFileSync(file, `${config.join('\n')}\n`);
  const own = { ...program, env: { ...program.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch } };
  return run(own, ['run', '--config', file, '--adapter', 'caddyfile'], { port, brotli: true }, 'TERM');
};

async function run(
  { file, env }: DebianProgram,
  args: readonly string[],
  server: Pick<StaticServer, 'port' | 'brotli'>,
  signal: 'QUIT' | 'TERM',
): Promise<StaticServer> {
  const child = spawn(file, [...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-8000)));
  const gone = once(child, 'close');
  const dismissGuard = guardProcess(child.pid!, signal);
  while (!(await answers(server.port))) {
    if (child.exitCode !== null) throw new Error(`${file} did not start: ${said}`);
  }
  return {
    ...server,
    async stop() {
      dismissGuard();
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const reached = await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
  if (!reached) await new Promise((resolve) => setTimeout(resolve, 50));
  return reached;
}
