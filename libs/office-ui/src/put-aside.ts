/** The person put aside what a call needed of them, such as a proof of who they are: nothing was changed, and nothing need be said. */
export class PutAside extends Error {
  constructor() {
    super('put aside');
    this.name = 'PutAside';
  }
}

export const isPutAside = (error: unknown): boolean => error instanceof PutAside;
