/** A title with the number of unread messages before it, in place of the number that it had. */
export function withCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
