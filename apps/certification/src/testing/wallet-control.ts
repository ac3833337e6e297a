import { fromDecimal } from '@parlour/domain';
import type { BooksRow, ControlCalls } from '../players/control.ts';
import { currency, games, type WalletBooks } from './wallet-books.ts';

type Asked = { [C in keyof ControlCalls]: { command: C; input: ControlCalls[C]['input'] } }[keyof ControlCalls];

/** Does for the suite what an operator does. */
export function answerControl(books: WalletBooks, asked: Asked): ControlCalls[keyof ControlCalls]['value'] {
  switch (asked.command) {
    case 'certify player': {
      const player = books.addPlayer(fromDecimal(asked.input.amount, currency).minor);
      return { playerId: player.id, code: books.launch(asked.input.vendor, player.id, false) };
    }
    case 'certify launch':
      return { code: books.launch(asked.input.vendor, asked.input.playerId, asked.input.lobby), otherGame: games[1] };
    case 'certify state':
      books.players.get(asked.input.playerId)!.state = asked.input.state;
      return {};
    case 'certify books':
      return sums(books, asked.input.players);
  }
}

function sums({ players, postings }: WalletBooks, asked: readonly string[]): BooksRow[] {
  const sum = (amounts: readonly { amount: bigint }[]) => amounts.reduce((total, { amount }) => total + amount, 0n).toString();
  return [
    {
      row: 'currency',
      currency,
      debits: sum(postings.filter(({ amount }) => amount < 0n).map(({ amount }) => ({ amount: -amount }))),
      credits: sum(postings.filter(({ amount }) => amount > 0n)),
    },
    ...asked.map((playerId) => ({
      row: 'player' as const,
      playerId,
      currency,
      balance: players.get(playerId)!.balance.toString(),
      postings: sum(postings.filter(({ account }) => account === playerId)),
    })),
  ];
}
