import axe from 'axe-core';
import { axeOptions } from './axe-options.ts';

/**
 * What axe finds wrong on the test page, one line per rule; waits for transitions first, since intermediate colours would be measured
 * otherwise.
 */
export async function violations(): Promise<string[]> {
  const finite = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  // A transition that is replaced midway rejects; it has ended either way.
  await Promise.allSettled(finite.map((animation) => animation.finished));
  const found = await axe.run(document.body, axeOptions);
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
