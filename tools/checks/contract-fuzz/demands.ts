import { operationTable } from '@parlour/api/contract';
import type { FuzzedOperation } from './contract.ts';
import type { Answer } from './send.ts';
import type { World } from './world.ts';

/** Patterns of internal details that an answer must not leak, by name. */
const leaks: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a stack', /\n\s+at .{1,200}[(/ ].{1,300}:\d+:\d+/],
  ['a path of a module', /node_modules[\\/]/],
  ['a path of a file', /(?:^|["'\s(])\/(?:home|root|usr|var|opt|app|work|tmp)\/[\w./-]+\.(?:m?js|ts|json|sql)/],
  ['a class of error', /\b(?:TypeError|ReferenceError|RangeError|SyntaxError|DatabaseError|AssertionError)\b/],
  [
    'an error of the database',
    /syntax error at or near|relation "[^"]+" does not exist|duplicate key value violates|invalid input syntax for type|SQLSTATE|violates (?:check|foreign key|not-null)/i,
  ],
  ['SQL', /\b(?:select|insert|update|delete)\b[^"]{1,80}\b(?:from|into|set|where)\b\s+\w+/i],
  ['a hash of a password', /\$(?:argon2(?:id|i|d)|2[aby]|scrypt)\$/],
  ['a private key', /-----BEGIN (?:RSA |EC )?PRIVATE KEY/],
  ['a field for secrets', /"(?:password|passwordHash|secret|privateKey|paymentPassword)"\s*:\s*"[^"]+/i],
];

/** The operations whose answers caches may keep for a while (content.md N5). */
const anonymous = new Set(Object.entries(operationTable).flatMap(([id, { anonymous: is }]) => (is ? [id] : [])));
const keptForAWhile = /^public, max-age=\d+, stale-while-revalidate=\d+$/;

/** In ms: an answer takes longer than this only if a text in the request was used in a computation. */
const slow = 4000;

/** Everything wrong with an answer, whatever was requested: failures, leaks, and violations of the contract. */
export function faultsOf(world: World, operation: FuzzedOperation | null, answer: Answer): string[] {
  if (answer.problem) return [`no answer: ${answer.problem}`];
  const { status, text, json, headers } = answer;
  const faults: string[] = [];
  if (status >= 500 && !isClosed(answer)) faults.push(`answers ${status}`);
  // Within JSON, a line break is written as two characters.
  const shown = `${text.replaceAll(String.raw`\n`, '\n')}\n${JSON.stringify(headers)}`;
  const leak = leaks.find(([, sign]) => sign.test(shown));
  if (leak) faults.push(`shows ${leak[0]}`);
  if (world.secrets.some((secret) => text.includes(secret))) faults.push('shows a secret');
  if (answer.milliseconds > slow) faults.push(`takes more than ${slow} ms`);
  if (!/^application\/json\b/.test(headers['content-type'] ?? '') || json === undefined) return [...faults, 'is no JSON'];
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be sniffed');
  // Browsers store an answer with an ETag and revalidate it each time.
  const caching = headers['cache-control'] ?? '';
  const isPublic = anonymous.has(operation?.id ?? '') && keptForAWhile.test(caching);
  if (!isPublic && caching !== (headers['etag'] === undefined ? 'no-store' : 'private, no-cache')) faults.push('may be stored');
  if (headers['x-powered-by'] || /\d/.test(String(headers['server'] ?? ''))) faults.push('says what it runs on');
  if (headers['access-control-allow-origin']) faults.push('may be read by another site');
  if (operation) {
    const wrong = operation.wrongAnswer(status, json);
    if (wrong) faults.push(`breaks the contract: ${status} ${wrong}`);
    const code = codeOf(answer);
    if (status >= 400 && operation.errorCodes && !operation.errorCodes.includes(code))
      faults.push(`refuses with ${code}, which the contract does not name`);
  }
  return faults;
}

/** The error code of a refusal; empty if there is none. */
export function codeOf({ json }: Answer): string {
  const { code } = (json ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** An unreachable partner is no failure of ours: the contract has an error code for it. */
function isClosed(answer: Answer): boolean {
  return answer.status === 503 && /^(?:vendor_unavailable|game_under_maintenance|GAME_MAINTENANCE)$/.test(codeOf(answer));
}
