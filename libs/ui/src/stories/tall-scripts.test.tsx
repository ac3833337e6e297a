import '@fontsource/baloo-da-2/700.css';
import '@fontsource/noto-kufi-arabic/600.css';
import '@fontsource/noto-sans-arabic/400.css';
import '@fontsource/noto-sans-arabic/600.css';
import '@fontsource/noto-sans-bengali/400.css';
import '@fontsource/noto-sans-bengali/600.css';
import '@fontsource/noto-sans-thai/400.css';
import '@fontsource/noto-sans-thai/600.css';
import '@fontsource/noto-sans-thai/800.css';
import { createElement } from 'react';
import { afterAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { stories } from '../testing/all-stories.ts';
import { dress } from '../testing/dress.ts';
import { makeTheme, type BrandTokens } from '../theme/make-theme.ts';

/** Words that reach far above and below the line: stacked consonants and vowel signs, tone marks over vowels, harakat. */
const tall = {
  bn: ['উৎকৃষ্ট', 'র্ধ্বিত্রী', 'স্ক্রূটিনি', 'কৌঁসুলি', 'ঊর্ধ্বমুখী', 'দ্বৈরথ'],
  th: ['ที่ปรึกษา', 'ผู้ซื้อ', 'น้ำผึ้ง', 'ญี่ปุ่น', 'กี๊ฏู้', 'ฎุ๋ฐุ๊'],
  ar: ['إِلَّا', 'أُمَّةً', 'مُحَمَّدٍ', 'يُؤْمِنُونَ', 'اللَّهُمَّ', 'جِبْرِيلٍ'],
} as const;
type Script = keyof typeof tall;
const families = { bn: 'bengali', th: 'thai', ar: 'arabic' } as const;

const tokenFiles = import.meta.glob<BrandTokens>('../../../../brands/*/tokens.json', { eager: true, import: 'default' });
/** One brand for each display family of a script. */
const looks = (Object.keys(tall) as Script[]).flatMap((script) => {
  const wearing = Object.values(tokenFiles).flatMap((tokens) => {
    const family = tokens.font.display[families[script]]?.$value[0];
    return family ? [[family, tokens] as const] : [];
  });
  return [...new Map(wearing)].map(([family, tokens]) => ({ script, family, tokens }));
});

const sheet = document.head.appendChild(document.createElement('style'));
afterAll(() => sheet.remove());

function retell(script: Script): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('script,style,noscript')) continue;
    node.data = node.data.replace(/\p{L}[\p{L}\p{M}'’-]*/gu, () => tall[script][count++ % tall[script].length]!);
  }
}

const canvas = document.createElement('canvas').getContext('2d')!;

/** The vertical extent of the ink of a text's lines, which is less than the space that a font reserves for its tallest letters. */
function inkOf(text: Text): { top: number; bottom: number }[] {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text.parentElement!);
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = canvas.measureText(text.data);
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter((line) => line.width > 1)
    .map((line) => {
      const baseline = line.top + (line.height * ink.fontBoundingBoxAscent) / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
    });
}

const cuts = (element: Element, values: readonly string[]) => values.includes(getComputedStyle(element).overflowY);

/** Texts whose ink extends beyond the upper or lower edge of a box that clips. */
function clipped(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
    // One pixel high: for screen readers only.
    if (!cuts(box, ['hidden', 'clip']) || box.clientHeight <= 1) return [];
    const { top, bottom } = box.getBoundingClientRect();
    const clamp = Number(getComputedStyle(box).webkitLineClamp);
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT, (node) => {
      // Collapsed content is hidden on purpose; content that scrolls within the box can be scrolled into view.
      if (!node.parentElement!.checkVisibility()) return NodeFilter.FILTER_REJECT;
      for (let at = node.parentElement!; at !== box; at = at.parentElement!)
        if (cuts(at, ['auto', 'scroll'])) return NodeFilter.FILTER_REJECT;
      return NodeFilter.FILTER_ACCEPT;
    });
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      // A clamp ends after a whole line; the lines after it are left out on purpose.
      const lines = inkOf(text).slice(0, clamp || undefined);
      const over = lines.map((line) => Math.round(Math.max(top - line.top, line.bottom - bottom))).filter((pixels) => pixels > 1);
      if (over.length > 0) cut.push(`${box.className} cuts ${over.join(', ')} px of ${text.data}`);
    }
    return cut;
  });
}

/** Stops all motion: content that is just unfolding is clipped on the way. */
const still = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }';

/** Waits until the fonts have loaded and initial animations have ended. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const finite = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}

test.each(stories)('$name is not clipped in any script', async ({ Story }) => {
  await render(createElement(Story));
  const seen: string[] = [];
  for (const { script, family, tokens } of looks) {
    sheet.textContent = makeTheme(tokens) + still;
    dress('dark', script === 'ar' ? 'rtl' : 'ltr');
    document.documentElement.lang = script;
    retell(script);
    await settle();
    seen.push(...clipped().map((cut) => `${family}: ${cut}`));
  }
  expect(seen).toEqual([]);
});
