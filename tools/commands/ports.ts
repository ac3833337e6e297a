import { createServer } from 'node:net';

/** Throws a sentence that names the first of these ports that is in use. */
export async function demandFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [what, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      throw new Error(`port ${port}, which the ${what} needs, is in use; end what uses it, or set PORT to another`);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Error(`port ${port} may not be used by this user; set PORT to another`));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
