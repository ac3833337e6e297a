import { comeAsMember } from '../stage/come-as-member.ts';
import { Player } from '../stage/player.ts';
import { told } from '../stage/matrix.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

/** The bonus as its card names it. */
const titles = { EN: 'Welcome bonus', AR: 'مكافأة الترحيب' } as const;

for (const language of told('EN', 'AR'))
  test.describe(`in ${language}`, () => {
    test.use({ brandId: 'meridian', language });

    test('a new member reads the terms of a bonus, claims it once, sees how much is wagered, and gives it up knowing the cost', async ({
      page,
      site,
    }) => {
      const player = new Player(page, site);
      const { say } = player;
      await comeAsMember(player);
      await player.open('/promotions');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: titles[language] }) });
      await card.getByText(say('Terms'), { exact: true }).click();
      await expect(card.getByText(say('Your own money is played first.'))).toBeVisible();
      await card.getByRole('button', { name: say('Claim'), exact: true }).dblclick();
      await card.getByRole('link', { name: say('Show the bonus') }).click();

      await expect(page.getByRole('heading', { level: 1, name: say('Bonus details') })).toBeVisible();
      const bonus = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: titles[language] }) });
      await expect(bonus).toHaveCount(1);
      await expect(bonus.getByRole('progressbar', { name: say('Wagered') })).toBeVisible();
      await bonus.getByRole('button', { name: say('Give this bonus up') }).click();
      await player
        .dialog('Give this bonus up?')
        .getByRole('button', { name: say('Give it up'), exact: true })
        .click();
      await expect(bonus.getByText(say('Given up'), { exact: true })).toBeVisible();

      await page.goBack();
      await expect(card.getByRole('button', { name: around(say('Claim')) })).toBeHidden();
    });
  });
