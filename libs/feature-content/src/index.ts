// What the merchant and the gateway tell players: notices, banners, winners, messages; and players' feedback.
// Must never know another feature, nor show an operator's HTML unsanitised.
export { NoticeMarquee } from './marquee/notice-marquee.tsx';
export { useMessageText, type SaidMessage } from './messages/use-message-text.ts';
export { WinnerBoard } from './winners/winner-board.tsx';
