import playerContract from '@parlour/api/contract.json' with { type: 'json' };
import officeContract from '@parlour/office-api/contract.json' with { type: 'json' };
import paymentContract from '@parlour/partners/payments.json' with { type: 'json' };
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import type {} from '../request-state.ts';
import type { IsInsider } from '../../kernel/insiders.ts';

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  'x-roles'?: readonly string[];
}
interface Contract {
  info: { title: string; summary?: string };
  paths: Record<string, Record<string, Operation>>;
}

/** The contract of each audience, by the address of its page. */
const contracts: readonly (readonly [at: string, audience: string, contract: Contract])[] = [
  ['/docs', 'players', playerContract as unknown as Contract],
  ['/docs/office', 'operators', officeContract as unknown as Contract],
  ['/docs/payments', 'payment providers', paymentContract as unknown as Contract],
  ['/docs/seamless-wallet', 'vendors', walletContract as unknown as Contract],
];
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /docs`: the players' contract for developers, with links to the operators' and the partners', for insiders of a demo installation
 * only; each with its full text at `openapi.json`.
 */
export function docsRoute(app: FastifyInstance, { demo, isInsider }: { demo: boolean; isInsider: IsInsider }): void {
  if (!demo) return;
  const options = { config: { anyHost: true } };
  for (const [at, , contract] of contracts) {
    app.get(`${at}/openapi.json`, options, (request, reply) =>
      isInsider(request) ? reply.headers(pageHeaders).type('application/json').send(contract) : reply.callNotFound(),
    );
    app.get(at, options, (request, reply) =>
      isInsider(request) ? reply.headers(pageHeaders).type('text/html; charset=utf-8').send(pageOf(at, contract)) : reply.callNotFound(),
    );
  }
}

function pageOf(at: string, { info, paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId, summary, description, 'x-roles': roles = [] } = operation;
      const cells = [method.toUpperCase(), path, operationId, roles.join(', '), [summary, description].filter(Boolean).join('. ')];
      return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
    }),
  );
  const others = contracts
    .filter(([other]) => other !== at)
    .map(([other, audience]) => `<a href="${other}">${audience}</a>`)
    .join(', ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(info.title)}</title><h1>${escape(info.title)}</h1><p>${escape(info.summary ?? '')} The whole contract: <a href="${at}/openapi.json">openapi.json</a>. The contracts of others: ${others}.</p><table border="1"><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
