// What visitors and members tell the operators: feedback.
// Must never know a route or a session: who may do what comes in.
export { FeedbackScreen, type FeedbackFilters, type FeedbackScreenProps } from './feedback/feedback-screen.tsx';
