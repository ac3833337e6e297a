import type { BuildFlag } from '@parlour/domain';

/** Messages (in English) that only the code of a flag shows: tests of the output look for them. `inHouseGames` is data, and has no code of its own. */
export const flagMarks: Record<BuildFlag, readonly string[]> = {
  freePlay: ['Free play', 'Opening free play'],
  freeTrial: ['Free trial'],
  mobileRegistration: ['By mobile number'],
  usernameRegistration: ['By username'],
  smsLogin: ['By SMS code', 'Remember my number for a day'],
  socialLogin: ['Go on in this window', 'Your browser did not open the window. Please allow pop-up windows for this site and try again.'],
  passkeys: ['Log in with a passkey', 'Make the passkey'],
  recoverByEmail: ['Mail me a link', 'Check your inbox'],
  recoverByMobile: ['Set the new password', 'Your new password is set, and you are logged in.'],
  winnerBoard: ['Winners'],
  jackpotCounter: ['Demonstration of a jackpot counter; there is no such jackpot.'],
  inHouseGames: [],
  announcements: ['Let the notices run', 'Pause the notices'],
  lightTheme: ['Light theme'],
};
