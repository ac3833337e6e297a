import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Source, StaticFile } from './front.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** A brand's built site without any script: the same markup, styles, fonts and pictures. */
export function withoutScript(site: string, language: string): Source {
  const pages = new Map<string, StaticFile>();
  return {
    kind: 'files',
    read(pathname) {
      if (path.extname(pathname)) return fileOf(site, pathname);
      let page = pages.get(pathname);
      if (!page) {
        const html = readFileSync(path.join(site, 'pages', language, `${pathname.slice(1) || 'index'}.html`), 'utf8');
        page = {
          ...packed(Buffer.from(html.replaceAll(/<script\b[\s\S]*?<\/script>\n?/g, ''))),
          contentType: types['.html']!,
          immutable: false,
        };
        pages.set(pathname, page);
      }
      return page;
    },
  };
}

/** Files of a folder; `/` is its index.html. */
export function folder(root: string): Source {
  return { kind: 'files', read: (pathname) => fileOf(root, pathname === '/' ? '/index.html' : pathname) };
}

/** With the build's `.br` file, or compressed as a build would. */
function fileOf(root: string, pathname: string): StaticFile | null {
  const file = path.join(root, path.normalize(pathname));
  const contentType = types[path.extname(file)];
  if (!contentType || !existsSync(file)) return null;
  const bytes = readFileSync(file);
  const immutable = pathname.startsWith('/assets/');
  if (existsSync(`${file}.br`)) return { bytes: readFileSync(`${file}.br`), contentType, encoding: 'br', immutable };
  const textual = /^(text|application)\//.test(contentType) && bytes.length >= 256;
  return { ...(textual ? packed(bytes) : { bytes }), contentType, immutable };
}

function packed(bytes: Buffer): Pick<StaticFile, 'bytes' | 'encoding'> {
  return { bytes: brotliCompressSync(bytes), encoding: 'br' };
}
