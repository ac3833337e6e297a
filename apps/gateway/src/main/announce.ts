import type { Running } from './start.ts';

/** Prints each site's address, and in demo jurisdiction the account that is ready to log in. */
export function announce({ config, merchants, demoAccounts }: Running): void {
  for (const { name, brandId, domains } of merchants.all) {
    const account = demoAccounts.find(({ brand }) => brand === brandId);
    console.log(
      `${name}: http://${domains[0]}:${config.port}/${account ? `  (log in as ${account.username} with ${account.password})` : ''}`,
    );
  }
}
