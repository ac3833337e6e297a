import axe from 'axe-core';

// Rules about a whole page do not fit a component on its own.
const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } };

/** What axe finds wrong on the test page, one line per rule; waits for transitions, since it would measure their half-way colours. */
export async function violations(): Promise<string[]> {
  const finite = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  // A transition that is replaced half-way rejects; it is over either way.
  await Promise.allSettled(finite.map((animation) => animation.finished));
  const found = await axe.run(document.body, { rules, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
