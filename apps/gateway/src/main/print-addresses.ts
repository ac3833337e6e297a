import type { Running } from './start.ts';

/** Prints each site's address or why it is closed, and in demo jurisdiction the account that is ready to log in. */
export function printAddresses({ config, merchants, demoAccounts }: Running): void {
  for (const { name, brandId, domains, closed } of merchants.all) {
    if (closed !== null) {
      console.log(`${name}: closed. ${closed}`);
      continue;
    }
    const account = demoAccounts.find(({ brand }) => brand === brandId);
    console.log(
      `${name}: http://${domains[0]}:${config.port}/${account ? `  (log in as ${account.username} with ${account.password})` : ''}`,
    );
  }
}
