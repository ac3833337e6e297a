import { OfficeError, type OfficeErrorCode } from '../office-error.ts';

/** An answer that never arrives. */
export const hanging = (): Promise<never> => new Promise(() => undefined);

/** A refusal; the status does not matter to a screen. */
export const refusing =
  (code: OfficeErrorCode, message = `Refused: ${code}.`, more: { fields?: OfficeError['fields']; params?: OfficeError['params'] } = {}) =>
  (): never => {
    throw new OfficeError(code, code === 'network' ? 0 : 422, message, more);
  };

/** A list in pages of which this is the only one. */
export const onePage = <Row>(list: Row[]) => ({ list, next: null, about: { count: list.length, exact: true } });
