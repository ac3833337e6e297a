import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { operationTable } from '@parlour/api/contract';
import type { FastifyInstance } from 'fastify';
import type {} from '../request-state.ts';
import type { IsInsider } from '../../kernel/insiders.ts';

interface Contract {
  info: { title: string; summary?: string };
  paths: Record<string, Record<string, { summary?: string; description?: string }>>;
}

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
};

/** `GET /docs`: the contract for developers, to insiders of a demo installation only; and `/docs/openapi.json`, the whole of it. */
export function docsRoute(app: FastifyInstance, { demo, isInsider }: { demo: boolean; isInsider: IsInsider }): void {
  if (!demo) return;
  const text = readFile(
    path.join(path.dirname(createRequire(import.meta.url).resolve('@parlour/api/contract')), 'generated/contract.json'),
    'utf8',
  );
  text.catch(() => undefined);
  const options = { config: { anyHost: true } };
  app.get('/docs/openapi.json', options, async (request, reply) =>
    isInsider(request)
      ? reply
          .headers(pageHeaders)
          .type('application/json')
          .send(await text)
      : reply.callNotFound(),
  );
  app.get('/docs', options, async (request, reply) => {
    if (!isInsider(request)) return reply.callNotFound();
    return reply
      .headers(pageHeaders)
      .type('text/html; charset=utf-8')
      .send(pageOf(JSON.parse(await text) as Contract));
  });
}

function pageOf({ info, paths }: Contract): string {
  const rows = Object.entries(operationTable).map(([id, operation]) => {
    const told = paths[operation.path]?.[operation.method.toLowerCase()];
    const cells = [
      operation.method,
      operation.path,
      id,
      (operation.roles as readonly string[]).join(', '),
      [told?.summary, told?.description].filter(Boolean).join('. '),
    ];
    return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(info.title)}</title><h1>${escape(info.title)}</h1><p>${escape(info.summary ?? '')} The whole contract: <a href="/docs/openapi.json">openapi.json</a>.</p><table border="1"><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
