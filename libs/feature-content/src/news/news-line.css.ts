import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** Takes no room, so that the list stays where it is; stays in view below the header of a page. */
export const line = style({
  position: 'sticky',
  insetBlockStart: '5.5rem',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  blockSize: 0,
});
/** On the edge of the list, so that it covers little of the first entry. */
export const button = style({ transform: 'translateY(-50%)', boxShadow: vars.shadow.raised });
