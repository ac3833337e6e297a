import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { siteFileOf, type SiteFile } from '../site/pages/build.ts';

/** The files of the built office by name, or null if it has not been built. */
export type OfficePages = () => Promise<ReadonlyMap<string, SiteFile> | null>;

/** Reads a built office into memory, and reads it again when `index.html` changes; a build writes that file last. */
export function createOfficePages(folder: string): OfficePages {
  let known: { stamp: string; files: Promise<ReadonlyMap<string, SiteFile>> } | undefined;
  return async () => {
    const index = await stat(path.join(folder, 'index.html')).catch(() => null);
    if (!index) return null;
    const stamp = `${index.mtimeMs}-${index.ino}-${index.size}`;
    if (known?.stamp !== stamp) known = { stamp, files: readFiles(folder) };
    const { files } = known;
    return files.catch((error: unknown) => {
      if (known?.files === files) known = undefined;
      throw error;
    });
  };
}

async function readFiles(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const there = new Set(names);
  const served = names.filter((name) => !/(?:^|\/)\.|\.(?:map|br)$/.test(name));
  return new Map(
    await Promise.all(
      served.map(async (name): Promise<[string, SiteFile]> => {
        const plain = await readFile(path.join(folder, name));
        const brotli = there.has(`${name}.br`) ? await readFile(path.join(folder, `${name}.br`)) : undefined;
        return [name, siteFileOf(name, createHash('sha256').update(plain).digest('hex'), plain, brotli)];
      }),
    ),
  );
}

/** The content security policy of the office's pages (security D02): resources from its own host only, and no inline script. */
const contentSecurityPolicy = (frames: readonly string[]) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify`,
  ].join('; ');

/**
 * Headers of a file of the office, or of the page itself if `name` is null; they override the defaults of every answer. `frames` are the
 * origins of sites whose previews the page embeds.
 */
export function officePageHeaders(name: string | null, secure: boolean, frames: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(frames),
    'cache-control': name?.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    vary: 'Accept-Encoding',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
