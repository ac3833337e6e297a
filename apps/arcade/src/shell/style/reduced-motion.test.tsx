// games.md A6: where a player asks for reduced motion, nothing moves; results fade in.
import { expect, test } from 'vitest';

/** Every style sheet of the arcade. */
import.meta.glob('../../{shell,engines}/**/*.css', { eager: true });

/** Classes that scripts set only where things may move: see `still` in the shows. */
const setByScripts = /\.(waiting|scene-air)(?![\w-])/;

interface Styled {
  selector: string;
  style: CSSStyleDeclaration;
  /** The condition of the media rules around it. */
  media: string;
}

function styledIn(rules: CSSRuleList, media = '', parent = ''): Styled[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return styledIn(rule.cssRules, `${media} ${rule.conditionText}`, parent);
    if (!(rule instanceof CSSStyleRule)) return [];
    const own = rule.selectorText.split(/,\s*(?![^(]*\))/).map((each) => inside(parent, each));
    return own.flatMap((selector) => [{ selector, style: rule.style, media }, ...styledIn(rule.cssRules, media, selector)]);
  });
}

const inside = (parent: string, selector: string) =>
  parent === '' ? selector : selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;

test('every moving animation and transition of the arcade’s styles is left out, or only fades', () => {
  const sheets = [...document.styleSheets].map(({ cssRules }) => cssRules);
  const moving = new Set(
    sheets
      .flatMap((rules) => [...rules])
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter((rule) => [...rule.cssRules].some((frame) => [...(frame as CSSKeyframeRule).style].some((name) => name !== 'opacity')))
      .map(({ name }) => name),
  );
  const moves = ({ style }: Styled) => ({
    animation: style.animationName.split(', ').some((name) => moving.has(name)),
    transition: style.transitionDuration !== '' && style.transitionDuration !== '0s' && style.transitionProperty !== 'none',
  });
  const styled = sheets.flatMap((rules) => styledIn(rules));
  const calm = styled.filter(({ media }) => media.includes('prefers-reduced-motion: reduce'));
  const restless = styled
    .filter(({ media }) => !media.includes('prefers-reduced-motion'))
    .filter(({ selector }) => !setByScripts.test(selector))
    .filter((each) => {
      const stilled = calm.filter(({ selector }) => selector === each.selector);
      const { animation, transition } = moves(each);
      return (
        (animation && !stilled.some((other) => other.style.animationName !== '' && !moves(other).animation)) ||
        (transition && !stilled.some((other) => other.style.transitionProperty === 'none' || other.style.transitionDuration === '0s'))
      );
    });
  const fading = calm.map(({ style }) => style).filter(({ animationName }) => animationName !== '' && animationName !== 'none');
  expect(moving).toContain('drift');
  expect(new Set(fading.map(({ animationDuration }) => animationDuration))).toEqual(new Set(['var(--fade)']));
  expect([restless.map(({ selector }) => selector), calm.filter((each) => moves(each).animation).map(({ selector }) => selector)]).toEqual([
    [],
    [],
  ]);
});
