import { fund, hashPassword, lineOfAgents, setPolicy, settledBet, settleDue, signedContract } from '@parlour/gateway/testing';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { expect, expectNoSidewaysScroll } from '../stage/test.ts';

test.use({ brandId: 'padma', language: 'BN' });

const hours = 3600;
const paymentPassword = 'three ferries upstream';

test(
  'an agent offers a dividend, the downline accepts it in the popup, and both see what it brought; money goes down the line',
  { tag: '@phone' },
  async ({ page, site, gateway }) => {
    const player = new Player(page, site);
    const { say } = player;
    const merchant = site.brand.merchantCode;
    await setPolicy(gateway, merchant, { dividendCycle: 'daily', activeMin: '100' });
    const [head, child] = await lineOfAgents(gateway, 2, merchant);
    if (!head || !child) throw new Error('a line of two has two accounts');
    await signedContract(gateway, { merchant, memberId: head.memberId, kind: 'dividend', tiers: [{ rate: '30' }] });
    await fund(gateway, head, '5000');
    const hash = await hashPassword(paymentPassword);
    await gateway.db.updateTable('member').set({ payment_password_hash: hash }).where('id', '=', head.memberId).execute();

    const comeAs = async ({ username, password }: typeof head): Promise<void> => {
      await page.context().clearCookies();
      await player.open('/agent');
      await player.field('Username').fill(username);
      await player.field('Password').fill(password);
      await page.getByRole('button', { name: say('Log in'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Agents’ centre') })).toBeVisible();
    };
    const goTo = (english: string) =>
      page
        .getByRole('navigation', { name: say('Agents’ centre') })
        .getByRole('link', { name: say(english), exact: true })
        .click();

    await comeAs(head);
    await goTo('Contracts');
    await player.button('Offer a contract').click();
    const offer = page.getByRole('dialog', { name: player.around('Offer a contract: {0}') });
    await player.field('Account', offer).selectOption(child.username);
    const rate = player.field('Rate', offer);
    await rate.fill('31');
    await player.button('Show what it means', offer).click();
    const uncovered = offer.getByText(
      say('None of your own tiers covers this one: yours must be reached no later and pay at least as much.'),
    );
    await expect(uncovered).toBeVisible();
    await rate.fill('20');
    // It was above the button, which has moved up.
    await expect(uncovered).toBeHidden();
    await player.button('Show what it means', offer).click();
    await expect(player.button('Offer this contract', offer)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await player.button('Offer this contract', offer).click();
    await expect(offer).toBeHidden();
    await expect(player.button('Take back')).toBeVisible();

    await comeAs(child);
    await player.button('Go to my contracts', player.dialog('Contracts wait for your answer')).click();
    await player.button('Look and answer').click();
    const answer = page.getByRole('dialog', { name: player.around('Offer: {0}') });
    await expect(answer.getByText(say('If you accept, it is in force from the next period on.'))).toBeVisible();
    await player.button('Accept', answer).click();
    await expect(answer).toBeHidden();
    await expect(player.button('Ask to end it')).toBeVisible();

    // In force from tomorrow; the day after that, the run has settled what was played.
    gateway.clock.advance(24 * hours);
    await settledBet(gateway, { merchant, memberId: child.memberId, stake: 100_000n, win: 0n, at: gateway.clock.now() });
    gateway.clock.advance(27 * hours);
    await settleDue(gateway, merchant, 'dividend');

    await comeAs(head);
    await goTo('Bills');
    await page
      .getByRole('radio', { name: say('What I pay') })
      .or(player.button('What I pay'))
      .click();
    await player.button('Explain').first().click();
    const formula = player.around('{basis} × {share} = {due}.');
    await expect(page.getByText(formula)).toContainText(player.money('200'));
    await expectNoSidewaysScroll(page);

    await goTo('Transfers');
    await player.field('Account').selectOption(child.username);
    await player.field('Amount').fill('150');
    await player.button('Send').click();
    const proof = player.dialog('Is it you?');
    await player.field('Payment password', proof).fill(paymentPassword);
    await player.button('Confirm', proof).click();
    await expect(player.toasts.getByText(player.around('{figure} was sent to {0}.'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: say('History') })).toBeVisible();

    await comeAs(child);
    await goTo('Bills');
    await expect(page.getByText(player.money('200')).first()).toBeVisible();
    // The dividend, and what the upline sent.
    await goTo('Transfers');
    await expect(page.getByText(player.around('Available: {0}'))).toContainText(player.money('350'));
  },
);
