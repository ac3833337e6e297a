/** An address that its owner knows again: the first letter and the host; the stars do not tell how many they hide. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** A number that its owner knows again by the last three digits. */
export function maskMobile(mobile: string): string {
  return `•••••• ${mobile.slice(-3)}`;
}
