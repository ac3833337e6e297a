import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const logoLink = style({ display: 'grid', alignItems: 'center', flex: 'none', minBlockSize: '2.75rem' });
export const logo = style({
  blockSize: '2rem',
  maxInlineSize: '24vw',
  '@media': { '(max-width: 22.5rem)': { maxInlineSize: '20vw' }, [media.tablet]: { blockSize: '2.5rem' } },
});
/** The search over all games, in the middle of the header. */
export const search = style({ flex: 1, maxInlineSize: '34rem', display: 'flex' });

export const accountButton = style({
  whiteSpace: 'nowrap',
  selectors: { ':root[data-session=""] &': { display: 'none' } },
  '@media': {
    [media.phone]: { paddingInline: vars.space[2], fontSize: vars.size.s },
    '(max-width: 22.5rem)': { paddingInline: vars.space[1], whiteSpace: 'normal' },
  },
});
/** Hidden from visitors with a session, even before it is known who they are. */
export const guestOnly = style({ selectors: { ':root[data-session] &': { display: 'none' } } });
/** Belongs to a member before it is known who is there, in a browser that has a session. */
export const memberPlace = style({ display: 'none', selectors: { ':root[data-session=""] &': { display: 'contents' } } });
/** The same in a part that becomes live later than the header, which says when it is known. */
export const laterMemberPlace = style({ display: 'none', selectors: { ':root[data-session] &': { display: 'contents' } } });
/** The balance, and the way to top it up, in one field. */
export const purse = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
  paddingInlineStart: vars.space[3],
  '@media': { [media.phone]: { paddingInlineEnd: vars.space[3], fontSize: vars.size.s } },
});
export const deposit = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minInlineSize: '2.75rem',
  marginInlineStart: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.image.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.s,
  fontWeight: 650,
  textDecoration: 'none',
  '@media': {
    // The bottom bar has it, and a balance in dong needs the room.
    [media.phone]: { display: 'none' },
    [media.desktop]: { paddingInline: vars.space[3] },
    [media.hover]: { selectors: { '&:hover': { backgroundImage: 'none', backgroundColor: vars.color.accentHover } } },
  },
});
export const depositText = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });
export const balance = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minInlineSize: 0,
  fontWeight: 650,
  // Room for most amounts, so that the search beside it does not move when the amount arrives or changes.
  '@media': { [media.desktop]: { minInlineSize: '13.75rem' } },
});
export const balanceTools = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } });
/** As wide as balance, deposit and the menu beside them usually are. */
export const purseSkeleton = style({
  alignSelf: 'center',
  inlineSize: '7rem',
  '@media': { [media.tablet]: { inlineSize: '16rem' }, [media.desktop]: { inlineSize: '23.5rem' } },
});
export const balanceSkeleton = style({ display: 'inline-block', inlineSize: '5rem' });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const turning = style({ animation: `${turn} 900ms linear infinite` });
export const memberHead = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const responsible = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const sign = style({ flex: 'none', inlineSize: '2.75rem', blockSize: '2.75rem' });
export const payment = style({ inlineSize: '4.5rem', blockSize: '3rem', marginInlineStart: '-0.75rem' });

/** An icon and its label. */
export const signed = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.size.s });
/** Payment methods: as quiet as the links beside them, but closer together, since they cannot be pressed. */
export const methods = style({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[2], color: vars.color.textMuted });
export const channel = style({ inlineSize: '1.5rem', blockSize: '1.5rem', objectFit: 'contain' });
export const proof = style({ blockSize: '2.5rem', inlineSize: '7rem', objectFit: 'contain', objectPosition: 'left center' });
export const appCodes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const sideCodes = style({ paddingInline: vars.space[3] });
export const hours = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.size.xs, fontWeight: 400 });

export const closed = style({
  minBlockSize: '100dvh',
  backgroundImage: vars.image.page,
  backgroundRepeat: 'no-repeat',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[5],
  padding: vars.space[5],
  textAlign: 'center',
});
// The only thing that says whose site it is.
globalStyle(`${closed} > img`, { blockSize: '3.5rem', maxInlineSize: '70vw' });
export const shell = style({ minBlockSize: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: vars.space[4] });
