// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { teamOverviewQuery, useApi } from '@parlour/api';
import { Link, useLocation } from '@parlour/routes';
import {
  AccountRecordIcon,
  AgentIcon,
  AnnouncementIcon,
  BoardIcon,
  Button,
  ContractIcon,
  HistoryIcon,
  InviteIcon,
  PendingIcon,
  ProfitIcon,
  ReceiptIcon,
  TransferIcon,
  WalletIcon,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { buttons } from '../agents-page.css.ts';
import * as styles from './centre.css.ts';
import { useOffered } from './use-offered.ts';

/** The pages of the agents' centre that the merchant has (agents.md 14). */
export function CentreMenu() {
  const { t } = useLingui();
  const at = useLocation({ select: ({ pathname }) => pathname });
  const { kinds, transferDown } = useOffered();
  const hasContracts = kinds.length > 0;
  const entries = [
    { to: '/agentHome', icon: <ProfitIcon />, text: t`Team overview` },
    ...(FLAGS.announcements ? [{ to: '/agentHome/announcements', icon: <AnnouncementIcon />, text: t`Announcements` } as const] : []),
    { to: '/agentHome/registerCenter', icon: <InviteIcon />, text: t`Register centre` },
    { to: '/agentHome/downline', icon: <AgentIcon />, text: t`Downline` },
    ...(hasContracts ? [{ to: '/agentHome/contracts', icon: <ContractIcon />, text: t`Contracts` } as const] : []),
    { to: '/agentHome/income', icon: <WalletIcon />, text: t`My income` },
    ...(hasContracts
      ? ([
          { to: '/agentHome/bills', icon: <ReceiptIcon />, text: t`Bills` },
          { to: '/agentHome/claims', icon: <PendingIcon />, text: t`Claims` },
        ] as const)
      : []),
    ...(transferDown || FLAGS.agentTransferUp ? [{ to: '/agentHome/transfers', icon: <TransferIcon />, text: t`Transfers` } as const] : []),
    { to: '/agentHome/report', icon: <BoardIcon />, text: t`Team report` },
    { to: '/agentHome/teamBets', icon: <HistoryIcon />, text: t`Team betting record` },
    { to: '/agentHome/transactions', icon: <AccountRecordIcon />, text: t`Team transactions` },
  ] as const;
  const menu = useRef<HTMLElement>(null);
  // On phones the menu is a scrolling row: bring the current entry into view. Newer browsers answer with a promise, which no effect may return.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <nav ref={menu} aria-label={t`Agents’ centre`} className={buttons}>
      {entries.map(({ to, icon, text }) => (
        <Button
          key={to}
          size="s"
          variant={at === to ? 'primary' : 'secondary'}
          icon={icon}
          render={<Link to={to} activeOptions={{ exact: true }} aria-current={at === to ? 'page' : undefined} />}
        >
          {text}
        </Button>
      ))}
    </nav>
  );
}

/** The merchant's time and its offset from GMT, since the figures are by the merchant's days. */
export function CentreClock() {
  const { i18n } = useLingui();
  const { data } = useQuery(teamOverviewQuery(useApi()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  const { timeZone, gmtOffset } = data;
  const time = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(now);
  return (
    <span className={styles.clock}>
      <bdi dir="ltr">GMT{gmtOffset}</bdi> · <bdi>{time}</bdi> <Trans>(merchant’s time)</Trans>
    </span>
  );
}
