import { spawn } from 'node:child_process';

/**
 * Ensures that when this process ends, in whatever way, the process `pid` is ended with a signal and `folder`, if given, is removed: a
 * shell waits on a pipe that closes with this process. Returns a function that dismisses the shell.
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
