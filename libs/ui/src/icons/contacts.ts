// Means of contact, drawn generically: no company logos.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const bubble = 'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z';
const round = 'M4 20l1.2-3.8A8 8 0 1 1 8 19z';
const letter = box(3.5, 5.5, 17, 13, 2);

export const ChatIcon = icon([bubble, 'M8 9h8M8 12.5h5'], { tone: bubble, mirrored: true });
export const SendIcon = icon('M20.5 4l-17 7 6 2.5M20.5 4l-5 16-6-6.5M20.5 4l-11 9.5V19l2.8-3', {
  tone: 'M20.5 4l-5 16-6-6.5z',
  mirrored: true,
});
export const CallIcon = icon([round, 'M9 8.8c0 3.2 3 6.2 6.2 6.2l.9-1.8-2-1-1 .8c-.8-.4-1.6-1.2-2-2l.8-1-1-2z'], { tone: round });
export const MessageIcon = icon([letter, 'M4.2 7.2 12 12.8l7.8-5.6'], { tone: letter });
export const SocialIcon = icon([bubble, 'M12 14c-2.4-1.7-3.4-2.9-3.4-4.1a1.8 1.8 0 0 1 3.4-.8 1.8 1.8 0 0 1 3.4.8c0 1.2-1 2.4-3.4 4.1z'], {
  tone: bubble,
});
export const SupportIcon = icon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM19.5 17.5c0 2-1.5 3-4 3H13',
  { tone: 'M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1z' },
);
export const DownloadAppIcon = icon([box(6.5, 2.5, 11, 19, 2.5), 'M12 7v6M9.4 10.6 12 13.2l2.6-2.6', dot(12, 18)], {
  tone: box(6.5, 2.5, 11, 19, 2.5),
});
export const HelpIcon = icon([circle(12, 12, 9), 'M9.5 9.6a2.6 2.6 0 1 1 3.9 2.2c-.9.5-1.4 1-1.4 2', dot(12, 16.7)], {
  tone: circle(12, 12, 9),
});
