import { chmodSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { runCommand } from './commands.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operator.ts';

const longestBody = 16_384;

export interface OpsServer {
  close(): Promise<void>;
}

/**
 * Hears operators on a Unix socket that only this user may open: `POST /` with `{ command, input }`. The caller holds the
 * lock of the data folder, so a socket that is there already is left over from a gateway that was killed.
 */
export async function startOpsServer(
  socketPath: string,
  operator: Operator,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<OpsServer> {
  rmSync(socketPath, { force: true });
  const server = http.createServer((request, response) => {
    void answer(request, operator, log).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
    });
  });
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(socketPath, listening);
    });
  } finally {
    process.umask(umask);
  }
  chmodSync(socketPath, 0o600);
  return { close: () => new Promise((closed) => server.close(() => closed())) };
}

async function answer(
  request: http.IncomingMessage,
  operator: Operator,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<{ status: number; body: object }> {
  try {
    let text = '';
    for await (const chunk of request) {
      text += String(chunk);
      if (text.length > longestBody) throw new OperatorError('The command is too long.');
    }
    const { command, input } = parse(text);
    const value = await runCommand(operator, command, input);
    log.info({ operatorCommand: command }, 'an operator command was run');
    return { status: 200, body: { value } };
  } catch (error) {
    if (error instanceof OperatorError) return { status: 422, body: { message: error.message } };
    log.error({ err: error }, 'an operator command failed');
    return { status: 500, body: { message: 'The gateway could not do it; its log says why.' } };
  }
}

function parse(text: string): { command: string; input: unknown } {
  try {
    const body = JSON.parse(text) as { command?: unknown; input?: unknown };
    if (typeof body.command === 'string') return { command: body.command, input: body.input ?? {} };
  } catch {
    // Falls through to the refusal.
  }
  throw new OperatorError('The command was not understood.');
}
