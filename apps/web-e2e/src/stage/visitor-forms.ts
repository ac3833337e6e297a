import type { Locator } from '@playwright/test';
import { everyBadValue, type BadValue } from './bad-values.ts';
import type { Player } from './player.ts';

export interface FormField {
  label: string;
  /** What is right there, or is no value at all in a field that need not be filled in. */
  right: readonly BadValue[];
  digits?: boolean;
}

/** A form that a visitor can fill in without being known. */
export interface VisitorForm {
  name: string;
  open(player: Player): Promise<Locator>;
  send: string;
  fields: readonly FormField[];
}

const notThere: BadValue[] = ['empty', 'spaces', 'marks'];
const name = (right: BadValue[] = []): FormField => ({ label: 'Username', right });
const password: FormField = { label: 'Password', right: [] };
const mobile: FormField = { label: 'Mobile number', right: [], digits: true };
/** Digits beyond its length are not taken. */
const code: FormField = { label: 'Verification code', right: ['long', 'huge'], digits: true };
/** A date field takes dates alone. */
const birthday: FormField = { label: 'Date of birth', right: everyBadValue.filter((value) => value !== 'empty') };
const invitation: FormField = { label: 'Referral code', right: notThere };

async function dialogAt(player: Player, path: string, title: string): Promise<Locator> {
  await player.open(path);
  return player.dialog(title);
}

async function tabOf(player: Player, dialog: Locator, tab: string): Promise<Locator> {
  await dialog.getByRole('tab', { name: player.say(tab) }).click();
  return dialog.getByRole('tabpanel');
}

/** Where every way is switched on: meridian. */
export const visitorForms: readonly VisitorForm[] = [
  {
    name: 'register by username',
    open: async (player) => dialogAt(player, '/register', 'Register'),
    send: 'Register',
    fields: [
      name(),
      password,
      { label: 'E-mail', right: notThere },
      { label: 'Real name', right: ['script', 'emoji'] },
      birthday,
      invitation,
      { label: 'Captcha', right: everyBadValue.filter((value) => value !== 'empty' && value !== 'spaces') },
    ],
  },
  {
    name: 'register by mobile number',
    open: async (player) => tabOf(player, await dialogAt(player, '/register', 'Register'), 'By mobile number'),
    send: 'Register',
    fields: [mobile, code, password, birthday, invitation],
  },
  {
    name: 'log in by username',
    open: async (player) => dialogAt(player, '/login', 'Log in'),
    send: 'Log in',
    // What can be somebody's name and password is for the gateway to say, of both together.
    fields: [name(['short', 'script', 'emoji']), { label: 'Password', right: everyBadValue.filter((v) => v !== 'empty' && v !== 'huge') }],
  },
  {
    name: 'log in by SMS code',
    open: async (player) => tabOf(player, await dialogAt(player, '/login', 'Log in'), 'By SMS code'),
    send: 'Log in',
    fields: [mobile, code],
  },
];
