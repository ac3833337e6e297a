// @flag chatRoom
import { ChatScreen } from '@parlour/feature-content/chat-screen';
import { useSetAtom } from 'jotai';
import { feedbackOpenAtom } from '../frame/atoms.ts';

/** The chat rooms, from which a muted member appeals by feedback. */
export function ChatPage() {
  const openFeedback = useSetAtom(feedbackOpenAtom);
  return <ChatScreen onFeedback={() => openFeedback(true)} />;
}
