import { Trans, useLingui } from '@lingui/react/macro';
import { officeQuery, useOffice } from '@parlour/office-api/queries';
import { Foreign, useRefusalText, useSettled } from '@parlour/office-ui';
import { Badge, Dialog, SearchField } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { allMerchants } from '../boot/all-merchants.ts';
import { usePlaces } from '../frame/use-places.ts';
import { may, useSession } from '../session/session.ts';
import { memberActions } from './actions.ts';
import { foundChoices, ownChoices, type Choice } from './choices.ts';
import { understand } from './understood.ts';
import * as styles from './search.css.ts';

/** Finds anything by a name, a number or a reference; and the office's own screens by their names (office O30). */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Search`} hideTitle size="m" closeText={t`Close`}>
      {/* Starts empty each time. */}
      {open && <Search onClose={onClose} />}
    </Dialog>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const office = useOffice();
  const navigate = useNavigate();
  const session = useSession();
  const places = usePlaces();
  const { merchant } = places;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [active, setActive] = useState(0);
  useSettled(typed.trim(), asked, setAsked);
  const here = merchant === allMerchants ? null : merchant;
  const { text, action } = understand(
    asked,
    memberActions.filter(({ permission, least }) => may(session, permission, least, here)),
    (each) => i18n._(each.text),
  );
  const isAsked = text.length >= 2;
  const found = useQuery({
    ...officeQuery(office, 'searchOffice', { body: { text, ...(here !== null && { merchant: here }) } }),
    enabled: isAsked,
    // A search by a number is counted, so it is not repeated just because the operator looked away.
    refetchOnWindowFocus: false,
    retry: false,
    // Searches are not kept in this browser either.
    gcTime: 0,
  });
  const choices: Choice[] = [
    ...foundChoices((isAsked && found.data?.list) || [], action, i18n),
    ...ownChoices(typed.trim(), { ...places, session, i18n }),
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
        placeholder={t`Name, number, e-mail, ID, reference, setting or action`}
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
          <Trans>A search by a mobile number, an account number or an e-mail address is kept in the audit log.</Trans>
        ) : null}
      </p>
    </div>
  );
}
