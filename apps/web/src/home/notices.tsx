// @flag announcements
// Notices begin to move once somebody is there to read them.
export { NoticeMarquee } from '@parlour/feature-content';
