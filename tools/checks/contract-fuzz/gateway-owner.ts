import { randomUUID } from 'node:crypto';
import { playing, type TestClient, type TestGateway } from '@parlour/gateway/testing';
import { payee } from './member-scenes.ts';

/** A member with a password, who continues in a new browser after each log-in. */
export interface Owner {
  readonly memberId: string;
  readonly username: string;
  readonly password: string;
  /** The browser in which the owner is logged in now. */
  readonly browser: TestClient;
  /** Logs in from another browser and returns it; `browser` stays the same. */
  logIn(): Promise<TestClient>;
  /** Logs in again, and makes the new browser the owner's. */
  renew(): Promise<void>;
  /** A password that the owner has not had yet, but may have from now on. */
  nextPassword(): string;
}

/** A registered member who can log in again whatever the fuzzer has done. */
export function ownerOf(
  gateway: TestGateway,
  player: TestClient & { memberId: string; username: string; password: string },
  keepUp: () => void,
): Owner {
  // The password at registration, preceded by newer ones that may be the current one.
  const passwords = [player.password];
  let browser: TestClient = player;
  const { memberId, username } = player;
  const logIn = async () => {
    const next = gateway.guest();
    keepUp();
    const attempt = async (password: string) =>
      (await next.call('login', { body: { type: 'username', username, password, altcha: await next.solve() } })).status === 200;
    // Removes what the fuzzer may have left in the way: an authenticator, or attempts that locked a secret.
    await gateway.db.deleteFrom('authenticator').where('member_id', '=', memberId).execute();
    await gateway.db.deleteFrom('login_attempt').execute();
    for (const password of passwords)
      if (await attempt(password)) {
        passwords.splice(0, Infinity, password);
        return next;
      }
    throw new Error('the owner cannot log in');
  };
  return {
    memberId,
    username,
    get password() {
      return passwords[0]!;
    },
    get browser() {
      return browser;
    },
    logIn,
    renew: async () => void (browser = await logIn()),
    nextPassword() {
      const next = `another password, ${randomUUID()}`;
      passwords.unshift(next);
      return next;
    },
  };
}

/** A member with money, a deposit, a withdrawal, a round and a message. */
export async function richPlayer(gateway: TestGateway) {
  const { player, bet, win } = await playing(gateway, '20000.00');
  const round = { roundId: randomUUID(), transactionId: randomUUID() };
  await bet(round);
  await win({ roundId: round.roundId, betTransactionId: round.transactionId });
  const deposit = await player.value('createDeposit', { body: { amount: '500.00' } });
  const withdrawal = await player.value('createWithdrawal', { body: payee });
  const { list: bets } = await player.value('listBets');
  const { list: messages } = await player.value('listMessages');
  const owned: Record<string, string> = {
    depositId: deposit.id,
    withdrawalId: withdrawal.id,
    roundId: bets[0]!.roundId,
    messageId: messages[0]!.id,
  };
  return { player, owned };
}

/** The id of this browser's session. */
export async function ownSession(browser: TestClient): Promise<string> {
  const { list } = await browser.value('listSessions');
  return list.find(({ current }) => current)!.id;
}
