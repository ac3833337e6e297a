import axe from 'axe-core';

/**
 * What axe finds wrong with the window as it stands, a sentence each. A test's page is not a site's: it has no title or language of its
 * own.
 */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}
