import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@parlour/domain';
import { useOffice, useOfficeMutation, useQueueChange } from '@parlour/office-api/queries';
import {
  Badge,
  Button,
  Drawer,
  IconButton,
  Menu,
  MenuIcon,
  OfflineBanner,
  SearchIcon,
  Select,
  ToastRegion,
  useToasts,
  UserIcon,
  VisuallyHidden,
  type MenuEntry,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, useEffect, useId, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import {
  ExportContext,
  HistoryContext,
  ListAddressContext,
  useRoleName,
  ViewContext,
  ZoneContext,
  type SubjectHistoryProps,
} from '@parlour/office-ui';
import { allMerchants } from '../boot/all-merchants.ts';
import { SearchDialog } from '../search/search-dialog.tsx';
import { useExporter } from '../exports/use-exporter.tsx';
import { useListAddress } from '../views/use-list-address.ts';
import { useViewKeeper } from '../views/use-view-keeper.tsx';
import { prefer, usePreferences } from '../boot/preferences.ts';
import { may, useSession } from '../session/session.ts';
import type { Entry } from './entries.ts';
import * as styles from './frame.css.ts';
import { KeySheet } from './key-sheet.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OfficeLink } from './office-link.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { usePlaces } from './use-places.ts';

const SubjectHistory = lazy(async () => ({ default: (await import('@parlour/office-people')).SubjectHistory }));
const showHistory = (history: SubjectHistoryProps) => <SubjectHistory key={history.id} {...history} />;

/** Around every screen: whose data is shown, where one can go, and who is logged in. */
export function Frame() {
  const { t } = useLingui();
  const toasts = useToasts();
  const exporter = useExporter();
  const viewKeeper = useViewKeeper();
  const listAddress = useListAddress();
  const mayAudit = may(useSession(), 'audit.view', 'r');
  const { zone, merchant } = usePlaces();
  const [menu, setMenu] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [search, setSearch] = useState(false);
  useGoKeys({ onSheet: () => setSheet(true), onSearch: () => setSearch(true) });
  const { pathname } = useLocation();
  useEffect(() => setMenu(false), [pathname]);
  const online = useSyncExternalStore(
    (listener) => {
      for (const event of ['online', 'offline']) addEventListener(event, listener);
      return () => {
        for (const event of ['online', 'offline']) removeEventListener(event, listener);
      };
    },
    () => navigator.onLine,
  );
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <header className={styles.side} style={{ '--merchant': MERCHANT_COLOURS[merchant] } as CSSProperties}>
        <span className={styles.onlyNarrow}>
          <IconButton label={t`Menu`} icon={<MenuIcon />} onClick={() => setMenu(true)} />
        </span>
        <span className={styles.onlyWide}>
          <Mark />
        </span>
        <MerchantSelect />
        <SearchButton onPress={() => setSearch(true)} />
        <span className={styles.onlyWide}>
          <Entries />
        </span>
        <div className={styles.foot}>
          <AccountMenu onKeys={() => setSheet(true)} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <LeaveGuard />
        <OfflineBanner offline={!online} text={t`You are offline. What is shown may be out of date.`} />
        <ExportContext value={exporter}>
          <ViewContext value={viewKeeper}>
            <ZoneContext value={zone}>
              <HistoryContext value={mayAudit ? showHistory : null}>
                <ListAddressContext value={listAddress}>
                  <Outlet />
                </ListAddressContext>
              </HistoryContext>
            </ZoneContext>
          </ViewContext>
        </ExportContext>
      </main>
      <Drawer open={menu} onOpenChange={setMenu} side="start" title={<Mark />} closeText={t`Close`}>
        <Entries />
      </Drawer>
      <SearchDialog open={search} onClose={() => setSearch(false)} />
      <KeySheet open={sheet} onClose={() => setSheet(false)} />
      <ToastRegion store={toasts} label={t`Notices`} closeText={t`Close`} />
    </div>
  );
}

function SearchButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <span className={styles.onlyNarrow}>
        <IconButton label={t`Search`} icon={<SearchIcon />} onClick={onPress} />
      </span>
      <span className={styles.onlyWide}>
        <Button variant="secondary" icon={<SearchIcon size="s" />} iconEnd={<kbd className={styles.keys}>Ctrl K</kbd>} onClick={onPress}>
          <Trans>Search</Trans>
        </Button>
      </span>
    </>
  );
}

function Mark() {
  return (
    <span className={styles.mark}>
      <img src="/icon.svg" alt="" width="24" height="24" />
      <Trans>Office</Trans>
    </span>
  );
}

function Entries() {
  const { t, i18n } = useLingui();
  const id = useId();
  const { groups, addressOf } = usePlaces();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // In a low window the menu scrolls: the entry of the screen that is open must not be out of sight.
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={menu} aria-label={t`Office`} className={styles.nav}>
      {groups.map(({ text, entries }, index) => (
        <div key={entries[0]!.path} className={styles.group} {...(text && { role: 'group', 'aria-labelledby': `${id}${index}` })}>
          {text && (
            <p id={`${id}${index}`} className={styles.groupName}>
              {i18n._(text)}
            </p>
          )}
          {entries.map((entry) => (
            <EntryLink key={entry.path} entry={entry} to={addressOf(entry)} />
          ))}
        </div>
      ))}
    </nav>
  );
}

