/** A command that was refused; nothing was changed. The message is one sentence for the operator. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}
