import { chmodSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { runCommand, type Asked } from './commands.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsDeps } from './operator.ts';
import { securityEvent } from '../../observe/security-events.ts';

const longestBody = 16_384;

export interface OpsServer {
  close(): Promise<void>;
}

/**
 * Hears operators on a Unix socket that only this user may open: `POST /` with `{ command, input, as }`. The caller holds the
 * lock of the data folder, so a socket that is there already is left over from a gateway that was killed.
 */
export async function startOpsServer(
  socketPath: string,
  deps: OpsDeps,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<OpsServer> {
  rmSync(socketPath, { force: true });
  const server = http.createServer((request, response) => {
    void answer(request, deps, log).then(({ status, body }) => {
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
  deps: OpsDeps,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<{ status: number; body: object }> {
  try {
    let text = '';
    for await (const chunk of request) {
      text += String(chunk);
      if (text.length > longestBody) throw new OperatorError('The command is too long.');
    }
    const asked = parse(text);
    const value = await runCommand(deps, asked);
    securityEvent(log, 'operator_command', { command: asked.command, operator: asked.as?.name });
    return { status: 200, body: { value } };
  } catch (error) {
    if (error instanceof OperatorError) return { status: error.status, body: { message: error.message } };
    log.error({ err: error }, 'an operator command failed');
    return { status: 500, body: { message: 'The gateway could not do it; its log says why.' } };
  }
}

const message = z.object({
  command: z.string(),
  input: z.unknown(),
  as: z.object({ name: z.string(), key: z.string() }).optional(),
});

function parse(text: string): Asked {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    throw new OperatorError('The command was not understood.');
  }
}
