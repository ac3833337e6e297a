import { Command, InvalidArgumentError } from 'commander';

/** A command that exits with 2 when it is misused: 1 means that something is wrong with a game (games.md H). */
export function commandOf(name: string, description: string): Command {
  return new Command(name).description(description).exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

/** Prints one JSON object, or the text where JSON was not asked for. */
export function tell(value: object, text: string, json: boolean | undefined): void {
  process.stdout.write(`${json ? JSON.stringify(value) : text}\n`);
}

/** A whole number above 0. */
export function positive(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It must be JSON.');
  }
}

/** Accepts only the code of an arcade game. */
export function oneOf(codes: readonly string[]): (text: string) => string {
  return (text) => {
    if (!codes.includes(text)) throw new InvalidArgumentError(`It must be one of ${codes.join(', ')}.`);
    return text;
  };
}
