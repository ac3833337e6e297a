import { operationTable, type BodyOf, type OperationId, type ValueOf } from '@parlour/office-api/contract';
import { officeRulesOf } from '../areas/office/office-rules.ts';
import { appWith } from '../areas/identity/authenticator/testing.ts';
import type { TestClient } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { officeOf } from './office.ts';

interface Answer {
  status: number;
  body: { success: boolean; value?: unknown; code?: string; params?: Record<string, unknown> };
}

/** A browser at the office's host; every answer is checked against the contract. */
export interface OfficeBrowser extends Pick<TestClient, 'cookies' | 'inject'> {
  call<K extends OperationId>(operation: K, body?: BodyOf<K>): Promise<Answer>;
  /** The value of a successful answer; throws if refused. */
  value<K extends OperationId>(operation: K, body?: BodyOf<K>): Promise<ValueOf<K>>;
}

export const officeHost = 'office.localhost:4300';

export function officeBrowser(gateway: Pick<TestGateway, 'guest'>, ip = '203.0.113.9'): OfficeBrowser {
  const { cookies, inject } = gateway.guest({ host: officeHost, ip });
  const browser: OfficeBrowser = {
    cookies,
    inject,
    async call(operation, body) {
      const { method, path: url } = operationTable[operation];
      const response = await inject({ method, url, ...(body === undefined ? {} : { payload: body as object }) });
      const answer = response.json<Answer['body']>();
      const follows = officeRulesOf(operation).answer(response.statusCode);
      if (!follows(answer))
        throw new Error(
          `${response.statusCode} of ${operation} breaks the contract: ${JSON.stringify(follows.errors)} in ${response.body}`,
        );
      return { status: response.statusCode, body: answer };
    },
    async value<K extends OperationId>(operation: K, body?: BodyOf<K>) {
      const { status, body: answer } = await browser.call(operation, body);
      if (status !== 200) throw new Error(`${operation} was refused: ${status} ${JSON.stringify(answer)}`);
      return answer.value as ValueOf<K>;
    },
  };
  return browser;
}

/** The invitation token of an operator, one of the first two, who has just been added. */
export async function invited(gateway: TestGateway, name: string): Promise<string> {
  const added = await officeOf(gateway).call('addOperator', { body: { name } });
  if (!('link' in added) || !added.link) throw new Error(`${name} got no link`);
  return new URL(added.link).hash.slice(1);
}

export const officePassword = 'seven grey herons wade';

/** Accepts an invitation with password and authenticator; returns the phone. */
export async function acceptInvitation(gateway: TestGateway, browser: OfficeBrowser, token: string) {
  const { setUpKey } = await browser.value('openInvitation', { token });
  const code = appWith(gateway, setUpKey);
  const session = await browser.value('acceptByPassword', { token, password: officePassword, code: code() });
  return { code, session };
}

/** The browser and the phone of an operator with all permissions who has just used an invitation. */
export async function enteredOffice(gateway: TestGateway, name = 'amina', ip?: string) {
  const browser = officeBrowser(gateway, ip);
  const { code, session } = await acceptInvitation(gateway, browser, await invited(gateway, name));
  return { browser, code, session };
}
