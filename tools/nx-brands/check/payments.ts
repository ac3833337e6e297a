import { paymentsProblem } from '@parlour/gateway/payments-problem';
import type { Brand } from '@parlour/brand/schema';
import { Findings, type Check } from './problem.ts';

/** Whether players can pay: a licensed brand needs a provider of real money in PAYMENT_PROVIDERS. */
export function checkPayments(folder: string, brand: Brand): Check {
  const findings = new Findings(folder);
  const problem = paymentsProblem(brand, process.env);
  if (problem) findings.error('brand.json', `jurisdiction.licence ${problem.says}`, problem.mend);
  return findings.as('Payments', brand.jurisdiction.licence === 'demo' ? 'play money' : 'real money');
}
