import { randomUUID } from 'node:crypto';
import { changeStatements } from './statements.ts';

/** Loaded before a gateway, makes it forget what it did: a repeated transaction id is taken for a new one. */
const seen = new Set<string>();

changeStatements(({ text, values }, ask) => {
  if (!/^\s*select wallet_call\(/.test(text)) return undefined;
  const facts = JSON.parse(String(values[3])) as { transactionId: string };
  if (!seen.has(facts.transactionId)) {
    seen.add(facts.transactionId);
    return undefined;
  }
  const asNew = { ...facts, transactionId: randomUUID() };
  return ask({ text, values: [...values.slice(0, 3), JSON.stringify(asNew)] });
});
