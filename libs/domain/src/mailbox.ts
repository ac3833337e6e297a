/** Providers that ignore dots in the name of a mailbox, under every host that they deliver to, with the host that stands for all of them. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an e-mail address most probably leads to: without differences of case and width, without what follows a plus sign, and
 * without dots where the provider ignores them. Two addresses with one mailbox suggest one person; they do not prove it, so messages
 * must never be sent here, and nothing may be refused because of it alone.
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [name, host] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)];
  const ownName = name.replace(/(?<=.)\+.*$/s, '');
  const shared = withoutDots[host];
  return shared === undefined ? `${ownName}@${host}` : `${ownName.replaceAll('.', '')}@${shared}`;
}
