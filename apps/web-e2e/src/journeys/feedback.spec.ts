import { expectClean } from '../stage/clean.ts';
import { operator } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { fillCaptcha } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

test.use({ brandId: 'padma' });

test('a visitor tells the operator something: what is empty is listed, what is wrong is said at its field, what was typed stays', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await player.open('/');
  await player.button('Feedback').click();
  const dialog = player.dialog('Feedback');
  const send = dialog.getByRole('button', { name: say('Send'), exact: true });
  const [type, message, captcha] = [
    dialog.getByRole('combobox', { name: say('What is it about?') }),
    player.field('Your message', dialog),
    player.field('Captcha', dialog),
  ];

  await send.click();
  const warning = page.getByRole('alertdialog', { name: say('Something is missing') });
  await expect(warning.getByText(say('Please fill in:'))).toBeVisible();
  await expect(warning.getByRole('listitem')).toHaveText([say('What is it about?'), say('Your message'), say('Captcha')]);
  await expectClean(page, 'the warning');
  await warning.getByRole('button', { name: say('OK'), exact: true }).click();
  await expect(warning).toBeHidden();
  await expect(type).toBeFocused();
  await expect(await player.messageAt(type)).toHaveText(say('Input cannot be empty.'));

  const text = `${player.username} thinks that the music is too loud.`;
  await type.selectOption('3');
  await message.fill('x'.repeat(10_000));
  await captcha.fill('not it');
  await send.click();
  await expect(await player.messageAt(message)).toHaveText(around(say('Please enter {min, number} to {max, number} characters.')));
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('x'.repeat(10_000));
  await message.fill(`\u200F ${text} `);
  await send.click();
  await expect(await player.messageAt(captcha)).toHaveText(say('The captcha is incorrect. Please try the new picture.'));
  await expect(message).toHaveValue(`\u200F ${text} `);
  await expectClean(page, 'the form');

  await fillCaptcha(player, dialog);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(player.toasts.getByText(say('Thank you. Your feedback has been sent.'))).toBeVisible();
  expect(await operator('feedback', 'list', '--merchant', site.brand.merchantCode)).toContainEqual(
    expect.objectContaining({ sender: null, about: 'game', content: text }),
  );
});
