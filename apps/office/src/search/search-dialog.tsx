import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { officeQuery, useOffice } from '@parlour/office-api/queries';
import { Foreign, useRefusalText, useSettled } from '@parlour/office-ui';
import { Badge, Dialog, SearchField } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { allMerchants } from '../boot/all-merchants.ts';
import { usePlaces } from '../frame/use-places.ts';
import * as styles from './search.css.ts';

type Found = components['schemas']['Found'];

const kinds: Record<Found['kind'], MessageDescriptor> = {
  member: msg`Member`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  round: msg`Round`,
  proposal: msg`Proposal`,
  operator: msg`Operator`,
};
const reasons: Record<Found['by'], MessageDescriptor> = {
  id: msg`Id`,
  name: msg`Name`,
  mobile: msg`Mobile number`,
  email: msg`E-mail`,
  reference: msg`Reference`,
};

/** What is found, and the address where it is shown. */
interface Choice {
  key: string;
  to: string;
  title: string;
  kind: string;
  /** Why it matches, and at which merchant. */
  aside: string[];
}

/** Where a thing that was found is shown. A payment or a round stands on its member's page. */
function addressOf({ kind, id, merchant, member }: Found): string {
  const tabs = { deposit: 'deposits', withdrawal: 'withdrawals', round: 'rounds' } as const;
  if (kind === 'operator') return '/people';
  if (kind === 'proposal') return '/approvals?view=all';
  const page = `/m/${merchant ?? allMerchants}/members/${member ?? id}`;
  return kind === 'member' ? page : `${page}?tab=${tabs[kind]}&open=${id}`;
}

/** Finds anything by what somebody wrote, said or sent; and the office's own screens by their names (office O30). */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Search`} hideTitle size="m" closeText={t`Close`}>
      {/* Begins anew each time. */}
      {open && <Search onClose={onClose} />}
    </Dialog>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const office = useOffice();
  const navigate = useNavigate();
  const { merchant, entries, addressOf: entryAddress } = usePlaces();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [active, setActive] = useState(0);
  useSettled(typed.trim(), asked, setAsked);
  const isAsked = asked.length >= 2;
  const found = useQuery({
    ...officeQuery(office, 'searchOffice', { query: { text: asked, ...(merchant !== allMerchants && { merchant }) } }),
    enabled: isAsked,
    // A search by a number counts: it is not repeated because somebody looked away.
    refetchOnWindowFocus: false,
    retry: false,
  });
  const looked = typed.trim().toLocaleLowerCase();
  const screens = entries.flatMap((entry): Choice[] => {
    const title = i18n._(entry.text);
    const matches = looked !== '' && title.toLocaleLowerCase().includes(looked);
    return matches ? [{ key: entry.path, to: entryAddress(entry), title, kind: t`Screen`, aside: [] }] : [];
  });
  const choices: Choice[] = [
    ...((isAsked && found.data?.list) || []).map((each) => ({
      key: `${each.kind} ${each.id}`,
      to: addressOf(each),
      title: each.title,
      kind: i18n._(kinds[each.kind]),
      aside: [i18n._(reasons[each.by]), ...(each.merchant === null ? [] : [each.merchant])],
    })),
    ...screens,
  ];
  const chosen = choices[Math.min(active, choices.length - 1)];
  const go = ({ to }: Choice) => {
    onClose();
    void navigate({ href: to } as never);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0)
      setActive((Math.min(active, choices.length - 1) + step + choices.length) % choices.length);
    else if (event.key === 'Enter' && chosen && typed.trim() === asked) go(chosen);
    else return;
    event.preventDefault();
  };
  const isSearching = isAsked && (found.isFetching || typed.trim() !== asked);
  return (
    <div className={styles.search}>
      <SearchField
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
        autoFocus
        label={t`Search everything`}
        placeholder={t`Name, mobile number, e-mail, id or reference`}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setActive(0);
        }}
        clearText={t`Clear`}
        busy={isSearching}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen ? `${list}-${choices.indexOf(chosen)}` : undefined}
        autoComplete="off"
      />
      <div id={list} role="listbox" aria-label={t`Results`} className={styles.list}>
        {choices.map((choice, index) => (
          <div
            key={choice.key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice === chosen}
            className={styles.choice}
            onPointerMove={() => setActive(index)}
            onClick={() => go(choice)}
          >
            <span className={styles.title}>
              <Foreign text={choice.title} />
            </span>
            <span className={styles.aside}>{choice.aside.join(' · ')}</span>
            <Badge>{choice.kind}</Badge>
          </div>
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {found.error && isAsked ? (
          textOf(found.error)
        ) : isAsked && !isSearching && choices.length === 0 ? (
          <Trans>Nothing found. Numbers and e-mail addresses must be complete.</Trans>
        ) : typed === '' ? (
          <Trans>A search by a mobile number or an e-mail address is kept in the audit log.</Trans>
        ) : null}
      </p>
    </div>
  );
}
