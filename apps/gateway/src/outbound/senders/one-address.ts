/**
 * True for one e-mail address and nothing beside it. Where an address goes into the head of a mail, anything else could
 * become a second receiver.
 */
export function isOneAddress(text: string): boolean {
  return /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(text);
}
