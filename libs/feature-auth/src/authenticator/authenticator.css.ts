import { vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The QR code, with its text beside or below it. */
export const secret = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: vars.space[4] });
export const typed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2], flex: '1 1 12rem', minInlineSize: 0 });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const key = style({ fontFamily: 'ui-monospace, monospace', fontWeight: 650, letterSpacing: '0.04em', overflowWrap: 'anywhere' });
export const aside = style({ textAlign: 'center', fontSize: vars.size.s });

export const kept = style({ display: 'grid', gap: vars.space[4] });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceHover,
  color: vars.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontWeight: 650,
  textAlign: 'center',
});
export const ways = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: vars.space[2] });

export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', padding: '2cm', backgroundColor: '#ffffff', color: '#000000' } },
});
globalStyle(`${sheet} *`, { '@media': { print: { backgroundColor: 'transparent', color: '#000000' } } });
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });
