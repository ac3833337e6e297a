// @flag lottery
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

/** Drawn numbers read left to right in every language. */
export const forwards = style({ direction: 'ltr', unicodeBidi: 'isolate' });

export const strip = style([
  forwards,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1], inlineSize: 'fit-content', maxInlineSize: '100%' },
]);

const drop = keyframes({ from: { transform: 'translateY(-1.5rem) scale(0.6)', opacity: 0 }, '60%': { transform: 'translateY(0.2rem)' } });
const bounce = keyframes({ '50%': { transform: 'translateY(-0.4rem)' } });
const roll = keyframes({ to: { transform: 'rotate(1turn)' } });
const drive = keyframes({ '0%, 100%': { transform: 'translateX(-6%)' }, '50%': { transform: 'translateX(10%)' } });
const finish = keyframes({ from: { transform: 'translateX(-2.5rem)', opacity: 0 } });
const glow = keyframes({ '50%': { opacity: 0.45 } });

/** Delays by which symbols appear one after the other. */
export const order = styleVariants(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, at])) as Record<number, number>, (at) => ({
  animationDelay: `${at * 90}ms`,
}));
const still = { [media.still]: { animation: 'none' } };

const round = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 750,
  lineHeight: 1,
});
export const ballSizes = styleVariants({
  s: { inlineSize: '1.625rem', blockSize: '1.625rem', fontSize: vars.size.xs },
  m: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: vars.size.m },
  l: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: vars.size.l },
});
export const ball = style([
  round,
  {
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    boxShadow: 'inset 0 -2px 4px rgb(0 0 0 / 0.22), inset 0 2px 3px rgb(255 255 255 / 0.25)',
  },
]);
export const coming = style({ animation: `${drop} 420ms ${vars.motion.ease} both`, '@media': still });
export const waitingBall = style([
  round,
  {
    backgroundColor: vars.color.skeleton,
    animation: `${bounce} 700ms ease-in-out infinite`,
    '@media': still,
  },
]);
export const sum = style({
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
});
export const sumL = style({ fontSize: vars.size.l, color: vars.color.text });

export const dieSizes = styleVariants({ s: { inlineSize: '1.625rem' }, m: { inlineSize: '2.25rem' }, l: { inlineSize: '3.25rem' } });
export const die = style({ flex: 'none', blockSize: 'auto', filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.3))' });
export const dieFace = style({ fill: '#fbfaf6' });
export const pip = style({ fill: '#1b1d26' });
export const redPip = style({ fill: '#c8102e' });
export const rolling = style({ animation: `${roll} 600ms linear infinite`, '@media': still });

/** The colours of the racing cars, as is customary for such races. */
const carColors = ['#f5d90a', '#0f6fc0', '#5b6472', '#f5841f', '#22c7c7', '#6a4df5', '#b6bcc6', '#c9201d', '#8c1d18', '#14803a'];
/** Those on which white is more legible than black. */
const dark = new Set(['#5b6472', '#6a4df5', '#8c1d18', '#c9201d', '#14803a', '#0f6fc0']);
export const carColor = styleVariants(
  Object.fromEntries(carColors.map((color, at) => [at + 1, color])) as Record<number, string>,
  (color) => ({ color, vars: { '--number': dark.has(color) ? '#ffffff' : '#15171d' } }),
);
export const track = style([forwards, { display: 'grid', gap: '3px' }]);
export const lane = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '1.75rem',
  borderBlockEnd: `1px dashed ${vars.color.border}`,
});
export const laneNumber = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const car = style({ blockSize: '1.25rem', inlineSize: '3rem', justifySelf: 'start', overflow: 'visible' });
/** The lane of a car: the winner stands at the finish, each of the others a little behind the one before. */
export const course = style({ display: 'grid' });
export const lastBehind = 9;
export const behind = styleVariants(
  Object.fromEntries(
    Array.from({ length: lastBehind + 1 }, (_, at) => [at, `calc((100% - 3rem) * ${(1 - at * 0.08).toFixed(2)})`]),
  ) as Record<number, string>,
  (offset) => ({ paddingInlineStart: offset }),
);
export const racing = style({
  marginInlineStart: '35%',
  animation: `${drive} 1100ms ease-in-out infinite`,
  '@media': still,
});
export const finished = style({ animation: `${finish} 500ms ${vars.motion.ease} both`, '@media': still });
export const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.s,
  backgroundColor: 'currentColor',
  fontSize: vars.size.xs,
  fontWeight: 800,
});
export const squareText = style({ color: 'var(--number)' });

export const prizes = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const prizeRow = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const prizeName = style({
  inlineSize: '5.5rem',
  '@media': { [media.tablet]: { inlineSize: '8rem' } },
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: 500,
  textAlign: 'start',
});
export const prizeCell = style({ padding: vars.space[1] });
export const numbers = style([forwards, { display: 'grid', gap: `0 ${vars.space[1]}`, textAlign: 'center' }]);
/** The number of columns. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
}));
export const number = style({
  paddingBlock: '0.2rem',
  borderRadius: vars.radius.s,
  fontSize: vars.size.l,
  fontWeight: 650,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { selectors: { [`${columns[4]} > &, ${columns[5]} > &`]: { fontSize: vars.size.m, letterSpacing: 0 } } } },
});
export const special = style({ color: vars.color.dangerText, fontSize: 'clamp(1.5rem, 7vw, 2rem)', fontWeight: 800 });
export const lit = style({
  backgroundColor: vars.color.winSoft,
  color: vars.color.winText,
  boxShadow: `inset 0 0 0 1px ${vars.color.winText}`,
});
const ring = `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.winText}`;
export const litBall = style({ backgroundColor: vars.color.winSoft, color: vars.color.winText, boxShadow: ring });
export const litCar = style({ boxShadow: ring });
export const litDie = style({ borderRadius: vars.radius.m, boxShadow: ring });
export const litSum = style({ color: vars.color.winText, textDecoration: 'underline', textUnderlineOffset: '3px' });
export const litDigits = style({ textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '3px' });
export const notYet = style({
  display: 'inline-block',
  inlineSize: '3rem',
  blockSize: '0.75em',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.skeleton,
  animation: `${glow} 1.2s ease-in-out infinite`,
  '@media': still,
});
