import axe from 'axe-core';

/**
 * axe's findings for the window as it stands, one sentence each. A test's page differs from a site's: it has no title or language of its
 * own.
 */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}
