/** What an operator's wallet must guarantee to vendors of games; each case shows one of these. */
export const guarantees = {
  calls: 'The calls of the contract do what they say, once.',
  repeats: 'A transaction id belongs to one player of one vendor: a repeat gets the first answer and moves nothing.',
  otherContent: 'A transaction id that comes again with other content is refused.',
  atomic: 'Each call happens wholly or not at all, and no balance is ever below zero, whatever comes at once.',
  outcomesAlways: 'Wins and rollbacks are taken whatever became of session and player; bets are not.',
  tombstone: 'The rollback of an unknown bet is remembered: the bet is refused when it comes later.',
  storedAmount: 'A rollback gives the stored amount back, and an outcome shuts out the other one.',
  zero: 'Bets of zero and wins of zero are taken and move nothing.',
  promotions: 'Wins without a bet are taken: promotions, free rounds, jackpots.',
  amounts: 'Only a sane amount is money; too little money is told with the actual balance.',
  signature: 'Only a call that is signed over its own bytes, fresh and new, is listened to.',
  unknownOutcome: 'After an unknown outcome the vendor asks again, and the money ends where one clear call would have left it.',
  load: 'The wallet keeps up with its vendors.',
  books: 'The books add up.',
} as const;

export type Guarantee = keyof typeof guarantees;
