import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { formatMoney, fromDecimal, type LanguageCode } from '@parlour/domain';
import { textsOfGame } from '@parlour/arcade/texts';
import { playedGame } from './arcade.ts';
import { around, type Say } from './texts.ts';
import { demoAccountOf } from './demo-account.ts';
import type { Site } from './test.ts';

/** A person at a site: finds things by role and label, in the language of the page. */
export class Player {
  readonly page: Page;
  readonly site: Site;
  readonly username = `p${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;
  readonly password = `a quiet river at dawn ${randomInt(1e6)}`;

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

  /**
   * The same, and waits until the page receives events: for a visitor who only looks, that begins after eight seconds; for everybody else,
   * at once (ADR 30).
   */
  async openAndListen(path: string): Promise<void> {
    const listening = this.page.waitForResponse((answer) => new URL(answer.url()).pathname === '/wps/events');
    await this.open(path);
    await this.page.mouse.move(300, 300);
    await listening;
  }

  async live(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-live', '');
  }

  /** Finds a text of the site whatever its slots contain. */
  around(english: string): RegExp {
    return around(this.say(english));
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  button(english: string, within: Page | Locator | FrameLocator = this.page): Locator {
    return within.getByRole('button', { name: around(this.say(english)) });
  }

  dialog(english: string): Locator {
    return this.page.getByRole('dialog', { name: this.say(english), exact: true });
  }

  /** A field by its label, which may be followed by whether it is required. */
  field(english: string, within: Page | Locator = this.page): Locator {
    const optional = around(this.say('optional')).source;
    return within.getByLabel(new RegExp(`^${around(this.say(english)).source}(\\s*\\*|\\s*\\(${optional}\\))?$`, 's'));
  }

  /** The message that a field is marked with, found by what ties it to the field. */
  async messageAt(field: Locator): Promise<Locator> {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    return this.page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: this.say('Notifications') });
  }

  /** An amount of the brand's money as the site writes it in this language. */
  money(amount: string): string {
    const { brand, tag } = this.site;
    return formatMoney(fromDecimal(amount, brand.currency), tag);
  }

  /** The amount that the header shows. */
  get balance(): Locator {
    return this.header.locator('bdi').first();
  }

  async expectBalance(amount: string): Promise<void> {
    await expect(this.balance).toHaveText(this.money(amount));
  }

  /** The buttons of the in-house game in a list of games; on the home page it also scrolls past. */
  gameButton(what: 'Play' | 'Free trial', list = this.page.getByRole('list', { name: this.say('Games'), exact: true })): Locator {
    const { name: game } = textsOfGame(playedGame, this.site.language as LanguageCode);
    return list.getByRole('button', { name: `${this.say(what)} ${game}`, exact: true });
  }

  /** The side menu, opened if it slides in; `say` in the page's current language. */
  async openSideMenu(say = this.say): Promise<Locator> {
    if (this.site.phone) await this.page.getByRole('button', { name: say('Open the menu') }).click();
    return this.page.getByRole('navigation', { name: say('Side menu') });
  }

  /** Selects the journey's language, if the page opens in another one. */
  async chooseLanguage(): Promise<void> {
    const { brand, language, sayFirst } = this.site;
    if (language === brand.defaultLanguage) return;
    const menu = await this.openSideMenu(sayFirst);
    await menu.getByRole('combobox', { name: sayFirst('Language') }).selectOption(language);
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.site.tag);
  }

  /** Arrives in the journey's language, like somebody who chose it here before. */
  async speak(): Promise<void> {
    const { language, origin } = this.site;
    await this.page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  }

  /** Switches to the dark or light theme if the page is not in it yet. */
  async chooseTheme(theme: 'dark' | 'light'): Promise<void> {
    const html = this.page.locator('html');
    if ((await html.getAttribute('data-theme')) === theme) return;
    const menu = await this.openSideMenu();
    await menu.getByRole('switch', { name: this.say('Light theme') }).click();
    await expect(html).toHaveAttribute('data-theme', theme);
  }

  /** Opens the member's menu and waits until it stands still: a press while it slides in may miss. */
  async openMemberMenu(): Promise<Locator> {
    await this.header.getByRole('button', { name: around(this.say('Member menu')) }).click();
    const menu = this.page.getByRole('menu');
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.evaluate((element) => element.getAnimations({ subtree: true }).length), { intervals: [50] }).toBe(0);
    return menu;
  }

  /** Goes to a page of the member centre by the member's menu. */
  async openMemberPage(english: string): Promise<void> {
    const menu = await this.openMemberMenu();
    // Its whole name except for a count of unread ones: the lottery's record starts like the betting record.
    const name = new RegExp(`^${around(this.say(english)).source}[^\\p{L}\\p{M}]*$`, 'su');
    await menu.getByRole('menuitem', { name }).click();
    // Where the session has ended, a log-in covers the page at once, and assistive technology has no heading of it any more.
    await expect(this.page.getByRole('heading', { level: 1, name: this.say(english), includeHidden: true })).toBeVisible();
  }

  /** Logs in by the header's button. */
  async logIn(username = this.username, password = this.password): Promise<void> {
    await this.button('Log in', this.header).click();
    await this.enterCredentials(username, password);
    await expect(this.dialog('Log in')).toBeHidden();
    await this.expectLoggedIn();
  }

  /** Fills in the open log-in dialog, and sends it. */
  async enterCredentials(username: string, password: string): Promise<void> {
    const dialog = this.dialog('Log in');
    await this.field('Username', dialog).fill(username);
    await this.field('Password', dialog).fill(password);
    await dialog.getByRole('button', { name: this.say('Log in'), exact: true }).click();
  }

  /** Logs in as the member of every demo site, who has money: for journeys that only look. */
  async logInAsDemo(): Promise<void> {
    await this.button('Log in', this.header).click();
    await this.logInAsDemoHere();
  }

  /** The same in the open log-in dialog. */
  async logInAsDemoHere(): Promise<void> {
    const { username, password } = demoAccountOf(this.site.brand.id);
    await this.enterCredentials(username, password);
    await expect(this.dialog('Log in')).toBeHidden();
    await this.expectLoggedIn();
  }

  async logOut(): Promise<void> {
    const menu = await this.openMemberMenu();
    await menu.getByRole('menuitem', { name: this.say('Log out') }).click();
    await this.button('Log out', this.page.getByRole('dialog')).click();
    await this.expectLoggedOut();
  }

  async expectLoggedIn(): Promise<void> {
    await expect(this.header.getByRole('button', { name: around(this.say('Member menu')) })).toBeVisible();
  }

  async expectLoggedOut(): Promise<void> {
    await expect(this.header.getByRole('button', { name: this.say('Log in'), exact: true })).toBeVisible();
  }
}
