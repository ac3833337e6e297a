import path from 'node:path';
import { BrandError, type Brand } from '@parlour/brand/schema';
import { paymentsProblem } from '@parlour/gateway/payments-problem';

/** Throws BrandError for a licensed brand without a payment provider: its pages show the payment methods and could not be rendered. */
export function demandPayments(folder: string, brand: Brand, env: NodeJS.ProcessEnv = process.env): void {
  const problem = paymentsProblem(brand, env);
  if (problem) throw new BrandError(`brands/${path.basename(folder)}/brand.json`, { at: 'jurisdiction.licence', ...problem });
}
