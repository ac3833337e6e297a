/** Why a command could not be sent or carried out from here; the message is one sentence for the operator. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}
