import { expect, type Locator } from '@playwright/test';
import { everyBadValue, type BadValue } from './bad-values.ts';
import type { Player } from './player.ts';

export interface FormField {
  label: string;
  /** A correct value here, or no value at all in an optional field. */
  right: readonly BadValue[];
  digits?: boolean;
}

/** A form that a visitor can fill in without being known. */
export interface VisitorForm {
  name: string;
  /** The title of its dialog, its tab, and the button that sends it. */
  dialog: 'Register' | 'Log in' | 'Forgot password?';
  tab?: string;
  send: string;
  fields: readonly FormField[];
}

const notThere: BadValue[] = ['empty', 'spaces', 'marks'];
const name = (right: BadValue[] = []): FormField => ({ label: 'Username', right });
const password: FormField = { label: 'Password', right: [] };
const mobile: FormField = { label: 'Mobile number', right: [], digits: true };
/** Digits beyond its length are not accepted. */
const code: FormField = { label: 'Verification code', right: ['long', 'huge'], digits: true };
/** A date field accepts only dates. */
const birthday: FormField = { label: 'Date of birth', right: everyBadValue.filter((value) => value !== 'empty') };
const invitation: FormField = { label: 'Invitation code', right: notThere };

const paths = { Register: '/register', 'Log in': '/login', 'Forgot password?': '/forgot' } as const satisfies Record<
  VisitorForm['dialog'],
  string
>;

/** Opens a dialog by its address. */
export async function openDialog(player: Player, title: VisitorForm['dialog']): Promise<void> {
  await player.open(paths[title]);
  await expect(player.dialog(title)).toBeVisible();
}

/** A form in its open dialog, whose tab is chosen. */
export async function formOf(player: Player, { dialog: title, tab }: VisitorForm): Promise<Locator> {
  const dialog = player.dialog(title);
  if (!tab) return dialog;
  await dialog.getByRole('tab', { name: player.say(tab) }).click();
  return dialog.getByRole('tabpanel');
}

/** Where every way is switched on: meridian. */
export const visitorForms: readonly VisitorForm[] = [
  {
    name: 'register by username',
    dialog: 'Register',
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
    dialog: 'Register',
    tab: 'By mobile number',
    send: 'Register',
    fields: [mobile, code, password, birthday, invitation],
  },
  {
    name: 'log in by username',
    dialog: 'Log in',
    send: 'Log in',
    // Whether a name and a password are acceptable together is for the gateway to say.
    fields: [name(['short', 'script', 'emoji']), { label: 'Password', right: everyBadValue.filter((v) => v !== 'empty' && v !== 'huge') }],
  },
  {
    name: 'log in by SMS code',
    dialog: 'Log in',
    tab: 'By SMS code',
    send: 'Log in',
    fields: [mobile, code],
  },
  {
    name: 'a forgotten password by e-mail',
    dialog: 'Forgot password?',
    tab: 'By e-mail',
    send: 'E-mail me a link',
    fields: [name(['short', 'script', 'emoji']), { label: 'E-mail address of your account', right: [] }],
  },
  {
    name: 'a forgotten password by SMS',
    dialog: 'Forgot password?',
    tab: 'By SMS',
    send: 'Set the new password',
    // Here the gateway checks the length of a code, together with whether it is right.
    fields: [mobile, { ...code, right: [...code.right, 'short'] }, { label: 'New password', right: [] }],
  },
];
