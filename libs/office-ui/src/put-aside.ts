/** The operator dismissed what a call required, such as a proof of identity: nothing was changed, and no error needs to be shown. */
export class PutAside extends Error {
  constructor() {
    super('put aside');
    this.name = 'PutAside';
  }
}

export const isPutAside = (error: unknown): boolean => error instanceof PutAside;
