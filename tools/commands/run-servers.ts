import { startChild, type Child, type ChildOptions } from './child.ts';
import { sentence } from './surroundings.ts';

/**
 * Runs servers until somebody ends the command (Ctrl-C, SIGTERM) or one of them ends by itself; then ends all of them. `begin` starts them,
 * one after another, with the function that it gets; if it throws, all are ended too. Returns the exit code.
 */
export async function runServers(begin: (start: (options: ChildOptions) => Child) => Promise<void>): Promise<number> {
  const children: Child[] = [];
  const asked = new Promise<'asked'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
  });
  const trouble = new Promise<string>((resolve) => {
    const start = (options: ChildOptions): Child => {
      const child = startChild(options);
      children.push(child);
      void child.ended.then(({ code, lastWords }) =>
        resolve(lastWords || `the ${child.name} ended by itself${code === null ? '' : ` with code ${code}`}`),
      );
      return child;
    };
    begin(start).catch((error: unknown) => resolve(sentence(error)));
  });
  const end = await Promise.race([asked, trouble]);
  await Promise.all(children.map((child) => child.stop()));
  if (end === 'asked') return 0;
  console.error(end);
  return 1;
}
