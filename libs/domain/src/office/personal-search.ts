/** The personal data by which a search finds members. */
export type PersonalWay = 'email' | 'mobile' | 'payee';

/**
 * What a text may be, judging by its form (office O30): digits are a telephone or an account number, some letters with digits an IBAN or a
 * wallet. Empty if it cannot be personal data; only such a text may appear in an address.
 */
export function personalWaysOf(text: string): readonly PersonalWay[] {
  if (/^\S+@\S+$/.test(text)) return ['email'];
  if (/^[+\d][\d\s().-]{5,}$/.test(text)) return ['mobile', 'payee'];
  return /^([a-z]{2}\d{2}[a-z\d ]{8,34}|T[1-9a-z]{33}|0x[\da-f]{40})$/i.test(text) ? ['payee'] : [];
}
