import http from 'node:http';
import type { Asked } from './commands.ts';
import type { Answer } from './operator.ts';
import { OperatorError } from './operator-error.ts';

/** Longer than the slowest command, the check of the whole ledger, may take. */
const patience = 120_000;

/** Has the running gateway run a command; null when no gateway hears on this socket. */
export function askGateway(socketPath: string, asked: Asked): Promise<{ value: Answer } | null> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      socketPath,
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/json' },
      timeout: patience,
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else if (error.code === 'EACCES') reject(new OperatorError(`The gateway's socket ${socketPath} belongs to another user.`));
      else reject(error);
    });
    request.on('timeout', () => request.destroy(new OperatorError('The gateway does not answer.')));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const body = JSON.parse(text) as { value: Answer; message?: string };
        if (response.statusCode === 200) resolve({ value: body.value });
        else reject(new OperatorError(body.message ?? 'The gateway refused the command.'));
      });
      response.on('error', reject);
    });
    request.end(JSON.stringify(asked));
  });
}
