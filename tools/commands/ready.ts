import { get } from 'node:http';

/** A server that has not answered for this long, in ms, will not come; a slow one is waited for. */
const limit = 300_000;

/** Resolves once the server on this port is ready; rejects if it never is. */
export async function untilReady(port: number, { host = '127.0.0.1', path = '/health/ready' } = {}): Promise<void> {
  const end = Date.now() + limit;
  while (!(await answersOk(host, port, path))) {
    if (Date.now() > end) throw new Error(`nothing answered on port ${port} within ${limit / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function answersOk(host: string, port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host, port, path, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
