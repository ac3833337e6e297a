/** A brand folder that cannot be used. Its message is one sentence for a person: which file, where in it, and the mend. */
export class BrandError extends Error {
  readonly file: string;
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'BrandError';
    this.file = file;
  }
}
