import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FloodGuard } from '../../../http/flood-guard.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import { concerned } from '../../../http/refusal-log.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { reportsPath } from './security-headers.ts';

/** How many report requests one address may send per minute: a page that violates its policy does so over and over. */
const perMinute = 20;
/** How many reports of one request are read at most. */
const most = 20;

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/**
 * Receives browsers' reports that a page's policy blocked something (security D02); each becomes a security event. Always answers 204,
 * since nobody waits for the answer.
 */
export async function violationReports(app: FastifyInstance, { clock }: { clock: Clock }, merchants: Merchants): Promise<void> {
  const flood = new FloodGuard(perMinute);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post(reportsPath, { config: { anyHost: true } }, async (request, reply) => {
      request.merchant = merchants.byHost(request.host) ?? null;
      if (request.merchant) {
        flood.count(request.ip, clock.now());
        for (const violation of violationsIn(request.body)) tell(request, violation);
      }
      return reply.code(204).send();
    });
  });
}

function tell(request: FastifyRequest, violation: Violation): void {
  securityEvent(request.log, 'policy_violation', { ...violation, ...concerned(request) });
}

/** The reports in a body, in either of the two forms that browsers use; empty for anything else. */
function violationsIn(body: unknown): Violation[] {
  let told: unknown;
  try {
    told = JSON.parse(String(body));
  } catch {
    return [];
  }
  const reports = Array.isArray(told) ? told.slice(0, most).map((each) => fieldOf(each, 'body')) : [fieldOf(told, 'csp-report')];
  return reports
    .filter((report) => typeof report === 'object' && report !== null)
    .map((report) => ({
      directive: word(
        fieldOf(report, 'effectiveDirective') ?? fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive'),
      ),
      blocked: place(fieldOf(report, 'blockedURL') ?? fieldOf(report, 'blocked-uri')),
      page: place(fieldOf(report, 'documentURL') ?? fieldOf(report, 'document-uri')),
    }));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function word(value: unknown): string {
  return typeof value === 'string' && /^[a-z-]{1,60}$/.test(value) ? value : 'unknown';
}

/** An address without its query, which may contain private data, or a browser's keyword such as `inline`. */
function place(value: unknown): string {
  if (typeof value !== 'string') return 'unknown';
  if (/^[a-z-]{1,60}$/.test(value)) return value;
  return URL.canParse(value) ? `${new URL(value).origin}${new URL(value).pathname}`.slice(0, 200) : 'unknown';
}
