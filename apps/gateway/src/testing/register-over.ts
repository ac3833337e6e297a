import { operationTable, type OperationId } from '@parlour/api/contract';
import { pbkdf2, solveChallenge, type Challenge } from 'altcha/lib';
import { seal } from './seal.ts';

interface Answer {
  success: boolean;
  value?: unknown;
  code?: string;
}

/** Sends a request to a gateway, for example from a browser that keeps its cookies, and returns the answer's body. */
export type Send = (request: { method: string; path: string; body: object | undefined }) => Promise<unknown>;

/** How a person registers by username, using only the gateway's contract. `send` is the person's browser. */
export function registration(send: Send) {
  const ask = async (operation: OperationId, body?: object, query = ''): Promise<Answer> => {
    const { method, path: plain } = operationTable[operation];
    const path = plain + query;
    // Every answer of the contract has this form.
    return (await send({ method, path, body })) as Answer;
  };
  return {
    /** Requests a captcha for this browser. */
    async askCaptcha(): Promise<void> {
      const { success, code } = await ask('getCaptcha', undefined, '?purpose=register');
      if (!success) throw new Error(`no captcha was drawn: ${code}`);
    },
    /** Sends the form; returns the code of the refusal, or undefined if the browser now has a session. */
    async register(fields: {
      username: string;
      password: string;
      payeeName?: string;
      email?: string;
      birthday?: string;
      captcha?: string;
    }) {
      const form = { ...fields, confirmPassword: fields.password, termsAccepted: true, ageConfirmed: true, altcha: await solve() };
      const { method, path } = operationTable.registerMember;
      // As the contract states it.
      const key = (await ask('getPublicKey')).value as Parameters<typeof seal>[1];
      const { success, code } = await ask('registerMember', seal(form, key, { method, path, now: Date.now() }));
      return success ? undefined : String(code);
    },
  };

  /** Solves the human check. */
  async function solve(): Promise<string> {
    // The contract states it as the library does.
    const challenge = (await ask('getHumanChallenge')).value as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
    const { parameters, signature } = challenge;
    return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
  }
}
