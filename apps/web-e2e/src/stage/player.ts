import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { codeSentTo } from './outbox.ts';
import { around, type Say } from './texts.ts';
import type { Site } from './test.ts';

export const password = 'a quiet river at dawn 42';

/** A person at a site: finds things by role and label, in the language of the page. */
export class Player {
  readonly page: Page;
  readonly site: Site;
  readonly username = `p${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;

  constructor(page: Page, site: Site) {
    this.page = page;
    this.site = site;
  }

  get say(): Say {
    return this.site.say;
  }

  /** Opens an address of the site and waits until the page is live, not only readable. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(this.site.origin + path);
    await this.live();
  }

  async live(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-live', '');
  }

  button(english: string, within: Page | Locator | FrameLocator = this.page): Locator {
    return within.getByRole('button', { name: around(this.say(english)) });
  }

  dialog(english: string): Locator {
    return this.page.getByRole('dialog', { name: this.say(english) });
  }

  field(english: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(new RegExp(`^${around(this.say(english)).source}(\\s*\\*)?$`, 's'));
  }

  /** The amount that the header shows, as digits of the page's language give it. */
  get balance(): Locator {
    return this.page.getByRole('banner').locator('bdi').first();
  }

  async expectBalance(amount: string): Promise<void> {
    await expect(this.balance).toContainText(this.number(amount));
  }

  /** A decimal as the site writes it in this language. */
  number(amount: string): string {
    const tag = { EN: 'en', BN: 'bn', VI: 'vi', CN: 'zh-CN', TH: 'th', AR: 'ar' }[this.site.language]!;
    return new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(amount));
  }

  /** The side menu, opened where it slides in; `say` in the language that the page speaks now. */
  async openSideMenu(say = this.say): Promise<Locator> {
    if (this.site.phone) await this.page.getByRole('button', { name: say('Open the menu') }).click();
    return this.page.getByRole('navigation', { name: say('Side menu') });
  }

  /** Chooses the journey's language in the selector, where it is not the one that the page opens in. */
  async chooseLanguage(): Promise<void> {
    const { brand, language, sayFirst } = this.site;
    if (language === brand.defaultLanguage) return;
    const menu = await this.openSideMenu(sayFirst);
    await menu.getByRole('combobox', { name: sayFirst('Language') }).selectOption(language);
    await expect(this.page.getByRole('banner').getByRole('button', { name: this.say('Register') })).toBeAttached();
  }

  /** Fills in whatever the register form asks for, by username; the form must be open. */
  async register(): Promise<void> {
    const dialog = this.dialog('Register');
    const { say } = this;
    await this.field('Username', dialog).fill(this.username);
    await dialog.getByLabel(around(say('Password'))).first().fill(password);
    await this.field('Confirm password', dialog).fill(password);
    await this.fillIfAsked(dialog, 'Real name', 'Lotus Rahman');
    await this.fillIfAsked(dialog, 'E-mail', `${this.username}@example.com`);
    await this.fillIfAsked(dialog, 'Date of birth', '1990-02-28');
    const mobile = dialog.getByLabel(around(say('Mobile number'))).last();
    if (await mobile.isVisible()) await mobile.fill(this.mobileNumber());
    await dialog.getByRole('checkbox').nth(0).check();
    await dialog.getByRole('checkbox').nth(1).check();
    await this.button('Register', dialog).last().click();
    await expect(dialog).toBeHidden({ timeout: 40_000 });
  }

  /** Registers by mobile number: asks for the code, reads it where it was sent, and enters it. */
  async registerByMobile(): Promise<void> {
    const dialog = this.dialog('Register');
    const number = this.mobileNumber();
    await dialog.getByRole('tab', { name: this.say('By mobile number') }).click();
    const panel = dialog.getByRole('tabpanel');
    await panel.locator('input[type=tel], input[inputmode=numeric]').first().fill(number);
    await this.button('Send code', panel).click();
    await expect(panel.getByText(this.say('We sent a code to your mobile number.'))).toBeVisible({ timeout: 30_000 });
    await this.field('Verification code', panel).fill(await codeSentTo(number));
    await panel.getByLabel(around(this.say('Password'))).first().fill(password);
    await this.field('Confirm password', panel).fill(password);
    await this.fillIfAsked(panel, 'Date of birth', '1990-02-28');
    await panel.getByRole('checkbox').nth(0).check();
    await panel.getByRole('checkbox').nth(1).check();
    await this.button('Register', panel).last().click();
    await expect(dialog).toBeHidden({ timeout: 40_000 });
  }

  private mobileNumber(): string {
    const digits = this.site.brand.dialingCodes[0]!.digits[0]!;
    return `17${String(randomInt(10 ** 8)).padStart(8, '0')}`.slice(0, digits).padEnd(digits, '0');
  }

  private async fillIfAsked(dialog: Locator, label: string, value: string): Promise<void> {
    const field = this.field(label, dialog);
    if (await field.isVisible()) await field.fill(value);
  }

  /** Goes to a page of the member centre by the member's menu. */
  async openMemberPage(english: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: around(this.say('Member menu')) }).click();
    await this.page.getByRole('menuitem', { name: this.say(english) }).click();
  }
}
