import { useIsOn } from '@parlour/api';
import { later } from '../boot/later.ts';

const Notices = FLAGS.announcements ? later(() => import('./notices.tsx').then(({ NoticeMarquee: C }) => C)) : () => null;

/** The merchant's notices scrolling past, on the home page and on lists of games (content N20). */
export function News() {
  const isOn = useIsOn();
  return isOn('announcements') ? <Notices /> : null;
}
