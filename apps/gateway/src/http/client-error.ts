import type { Socket } from 'node:net';
import type { components } from '@parlour/api/contract';
import type { ErrorCode } from '../kernel/refusal.ts';

/**
 * Answers invalid or ambiguous HTTP, and requests that arrive too slowly, in the contract's shape, and closes the connection (security
 * E14, E02).
 */
export function clientError(error: Error & { code?: string }, socket: Pick<Socket, 'writable' | 'end' | 'destroy'>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode = 'invalid_request';
  const answer: components['schemas']['Error'] = { success: false, code, message: 'the request cannot be read', requestId: '' };
  const body = JSON.stringify(answer);
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const head = [
    `HTTP/1.1 ${late ? '408 Request Timeout' : '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${body.length}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
