import { expect, type Page } from '@playwright/test';
import type { BuiltInRole } from '@parlour/domain/office';
import { test as journey } from './own-gateway.ts';
import { textsOfOffice, type Say } from './texts.ts';

/** An operator in the office, in a separate browser. */
export interface Desk {
  page: Page;
  /** In the language of the office. */
  say: Say;
}

interface Fixtures {
  /** The language in which the office opens, BCP 47. */
  officeLanguage: 'en' | 'bn';
  /** Enters the office as the demonstration operator of a role, at an address. */
  enter: (role: BuiltInRole, path?: string) => Promise<Desk>;
}

const roleNames: Record<BuiltInRole, string> = {
  owner: 'Owner',
  finance: 'Finance',
  support: 'Support',
  risk: 'Risk',
  content: 'Content',
  marketing: 'Marketing',
  lottery: 'Lottery',
  agents: 'Agents',
  engineer: 'Engineer',
  auditor: 'Auditor',
};

/** A journey with an office of its own, and the site of one merchant. Operators' pages must log no error. */
export const test = journey.extend<Fixtures>({
  officeLanguage: ['en', { option: true }],
  enter: async ({ browser, gateway, officeLanguage }, use) => {
    const faults: string[] = [];
    const say = textsOfOffice(officeLanguage);
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (role, path = '/') => {
      const context = await browser.newContext({ locale: officeLanguage });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(`${role}: ${String(error)}`));
      await page.goto(`http://office.localhost:${gateway.port}${path}`);
      const people = page.getByRole('region', { name: say('Demonstration') });
      await people.getByRole('button', { name: say(roleNames[role]), exact: true }).click();
      // The log-in page has a heading too; only the frame has the search, and listens to keys.
      await expect(page.getByRole('button', { name: say('Search') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return { page, say };
    });
    for (const context of contexts) await context.close();
    expect(faults, 'faults on pages of the office').toEqual([]);
  },
});
