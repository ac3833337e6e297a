import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FloodGuard } from '../../../http/flood-guard.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import { concerned } from '../../../http/refusal-log.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { reportsPath } from './security-headers.ts';

/** Requests with reports that one address may send in a minute: a page that breaks its policy does so again and again. */
const perMinute = 20;
/** Reports that are read from one request. */
const most = 20;

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/**
 * Where browsers report that the policy blocked something on a page (security D02): each report is a security event. Always answers 204,
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

/** The reports in a body, in either of the two forms that browsers send; nothing for one that is neither. */
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

/** An address without its query, which may contain private data; or a browser's keyword such as `inline`. */
function place(value: unknown): string {
  if (typeof value !== 'string') return 'unknown';
  if (/^[a-z-]{1,60}$/.test(value)) return value;
  return URL.canParse(value) ? `${new URL(value).origin}${new URL(value).pathname}`.slice(0, 200) : 'unknown';
}
