import { isEmailAddress, patterns } from './patterns.ts';
import { checkField, type FieldProblem, type FieldRule } from './registration.ts';
import { tidyText } from './tidy.ts';

/** Feedback topics by their number on the wire (specification 3), in display order. */
export const feedbackTypes = { deposit: 1, withdrawal: 2, game: 3, service: 4, agent: 6, other: 0 } as const;
export type FeedbackType = keyof typeof feedbackTypes;

/** In characters. The form hints at `hinted` or more, but accepts fewer (specification 5). */
export const feedbackLength = { hinted: 20, max: 200 } as const;

export interface Feedback {
  /** One of `feedbackTypes`; null while nothing is chosen. */
  type: number | null;
  content: string;
  /** Where a visitor wants to be answered; empty for nowhere. Members are answered in their inbox. */
  email?: string;
  captcha: string;
}

const text: FieldRule = { name: 'content', required: true, patternId: patterns.any.id, minLength: 1, maxLength: feedbackLength.max };

/** Feedback as both the form and the gateway check and store it. */
export function tidyFeedback<T extends Feedback>(feedback: T): T {
  const { email } = feedback;
  return {
    ...feedback,
    content: tidyText(feedback.content),
    captcha: tidyText(feedback.captcha),
    ...(email !== undefined && { email: tidyText(email) }),
  };
}

/** Problems of tidied feedback, in the order of its fields. */
export function checkFeedback({ type, content, email = '', captcha }: Feedback): FieldProblem[] {
  const known = type !== null && Object.values<number>(feedbackTypes).includes(type);
  const wrong = checkField(text, content);
  return [
    ...(known ? [] : [{ field: 'type', rule: 'required' } as const]),
    ...(wrong ? [wrong] : []),
    ...(email === '' || isEmailAddress(email) ? [] : [{ field: 'email', rule: 'pattern' } as const]),
    ...(captcha === '' ? [{ field: 'captcha', rule: 'required' } as const] : []),
  ];
}
