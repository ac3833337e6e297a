/** A situation of the product's error catalogue, and where a journey through a built site meets it on screen. */
export interface Situation {
  situation: string;
  /** What stands on the screen then, in English. */
  says: string;
  /** A file of `apps/web-e2e/src/journeys`, without `.spec.ts`. */
  journey: string;
}

/**
 * Every situation in which something is refused or goes wrong. `situations.test.ts` looks whether each text exists, is
 * translated in every bundled language, and is what its journey expects; add a line with each new one.
 */
export const situations: readonly Situation[] = [
  { situation: 'invalid phone number', says: 'Please enter a valid mobile number.', journey: 'refusals' },
  { situation: 'missing phone number', says: 'Please enter a valid mobile number.', journey: 'sent-proofs' },
  { situation: 'too many requests', says: 'Too many requests. Please try again a little later.', journey: 'mobile-registration' },
  { situation: 'too many wrong tries', says: 'Too many wrong tries. Please try again after 5 minutes.', journey: 'bad-input' },
  { situation: 'invalid verification code', says: 'Please enter a valid verification code.', journey: 'sent-proofs' },
  { situation: 'missing verification code', says: 'Please enter a valid verification code.', journey: 'refusals' },
  { situation: 'captcha check failed', says: 'The captcha is not right. Please try the new picture.', journey: 'refusals' },
  {
    situation: 'quota exceeded',
    says: 'That is all that can be sent for one day. Please contact customer service.',
    journey: 'refusals',
  },
  {
    situation: 'operation not allowed',
    says: 'This function is not enabled. Please contact customer service.',
    journey: 'refusals',
  },
  { situation: 'code expired', says: 'The code has expired. Please send it again.', journey: 'refusals' },
  { situation: 'popup closed by the user', says: 'The log-in failed: its window was closed. Please try again.', journey: 'social' },
  {
    situation: 'popup blocked',
    says: 'Your browser did not open the window. Please allow pop-up windows for this site and try again.',
    journey: 'social',
  },
  { situation: 'unknown error', says: 'Something went wrong on our side. Please try again in a moment.', journey: 'refusals' },
  { situation: 'not logged in', says: 'Your session has ended. Log in again, and you go on where you were.', journey: 'log-in' },
  {
    situation: 'logged in at a provider, but not registered here',
    says: '<0>{provider}</0> has told us who you are. Fill in the rest, and from then on you can log in with it.',
    journey: 'social',
  },
  // Nobody is told whether it exists (security 3, row 19).
  { situation: 'username or e-mail does not exist, at the log-in', says: 'Incorrect username or password.', journey: 'bad-input' },
  {
    situation: 'network link abnormal',
    says: 'The connection was lost. Please check your network and try again.',
    journey: 'offline',
  },
  {
    situation: 'page load timeout, or a script that cannot be loaded',
    says: 'You are offline. What you see may be old; we go on when the network is back.',
    journey: 'offline',
  },
  { situation: 'invalid address', says: 'This page does not exist', journey: 'visitor' },
  { situation: 'location or IP restriction', says: 'Access from your region is restricted', journey: 'operator' },
  { situation: 'system maintenance', says: 'We are under maintenance', journey: 'operator' },
  { situation: 'game under maintenance', says: 'This game is under maintenance.', journey: 'refusals' },
  { situation: 'a vendor that does not answer', says: 'The game provider does not answer. Please try again later.', journey: 'refusals' },
  { situation: 'non-member account', says: 'This account cannot log in at this site.', journey: 'agents' },
  { situation: 'non-agent at the agents’ site', says: 'This account is no agent’s: it cannot log in here.', journey: 'agents' },
  { situation: 'non-agent at the agents’ entrance', says: 'This account is no agent’s: it cannot log in here.', journey: 'agents' },
  { situation: 'blocked account', says: 'This account is blocked. Please contact customer service.', journey: 'operator' },
  { situation: 'incorrect username or password', says: 'Incorrect username or password.', journey: 'bad-input' },
  { situation: 'trial user on a protected action', says: 'You need a real account', journey: 'trial' },
  { situation: 'invalid invitation code', says: 'Invalid invitation code.', journey: 'registration' },
  { situation: 'feedback with empty fields', says: 'Something is missing', journey: 'feedback' },
  { situation: 'terms not accepted', says: 'Please accept the terms first.', journey: 'bad-input' },
  {
    situation: 'SMS send failure',
    says: 'The message could not be sent at the moment. Please ask for another code in a minute.',
    journey: 'refusals',
  },
  { situation: 'a number that is somebody’s', says: 'This mobile number is already registered.', journey: 'refusals' },
  { situation: 'a name that is somebody’s', says: 'This username is already taken.', journey: 'bad-input' },
];
