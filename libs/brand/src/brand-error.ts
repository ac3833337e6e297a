/** One problem in a brand's file, worded for the sentence: `at` `says`; `mend`. */
export interface Problem {
  /** Where in the file, such as `flags.freePlay` or `vendors.2`; empty when it is the whole file. */
  at: string;
  says: string;
  mend: string;
}

/** A brand folder that cannot be used. Its message has one sentence per problem: the file, the place in it, and the fix. */
export class BrandError extends Error {
  readonly file: string;
  readonly problems: readonly Problem[];

  constructor(file: string, ...problems: [Problem, ...Problem[]]) {
    super(problems.map((problem) => `${file}: ${sentenceOf(problem)}`).join('\n'));
    this.name = 'BrandError';
    this.file = file;
    this.problems = problems;
  }
}

/** A problem without its file. */
export function sentenceOf({ at, says, mend }: Problem): string {
  return `${at === '' ? '' : `${at} `}${says}; ${mend}`;
}
