// What visitors and members tell operators, and members each other: feedback, chat rooms.
// Must never know a route or a session: rights are passed in.
export { FeedbackScreen, type FeedbackFilters, type FeedbackScreenProps } from './feedback/feedback-screen.tsx';
export { ChatScreen, type ChatFilters, type ChatScreenProps } from './chat/chat-screen.tsx';
