import { accountTypes, type Role } from '@parlour/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useMemberAction } from './member-action.ts';
import { openPage } from './testing/open-page.tsx';

const played = vi.fn();
beforeEach(() => played.mockClear());

function Home() {
  const act = useMemberAction();
  return <button onClick={() => act('play', played)}>Play</button>;
}

const open = (path: string, role: Role) => openPage(path, role, Home);

const memberPages = [
  '/member/depositv2',
  '/member/withdraw',
  '/member/personalHistoryCopy',
  '/member/transactionHistory',
  '/member/messageV2',
  '/member',
  '/member/securityCenter',
];

describe('a page of the member centre', () => {
  test.each(memberPages)('%s is shown to a member', async (path) => {
    const { screen, router, access } = await open(path, 'member');
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
    expect(access.refuse).not.toHaveBeenCalled();
  });

  test.each([
    ['guest', 'not_logged_in'],
    ['trial', 'real_account_needed'],
  ] as const)('sends a %s home, asks for what is missing, and keeps where they wanted to go', async (role, refusal) => {
    const { screen, router, access } = await open('/member/depositv2?deposit=0199c1de-9a3b-7000-8000-0123456789ab', role);
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(access.refuse).toHaveBeenCalledExactlyOnceWith(refusal, {
      href: '/member/depositv2?deposit=0199c1de-9a3b-7000-8000-0123456789ab',
    });
  });
});

describe('the pages of agents', () => {
  const agent = { id: 'm-2', role: 'member', type: accountTypes.agent };
  const openAs = async (path: string, who: 'agent' | Role) => {
    const page = await open('/', who === 'agent' ? 'member' : who);
    if (who === 'agent') page.queryClient.setQueryData(['session', 'member'], agent);
    await page.router.navigate({ href: path });
    return page;
  };

  test.each([
    ['an agent', '/agentHome', 'agent', '/agentHome'],
    ['an agent who is in already', '/agent', 'agent', '/agentHome'],
    ['a guest', '/agent', 'guest', '/agent'],
    ['a guest who asks for the centre', '/agentHome', 'guest', '/agent'],
    ['a member who asks for the centre', '/agentHome', 'member', '/agent'],
    ['a trial user who asks for the centre', '/agentHome', 'trial', '/agent'],
  ] as const)('%s at %s is led to where they belong', async (_who, path, who, shown) => {
    const { screen, router, access } = await openAs(path, who);
    await expect.element(screen.getByRole('heading', { name: shown === '/agent' ? 'agentEntrance' : 'agentHome' })).toBeVisible();
    expect(router.state.location.pathname).toBe(shown);
    expect(access.refuse).not.toHaveBeenCalled();
  });
});

describe('a member action', () => {
  test('is done at once for a member', async () => {
    const { screen, access } = await open('/', 'member');
    await screen.getByRole('button', { name: 'Play' }).click();
    await vi.waitFor(() => expect(played).toHaveBeenCalledOnce());
    expect(access.refuse).not.toHaveBeenCalled();
  });

  test('waits for a guest to log in, then continues without another press', async () => {
    const { screen, access, queryClient } = await open('/', 'guest');
    await screen.getByRole('button', { name: 'Play' }).click();
    await vi.waitFor(() => expect(access.refuse).toHaveBeenCalledExactlyOnceWith('not_logged_in', expect.any(Function)));
    expect(played).not.toHaveBeenCalled();
    queryClient.setQueryData(['session', 'member'], { id: 'm-1', role: 'member' });
    const [, intent] = access.refuse.mock.calls[0]!;
    (intent as () => void)();
    await vi.waitFor(() => expect(played).toHaveBeenCalledOnce());
  });

  test('asks a guest who became a trial user to open a real account', async () => {
    const { screen, access, queryClient } = await open('/', 'guest');
    await screen.getByRole('button', { name: 'Play' }).click();
    await vi.waitFor(() => expect(access.refuse).toHaveBeenCalledOnce());
    queryClient.setQueryData(['session', 'member'], { id: 't-1', role: 'trial' });
    (access.refuse.mock.calls[0]![1] as () => void)();
    await vi.waitFor(() => expect(access.refuse).toHaveBeenLastCalledWith('real_account_needed', expect.any(Function)));
    expect(played).not.toHaveBeenCalled();
  });
});

describe('addresses of the specification', () => {
  test.each(['/index', '/index.html', '/home'])('%s is the home page', async (path) => {
    const { screen, router } = await open(path, 'guest');
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  test('/login and /register open their dialogs over the home page', async () => {
    const login = await open('/login', 'guest');
    await vi.waitFor(() => expect(login.access.openLogin).toHaveBeenCalledOnce());
    const register = await open('/register?referralCode=Asha-77', 'guest');
    await vi.waitFor(() => expect(register.access.openRegister).toHaveBeenCalledExactlyOnceWith('Asha-77'));
    expect(register.router.state.location.href).toBe('/');
  });

  test('the list of a product line has an address only on sites that offer it', async () => {
    const has = await openPage('/fish', 'guest', Home, { productLines: ['FISH'] });
    await expect.element(has.screen.getByRole('heading', { name: 'gameList' })).toBeVisible();
    await has.screen.unmount();
    const lacks = await openPage('/fish', 'guest', Home, { productLines: ['RNG', 'LIVE'] });
    await expect.element(lacks.screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test('an unknown address says so', async () => {
    const { screen } = await open('/pointMall', 'guest');
    await expect.element(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});
