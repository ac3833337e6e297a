// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryMenusQuery, ticketQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Loaded } from '@parlour/loaded';
import { Link, useNavigate } from '@parlour/routes';
import { Badge, Button, Dialog, DownloadIcon, Money, SectionHeader, TextLink } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { CancelDialog, stateMoods } from '../play/own-lines.tsx';
import { slipsAtom, withEntries } from '../slip/slip.ts';
import { oddsText, said } from '../words/format.ts';
import { lineStateNames } from '../words/names.ts';
import { reasonText } from '../words/reason-names.ts';
import { placeName, symbolName } from '../words/symbol-names.ts';
import { issueOf } from '../words/issue-of.ts';
import { bookRowsText } from './book-rows.ts';
import { useTypeNames } from './use-type-names.ts';
import * as styles from './record.css.ts';

interface TicketDialogProps {
  ticketId: string | undefined;
  onClose: () => void;
}

/** A ticket: lines with pack version, odds and reasons; its rows of the book to download; and its transfers. */
export function TicketDialog({ ticketId, onClose }: TicketDialogProps) {
  const { t } = useLingui();
  const ticket = useQuery({ ...ticketQuery(useApi(), useLanguage(), ticketId ?? ''), enabled: ticketId !== undefined });
  return (
    <Dialog open={ticketId !== undefined} onOpenChange={(open) => !open && onClose()} size="l" title={t`Ticket`} closeText={t`Close`}>
      <Loaded query={ticket} failed={t`The ticket could not be loaded`} lines={6}>
        {(found) => <Found ticket={found} />}
      </Loaded>
    </Dialog>
  );
}

function Found({ ticket }: { ticket: Schema<'Ticket'> }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const setSlips = useSetAtom(slipsAtom);
  const [cancelling, setCancelling] = useState(false);
  const nameOf = useTypeNames(ticket.lines.map(({ line }) => line));
  const first = ticket.lines[0]?.line;
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  /** South-East Asian games have a page of their own. */
  const pageOf = async (gameCode: string) => {
    if (!FLAGS.seaLottery) return '/lottery';
    const menus = await queryClient.fetchQuery(lotteryMenusQuery(api, language, 'SEA')).catch(() => []);
    return menus.some(({ gameMenus }) => gameMenus.some((game) => game.gameCode === gameCode)) ? '/seaLottery' : '/lottery';
  };
  const again = async () => {
    if (!first) return;
    const { gameCode, drawId } = first;
    const entries = ticket.lines
      .filter(({ line }) => line.drawId === drawId)
      .map(({ line: { type, at, selection, unit, group } }) => ({ type, at, selection, unit, group }));
    setSlips((all) => ({ ...all, [gameCode]: withEntries(all[gameCode] ?? [], entries) }));
    void navigate({ to: await pageOf(gameCode), search: { gameCode } as never });
  };
  return (
    <div className={styles.ticket}>
      <span className={styles.muted}>
        {formatDateTime(ticket.placedAt, i18n.locale)} · <Money text={said(ticket.stake, i18n.locale)} />
      </span>
      {ticket.lines.map(({ line, bookRow }) => (
        <section key={line.lineId} className={styles.line} aria-label={nameOf(line)}>
          <span className={styles.transfer}>
            <strong>
              {nameOf(line)}
              {line.at !== undefined && <> · {placeName(i18n, line.at)}</>}
            </strong>
            <Badge mood={stateMoods[line.state]}>{i18n._(lineStateNames[line.state])}</Badge>
          </span>
          <span className={styles.muted}>
            <bdi>{line.gameName}</bdi> · <bdi>{issueOf(line)}</bdi>
          </span>
          <bdi className={styles.numbers}>{line.selection.map((element) => symbolName(i18n, element)).join(' ')}</bdi>
          {line.reason !== undefined && <span className={styles.muted}>{reasonText(i18n, line.reason)}</span>}
          <dl className={styles.facts}>
            <Fact term={t`Stake`}>{said(line.stake, i18n.locale)}</Fact>
            <Fact term={t`Odds`}>{oddsText(line.odds, i18n.locale)}</Fact>
            <Fact term={t`Payout`}>{said(line.payout, i18n.locale)}</Fact>
            {line.group !== undefined && <Fact term={t`Prize group`}>{i18n.number(line.group, { useGrouping: false })}</Fact>}
            {line.hits !== undefined && <Fact term={t`Hits`}>{i18n.number(Number(line.hits))}</Fact>}
            <Fact term={t`Rules`}>{`${line.packId} v${line.packVersion}`}</Fact>
          </dl>
          <span className={styles.muted}>
            <Trans>Row in the book of bets</Trans>
          </span>
          <code className={styles.row}>{bookRow}</code>
          <TextLink render={<Link to={'/draw/$drawId' as string} params={{ drawId: line.drawId } as never} />}>
            <Trans>Proof of this draw</Trans>
          </TextLink>
        </section>
      ))}
      <section>
        <SectionHeader small level={3} title={<Trans>Transfers</Trans>} />
        <ul className={styles.transfers}>
          {ticket.transfers.map(({ id, amount, at }) => (
            <li key={id} className={styles.transfer}>
              <bdi className={styles.muted}>{formatDateTime(at, i18n.locale)}</bdi>
              <Money text={said(amount, i18n.locale)} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          render={
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(bookRowsText(ticket))}`} download={`${ticket.ticketId}.txt`} />
          }
        >
          <Trans>Download the rows</Trans>
        </Button>
        <Button variant="secondary" onClick={() => void again()}>
          <Trans>Bet it again</Trans>
        </Button>
        {FLAGS.lotteryCancel && ticket.cancellable && (
          <Button variant="danger" onClick={() => setCancelling(true)}>
            <Trans>Cancel the ticket</Trans>
          </Button>
        )}
      </div>
      {FLAGS.lotteryCancel && <CancelDialog ticketId={cancelling ? ticket.ticketId : null} onClose={() => setCancelling(false)} />}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className={styles.muted}>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
