import {
  operationTable,
  type BodyOf,
  type components,
  type OperationId,
  type OperatorCredentials,
  type ProposableOperation,
  type ValueOf,
} from '@parlour/office-api/contract';
import { createOfficeApi, type OfficeApi, type OfficeInput } from '@parlour/office-api';
import type { FastifyInstance } from 'fastify';
import { createOffice } from '../areas/office/office-app.ts';
import { officeRulesOf } from '../areas/office/office-rules.ts';
import { fetchFrom } from '../main/ops/fetch-from.ts';
import type { TestGateway } from './gateway.ts';

const offices = new WeakMap<object, FastifyInstance>();

/** The office of a test gateway: same database, clock and merchants. */
export function officeBeside(gateway: Beside): FastifyInstance {
  const log = { info: () => undefined, warn: () => undefined };
  const office =
    offices.get(gateway) ??
    createOffice({ ...gateway, db: gateway.database.db, forOffice: gateway.database.forOffice }, { log, onFailure: console.error });
  offices.set(gateway, office);
  return office;
}

type Beside = Pick<TestGateway, 'clock' | 'config' | 'database' | 'merchants' | 'random' | 'vault'>;

/** The gateway as this operator sees it; every answer is checked against the contract. */
export function officeOf(gateway: Beside, as?: OperatorCredentials): OfficeApi {
  const ask = fetchFrom(officeBeside(gateway));
  return createOfficeApi({
    as,
    async fetch(request) {
      const response = await ask(request.clone() as Request);
      const operation = operationOf(request);
      const answer: unknown = await response.clone().json();
      const follows = officeRulesOf(operation).answer(response.status);
      if (!follows(answer))
        throw new Error(
          `the answer ${response.status} of ${operation} breaks the contract: ${JSON.stringify(follows.errors)} in ${JSON.stringify(answer).slice(0, 2000)}`,
        );
      return response;
    },
  });
}

/** Calls an operation that takes a body. */
export function operate<K extends OperationId>(
  gateway: Beside,
  operation: K,
  body: BodyOf<K>,
  as?: OperatorCredentials,
): Promise<ValueOf<K>> {
  return officeOf(gateway, as).call(operation, { body } as OfficeInput<K>);
}

/** Has one operator propose something and the other approve it; returns the operation's answer. Throws if it was not executed. */
export async function byTwo<K extends ProposableOperation>(
  gateway: Beside,
  operation: K,
  body: BodyOf<K>,
  [first, second]: readonly [OperatorCredentials, OperatorCredentials],
): Promise<Exclude<ValueOf<K>, components['schemas']['Waiting']>> {
  const waiting = (await operate(gateway, operation, body as BodyOf<K>, first)) as object;
  if (!isWaiting(waiting)) throw new Error(`${operation} takes no second operator: ${JSON.stringify(waiting)}`);
  const { proposal, result } = await approve(gateway, waiting.approval, second);
  if (!result) throw new Error(`${operation} ended as ${proposal.status}: ${proposal.outcome ?? ''}`);
  return result as Exclude<ValueOf<K>, components['schemas']['Waiting']>;
}

const isWaiting = (answer: object): answer is components['schemas']['Waiting'] => 'approval' in answer;

/** Approves a waiting proposal as it is listed. */
export async function approve(gateway: Beside, id: string, as: OperatorCredentials) {
  const { list } = await officeOf(gateway, as).call('listProposals', { query: {} });
  return operate(gateway, 'approveProposal', { id, hash: list.find((each) => each.id === id)?.hash ?? '' }, as);
}

/** Adds an operator, one of the first two, who then creates their own key. */
export async function namedOperator(gateway: Beside, name: string): Promise<OperatorCredentials> {
  const added = await officeOf(gateway).call('addOperator', { body: { name } });
  if (!('key' in added)) throw new Error(`${name} is not one of the first two operators`);
  const { key } = await officeOf(gateway, { name, key: added.key }).call('renewOwnKey', {});
  return { name, key };
}

/** Has the first two operators add another one, who then creates their own key. */
export async function furtherOperator(
  gateway: Beside,
  added: BodyOf<'addOperator'>,
  two: readonly [OperatorCredentials, OperatorCredentials],
): Promise<OperatorCredentials> {
  const { name } = added;
  const { key } = await byTwo(gateway, 'addOperator', added, two);
  return { name, key: (await officeOf(gateway, { name, key }).call('renewOwnKey', {})).key };
}

/** The first two operators, with keys of their own. */
export async function firstTwo(gateway: Beside): Promise<readonly [OperatorCredentials, OperatorCredentials]> {
  return [await namedOperator(gateway, 'amina'), await namedOperator(gateway, 'bao')];
}

function operationOf({ method, url }: Request): OperationId {
  const { pathname } = new URL(url);
  const found = Object.entries(operationTable).find(([, operation]) => operation.path === pathname && operation.method === method);
  if (!found) throw new Error(`no operation of the office is ${method} ${pathname}`);
  return found[0] as OperationId;
}
