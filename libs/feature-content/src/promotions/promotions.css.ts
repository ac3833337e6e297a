import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const promotions = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const place = style({ display: 'grid', minInlineSize: 0 });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});
/** The picture's left part is plain, for a banner's text; a card shows the rest of it. */
export const frame = style({ overflow: 'hidden', backgroundColor: vars.color.hero, backgroundImage: vars.image.hero });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: '100% 50%',
});
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[5] } },
});
export const title = style({ fontSize: vars.size.l, lineHeight: vars.leading.tight });
export const terms = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const action = style({ display: 'grid', marginBlockStart: 'auto', paddingBlockStart: vars.space[2] });
