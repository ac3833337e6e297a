import { expect, type Page } from '@playwright/test';
import { registration, type Send } from '@parlour/gateway/registration';
import { memberPages, type MemberPage } from './member-pages.ts';
import { captchaBetween } from './outbox.ts';
import type { Player } from './player.ts';
import { birthday, realName } from './register.ts';

/**
 * Arrives at a site as somebody who has just registered there, through the gateway's interface instead of the form: for journeys about what
 * members do. To register as people do, use `becomeMember`. Opens the home page, or one of the member's pages as from a bookmark.
 */
export async function comeAsMember(player: Player, title?: MemberPage): Promise<void> {
  const { page } = player;
  await registerByInterface(player);
  await page.evaluate(leaveHint);
  const listening = page.waitForResponse((response) => response.request().resourceType() === 'eventsource');
  await player.open(title ? memberPages.find(([, name]) => name === title)![0] : '/');
  await player.expectLoggedIn();
  if (title) await expect(page.getByRole('heading', { level: 1, name: player.say(title) })).toBeVisible();
  // From here on the page receives what an operator does to the member; before its scripts have run, only the header is right.
  await listening;
}

/** Registers a member who is not logged in: for journeys that start with a log-in. The browser has not opened the site yet. */
export async function registerBefore(player: Player): Promise<void> {
  await registerByInterface(player);
  await player.page.context().clearCookies({ name: '__Host-sid' });
}

async function registerByInterface(player: Player): Promise<void> {
  const { page, site, username, password } = player;
  const asked = new Set(site.brand.registration.byUsername.map(({ name }) => name));
  const { register, askCaptcha } = registration(byBrowser(page));
  await player.speak();
  // An address of the site without scripts: the browser sends its requests from there, and keeps the session.
  await page.goto(`${site.origin}/robots.txt`);
  const captcha = site.brand.flags['registrationCaptcha'] ? { captcha: await readCaptcha(page, askCaptcha, site.brand.name) } : {};
  const refused = await register({
    username,
    password,
    ...(asked.has('payeeName') && { payeeName: realName }),
    ...(asked.has('email') && { email: `${username}@example.com` }),
    ...(asked.has('birthday') && { birthday }),
    ...captcha,
  });
  if (refused) throw new Error(`${username} could not register: ${refused}`);
}

/** In the browser: marks that there may be a session, as a page of the site does for the next one (`libs/api/src/session-hint.ts`). */
function leaveHint(): void {
  sessionStorage.setItem('token', 'cookie');
  localStorage.setItem('parlour.session', 'cookie');
}

/**
 * Requests captchas until it is certain that the text in the outbox belongs to this browser, since others request them too. A browser gets
 * one a second, so each request comes from a new one.
 */
async function readCaptcha(page: Page, ask: () => Promise<unknown>, siteName: string): Promise<string> {
  for (;;) {
    await page.context().clearCookies({ name: '__Host-cap' });
    const from = Date.now();
    await ask();
    const text = await captchaBetween(siteName, from, Date.now());
    if (text !== undefined) return text;
  }
}

/** Requested by the page's own browser. */
function byBrowser(page: Page): Send {
  return (request) =>
    page.evaluate(async ({ method, path, body }) => {
      const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(path, { method, ...content });
      return (await answer.json()) as unknown;
    }, request);
}
