/** The address at which the office shows a picture of a merchant’s site: pictures of a brand differ by merchant, uploaded ones do not. */
export function pictureAddress(merchant: string, address: string): string {
  return address.startsWith('/art/') ? `/pictures/${merchant}${address}` : address;
}
