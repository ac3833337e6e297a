// What the merchant and the gateway tell: notices, banners, winners, messages.
// Must never know another feature, nor show an operator's HTML unsanitised.
export { HomeBanners } from './banners/home-banners.tsx';
export { NoticeMarquee } from './marquee/notice-marquee.tsx';
export { useMessageText, type SaidMessage } from './messages/use-message-text.ts';
export { WinnerBoard } from './winners/winner-board.tsx';
