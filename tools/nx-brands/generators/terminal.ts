import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** Whether this machine has the program of util-linux that gives another one a terminal. */
export const hasTerminals = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** A command in a terminal of its own (`hasTerminals`), for tests: it is asked and shown what somebody at the keyboard is. */
export class Terminal {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  #shown = '';
  /** How much of what was shown has been read. */
  #read = 0;
  #news: () => void = () => undefined;

  constructor(command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) {
    // One that has no size is one column wide.
    this.#process = spawn(
      'script',
      ['--quiet', '--return', '--flush', '--command', `stty cols 120 rows 60; ${command}`, '/dev/null'],
      options,
    );
    this.#ended = once(this.#process, 'exit');
    this.#process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#shown += stripVTControlCharacters(text);
      this.#news();
    });
  }

  /** Everything that has been shown, without colours and moves of the cursor. */
  get shown(): string {
    return this.#shown;
  }

  type(keys: string): void {
    this.#process.stdin?.write(keys);
  }

  /** Waits until the text comes after what was waited for before. Throws with all that was shown when the command ends first. */
  async until(text: string): Promise<void> {
    for (;;) {
      const at = this.#shown.indexOf(text, this.#read);
      if (at >= 0) {
        this.#read = at + text.length;
        return;
      }
      if (this.#process.exitCode !== null) throw new Error(`it ended before it showed "${text}":\n${this.#shown}`);
      await Promise.race([new Promise<void>((resolve) => (this.#news = resolve)), this.#ended]);
    }
  }

  /** Waits for its end; gives the exit code. */
  async end(): Promise<number | null> {
    const [code] = await this.#ended;
    return code as number | null;
  }

  kill(): void {
    this.#process.kill();
  }
}
