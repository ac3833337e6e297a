import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** Whether this machine has the util-linux program that runs another one in a terminal. */
export const hasTerminals = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** A command in a pseudo-terminal (`hasTerminals`), for tests: it prompts as it would a person. */
export class Terminal {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  #shown = '';
  /** How much of the output has been read. */
  #read = 0;
  #news: () => void = () => undefined;

  constructor(command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) {
    // A terminal without a size is one column wide.
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

  /** The output so far, without colours and cursor movements. */
  get shown(): string {
    return this.#shown;
  }

  type(keys: string): void {
    this.#process.stdin?.write(keys);
  }

  /** Waits until the text appears after the previously awaited one. Throws with the whole output if the command ends first. */
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

  /** Waits for the command to end; returns its exit code. */
  async end(): Promise<number | null> {
    const [code] = await this.#ended;
    return code as number | null;
  }

  kill(): void {
    this.#process.kill();
  }
}
