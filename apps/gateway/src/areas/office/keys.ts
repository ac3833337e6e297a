import { windowSeconds } from '../../http/sealed-body.ts';
import { rotateSealingKey } from '../../http/sealing-keys.ts';
import { renewPushKey } from '../messages/push/keys.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { tell } from './audit/append.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from './operator.ts';

/** Introduces a new key for sealed bodies; requests sealed with the previous key still succeed (security E08). */
export async function keysRotate({ db, vault, clock }: Operator): Promise<Schema<'SealingKey'>> {
  const { kid } = await rotateSealingKey(db, vault, clock.now());
  return { key: kid, olderOpensFor: `${windowSeconds} s` };
}

/** Introduces a new key by which push services recognise a merchant (content N87). */
export async function pushKeyRenew(operator: Operator, { merchant }: InputOf<'renewPushKey'>): Promise<Schema<'PushKey'>> {
  const { db, vault, clock } = operator;
  const [{ code }] = merchantsNamed(operator, merchant) as [Merchant];
  const { id, publicKey } = await renewPushKey(db, vault, code, clock.now());
  tell(operator, { merchant: code, subject: { kind: 'site', id: code }, after: { pushKey: id } });
  return { key: publicKey };
}
