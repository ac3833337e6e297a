import { checkMobileNumber, readMobileNumber } from '@parlour/domain';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/**
 * The number of a request with its dialing code, such as `+8801712345678`, in the one way in which it is kept. Refuses at
 * its field what is no mobile number of the brand's countries.
 */
export function mobileOf(
  { merchant }: Pick<Context, 'merchant'>,
  { countryDialingCode, mobileNum }: { countryDialingCode: string; mobileNum: string },
): string {
  const { dialingCodes } = merchant.brand;
  const read = readMobileNumber(mobileNum, countryDialingCode, dialingCodes);
  if (read) return read.code + read.number;
  const problem = checkMobileNumber('mobileNum', mobileNum, countryDialingCode, dialingCodes);
  throw new Refusal('field_invalid', { fields: problem ? [problem] : [] });
}
