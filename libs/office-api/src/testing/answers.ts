import { OfficeError, type OfficeErrorCode } from '../office-error.ts';

/** Stands for an answer that does not come while anybody looks. */
export const hanging = (): Promise<never> => new Promise(() => undefined);

/** Stands for a refusal; the status is of no matter to a screen. */
export const refusing =
  (code: OfficeErrorCode, message = `Refused: ${code}.`, more: { fields?: OfficeError['fields']; params?: OfficeError['params'] } = {}) =>
  (): never => {
    throw new OfficeError(code, code === 'network' ? 0 : 422, message, more);
  };
