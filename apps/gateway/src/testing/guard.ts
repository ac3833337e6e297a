import { spawn } from 'node:child_process';

/**
 * Ends the process `pid` with a signal and removes `folder`, if there is one, when this process ends in whatever way, also
 * one in which it could not do it itself: a shell reads a pipe that is then closed. Gives what sends the shell away.
 */
export function guardProcess(pid: number, signal: 'QUIT' | 'TERM', folder?: string): () => void {
  const script = 'read -r word; [ "$word" = done ] && exit; kill -s "$2" "$1"; [ -z "$3" ] || { sleep 1; rm -rf "$3"; }';
  const guard = spawn('sh', ['-c', script, 'parlour-guard', String(pid), signal, folder ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  const pipe: NodeJS.WritableStream & { unref?(): void } = guard.stdin;
  pipe.unref?.();
  return () => void guard.stdin.end('done\n');
}
