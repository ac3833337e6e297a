/** A command that was refused; nothing was changed. The message is one sentence for the operator. */
export class OperatorError extends Error {
  readonly status: 403 | 422 = 422;
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}

/** Refused because of who asks. */
export class OperatorForbidden extends OperatorError {
  override readonly status = 403;
}