function EntryLink({ entry, to }: { entry: Entry; to: string }) {
  const { i18n } = useLingui();
  const Icon = entry.icon;
  return (
    // The dashboard's address begins those of all screens; of the other screens, a page below them is theirs too.
    <OfficeLink to={to} className={styles.entry} exact={entry.path === ''}>
      <Icon size="s" />
      <span className={styles.entryText}>{i18n._(entry.text)}</span>
      {entry.counts === 'proposals' && <WaitingForMe />}
      {entry.counts === 'mentions' && <NewMentions />}
    </OfficeLink>
  );
}

/** How many proposals this operator may decide, live. */
function WaitingForMe() {
  const office = useOffice();
  // Under its own key: refetching it must not change the list that is being read.
  const proposals = useQuery({
    queryKey: ['listProposals', 'to be counted'],
    queryFn: () => office.call('listProposals', { query: {} }),
  });
  useQueueChange('proposals', undefined, () => void proposals.refetch());
  return <Waiting count={proposals.data?.list.filter(({ mayDecide }) => mayDecide).length ?? 0} />;
}

/** How many notes that name this operator are new to them, live. */
function NewMentions() {
  const office = useOffice();
  const mentions = useQuery({
    queryKey: ['listMentions', 'to be counted'],
    queryFn: () => office.call('listMentions', { query: {} }),
  });
  useQueueChange('mentions', undefined, () => void mentions.refetch());
  return <Waiting count={mentions.data?.list.filter(({ seen }) => seen === null).length ?? 0} />;
}

function Waiting({ count }: { count: number }) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  return (
    <Badge mood="accent">
      <span aria-hidden>{new Intl.NumberFormat(i18n.locale).format(count)}</span>
      <VisuallyHidden>
        <Plural value={count} one="# waits for you" other="# wait for you" />
      </VisuallyHidden>
    </Badge>
  );
}

/** Whose data the screens show; it is part of the address, so that a link shows a colleague the same. */
function MerchantSelect() {
  const { t } = useLingui();
  const { merchants } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { merchant, keep, zone } = usePlaces();
  const choose = (code: string) => {
    keep(code);
    const screen = /^\/m\/[^/]+(.*)$/.exec(pathname)?.[1];
    if (screen !== undefined) void navigate({ to: `/m/${code}${screen}` as never });
  };
  return (
    <div className={styles.merchantPick}>
      <Select
        label={t`Merchant`}
        hideLabel
        value={merchant}
        onChange={({ target }) => choose(target.value)}
        options={[
          ...(merchants.length === 1 ? [] : [{ value: allMerchants, text: t`All merchants` }]),
          ...merchants.map(({ code, name }) => ({ value: code, text: name })),
        ]}
      />
      <p className={styles.zone}>{zone === null ? <Trans>Times in your time zone</Trans> : <Trans>Times in {zone}</Trans>}</p>
    </div>
  );
}

function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { operator, roles } = session;
  const { theme, density, language } = usePreferences();
  const { own } = usePlaces();
  const nameOf = useRoleName();
  const logOut = useOfficeMutation('logOut');
  const choice = <T extends string>(of: T, current: T, text: string, pick: () => void, separated = false): MenuEntry => ({
    key: of,
    text,
    checked: of === current,
    staysOpen: true,
    onSelect: pick,
    separated,
  });
  const menu: MenuEntry[] = [
    ...own.map(({ path, text, icon: Icon }) => ({
      key: path,
      text: i18n._(text),
      icon: <Icon size="s" />,
      render: <OfficeLink to={path} />,
    })),
    { key: 'keys', text: t`Keyboard`, onSelect: onKeys },
    choice('system', theme, t`Colours of the system`, () => prefer({ theme: 'system' }), true),
    choice('dark', theme, t`Dark`, () => prefer({ theme: 'dark' })),
    choice('light', theme, t`Light`, () => prefer({ theme: 'light' })),
    choice('regular', density, t`Normal density`, () => prefer({ density: 'regular' }), true),
    choice('compact', density, t`Compact`, () => prefer({ density: 'compact' })),
    ...OFFICE_LANGUAGES.map((code, index) => ({
      ...choice(code, language, languages[code].name, () => prefer({ language: code }), index === 0),
      lang: languages[code].tag,
    })),
    {
      key: 'out',
      text: t`Log out`,
      separated: true,
      // The page starts afresh: nothing of this operator stays in it.
      onSelect: () => logOut.mutate({}, { onSettled: () => location.assign('/') }),
    },
  ];
  return (
    <Menu
      label={t`Account`}
      align="end"
      trigger={
        <Button variant="ghost" size="s" icon={<UserIcon size="s" />}>
          {operator}
        </Button>
      }
      header={`${operator} · ${[...new Set(roles.map(({ role }) => nameOf(role)))].join(', ')}`}
      entries={menu}
    />
  );
}
