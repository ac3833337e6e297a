import { Trans, useLingui } from '@lingui/react/macro';
import { personalWaysOf } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficePages } from '@parlour/office-api/queries';
import {
  Amount,
  Foreign,
  Grid,
  ListPage,
  ListState,
  methodNames,
  wayNames,
  Moment,
  SpanFilter,
  useListSort,
  useSettled,
  type GridColumn,
  type Span,
  type ViewsOfList,
} from '@parlour/office-ui';
import { Chip, SearchField, Select, Text } from '@parlour/ui';
import { useState } from 'react';
import { MemberBadges, RiskBadges } from './member/member-badges.tsx';
import { SelectedMembers, type BulkRights } from './selected-members.tsx';

type Member = components['schemas']['Member'];
type Way = NonNullable<Member['way']>;
type Method = components['schemas']['PaymentMethodName'];

/** By what the server orders the list. */
const sorts = ['created', 'lastLogin'] as const;
const usualSort = { column: 'created', descending: true };

/** As the address has them. */
export interface MemberFilters extends Span {
  name?: string | undefined;
  status?: 'active' | 'blocked' | 'excluded' | undefined;
  agents?: 'true' | undefined;
  /** The invitation code that they registered with. */
  code?: string | undefined;
  /** The country that they registered from, and how. */
  country?: string | undefined;
  way?: Way | undefined;
  tag?: string | undefined;
  /** A risk rule held, and it has not been reviewed. */
  risk?: 'true' | undefined;
  /** The username of the agent directly above them. */
  upline?: string | undefined;
  /** A method by which they ever paid in. */
  method?: Method | undefined;
  /** What they did in the span; they registered, if nothing else is named. */
  by?: 'firstDeposit' | 'played' | undefined;
}

export interface MembersScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: MemberFilters;
  onFilter: (change: MemberFilters) => void;
  onOpen: (member: { id: string; merchant: string }) => void;
  views?: ViewsOfList | undefined;
  /** What may be done to several that are selected. */
  mayBulk: BulkRights;
}

/** Registered members, a page at a time; filters and order are applied by the server, and are part of the address. */
export function MembersScreen({ merchant, filters, onFilter, onOpen, mayBulk, views }: MembersScreenProps) {
  const { t, i18n } = useLingui();
  const { name, status, agents, code, way, method, by, from, to } = filters;
  const sort = useListSort('members', sorts);
  const [wanted, setWanted] = useState(name ?? '');
  // Filters are part of the address, which browsers and logs keep: personal data are searched for instead.
  const isPersonal = personalWaysOf(wanted.trim()).length > 0;
  const wantedName = (!isPersonal && wanted.trim()) || undefined;
  useSettled(wantedName, name, (next) => onFilter({ name: next }));
  const filter = {
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
    ...(filters.country !== undefined && { country: filters.country }),
    ...(way !== undefined && { way }),
    ...(filters.tag !== undefined && { tag: filters.tag }),
    ...(filters.upline !== undefined && { upline: filters.upline }),
    ...(method !== undefined && { method }),
    ...(filters.risk && { risk: true }),
    ...(agents && { agents: true }),
    ...(by && { by }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const order = { sort: sort?.column, ascending: sort?.descending === false || undefined };
  const members = useOfficePages('listMembers', { merchant, ...order, ...filter });
  const isFiltered = Object.keys(filter).length > 0;
  const did = { created: t`Registered`, firstDeposit: t`First deposit`, played: t`Played` }[by ?? 'created'];
  const anyTime = { by: undefined, from: undefined, to: undefined };
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Members of several merchants have to be changed separately.
  const selects = Object.values(mayBulk).some(Boolean) && merchant !== undefined;
  const chosen = members.rows.filter(({ id }) => selected.has(id));
  const regions = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const nameOf = (country: string) => (/^[A-Z]{2}$/.test(country) ? regions.of(country) : country);
  const sums = [
    ['balance', t`Balance`],
    ['bonus', t`Bonus`],
    ['deposited', t`Total deposited`],
    ['withdrawn', t`Total withdrawn`],
    ['net', t`Net`],
  ] as const;
  const columns: GridColumn<Member>[] = [
    { id: 'username', header: t`Member`, width: 200, cell: ({ username }) => <Foreign text={username} /> },
    {
      id: 'name',
      header: t({ message: 'Name', context: 'of a person' }),
      width: 160,
      cell: (row) => row.name !== null && <Foreign text={row.name} />,
    },
    { id: 'status', header: t`Status`, width: 190, cell: (row) => <MemberBadges {...row} /> },
    { id: 'level', header: t`VIP level`, width: 100, align: 'end', cell: ({ level }) => level !== null && i18n.number(level) },
    ...sums.map(([id, header]): GridColumn<Member> => ({
      id,
      header,
      width: 160,
      align: 'end',
      cell: (row) => <Amount amount={row[id]} currency={row.currency} />,
    })),
    {
      id: 'upline',
      header: t`Upline`,
      width: 160,
      cell: ({ upline }) =>
        upline !== null && (
          <Chip onClick={() => onFilter({ upline })}>
            <Foreign text={upline} />
          </Chip>
        ),
    },
    { id: 'created', header: t`Registered`, width: 190, cell: ({ created }) => <Moment at={created} /> },
    {
      id: 'country',
      header: t`Country`,
      width: 160,
      cell: ({ country }) => country !== null && <Chip onClick={() => onFilter({ country })}>{nameOf(country)}</Chip>,
    },
    { id: 'way', header: t`Registered by`, width: 160, cell: (row) => row.way !== null && i18n._(wayNames[row.way]) },
    {
      id: 'lastLogin',
      header: t`Last log-in`,
      width: 190,
      cell: ({ lastLogin }) => (lastLogin === null ? '–' : <Moment at={lastLogin} />),
    },
    {
      id: 'tags',
      header: t`Tags`,
      width: 180,
      cell: ({ tags }) =>
        tags.map((each) => (
          <Chip key={each} onClick={() => onFilter({ tag: each })}>
            <Foreign text={each} />
          </Chip>
        )),
    },
    { id: 'risk', header: t({ message: 'Risk', context: 'of a member' }), width: 220, cell: ({ risk }) => <RiskBadges rules={risk} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Member) => row.merchant }] : []),
    { id: 'id', header: t`Id`, width: 320, cell: ({ id }) => id },
  ];
  const clear = () => {
    setWanted('');
    onFilter({
      name: undefined,
      status: undefined,
      agents: undefined,
      code: undefined,
      country: undefined,
      way: undefined,
      tag: undefined,
      risk: undefined,
      upline: undefined,
      method: undefined,
      ...anyTime,
    });
  };
  return (
    <ListPage
      title={t`Members`}
      count={members.about}
      views={views}
      actions={
        selects &&
        chosen.length > 0 && (
          <SelectedMembers
            key={JSON.stringify(filter)}
            merchant={merchant}
            members={chosen}
            // Ordered by the last log-in, the list leaves out members who never logged in; the filter would not.
            allShown={chosen.length === members.rows.length && sort?.column !== 'lastLogin'}
            filter={filter}
            about={members.about}
            may={mayBulk}
            onDone={() => setSelected(new Set())}
          />
        )
      }
      filters={
        <>
          <SearchField
            label={t`Name at log-in`}
            placeholder={t`Name at log-in`}
            value={wanted}
            onValueChange={setWanted}
            onSubmit={() => onFilter({ name: wantedName })}
            clearText={t`Clear`}
          />
          {isPersonal && (
            <div role="status">
              <Text size="s" tone="muted">
                <Trans>Search for numbers and e-mail addresses with Ctrl K.</Trans>
              </Text>
            </div>
          )}
          <Select
            label={t`Status`}
            hideLabel
            value={status ?? ''}
            onChange={({ target }) => onFilter({ status: (target.value || undefined) as MemberFilters['status'] })}
            options={[
              { value: '', text: t`Every status` },
              { value: 'active', text: t`Active` },
              { value: 'blocked', text: t`Blocked` },
              { value: 'excluded', text: t`Excluded` },
            ]}
          />
          <Select
            label={t`Members or agents`}
            hideLabel
            value={agents ?? ''}
            onChange={({ target }) => onFilter({ agents: target.value === 'true' ? 'true' : undefined })}
            options={[
              { value: '', text: t`Members and agents` },
              { value: 'true', text: t`Agents only` },
            ]}
          />
          <Select
            label={t({ message: 'Risk', context: 'of a member' })}
            hideLabel
            value={filters.risk ?? ''}
            onChange={({ target }) => onFilter({ risk: target.value === 'true' ? 'true' : undefined })}
            options={[
              { value: '', text: t`With and without risk` },
              { value: 'true', text: t`Risk to review` },
            ]}
          />
          <Select
            label={t`Way of registration`}
            hideLabel
            value={way ?? ''}
            onChange={({ target }) => onFilter({ way: (Object.keys(wayNames) as Way[]).find((each) => each === target.value) })}
            options={[
              { value: '', text: t`Registered in any way` },
              ...Object.entries(wayNames).map(([value, text]) => ({ value, text: i18n._(text) })),
            ]}
          />
          <Select
            label={t`Method of payment`}
            hideLabel
            value={method ?? ''}
            onChange={({ target }) => onFilter({ method: (Object.keys(methodNames) as Method[]).find((each) => each === target.value) })}
            options={[
              { value: '', text: t`Paid by any method` },
              ...Object.entries(methodNames).map(([value, text]) => ({ value, text: i18n._(text) })),
            ]}
          />
          <SpanFilter
            label={did}
            span={filters}
            onSpan={(span) => onFilter({ ...span, ...(!span.from && !span.to && { by: undefined }) })}
          />
          {(['code', 'country', 'upline', 'tag'] as const).map((each) => {
            const tag = filters[each];
            if (tag === undefined) return null;
            return (
              <Chip key={each} selected onClick={() => onFilter({ [each]: undefined })} aria-label={t`Remove the filter ${tag}`}>
                {each === 'code' && `${t`Invitation code`} `}
                {each === 'upline' && `${t`Upline`} `}
                {each === 'country' ? nameOf(tag) : <Foreign text={tag} />} ×
              </Chip>
            );
          })}
        </>
      }
    >
      <ListState
        query={members.query}
        rows={members.rows.length}
        empty={t`No members yet`}
        emptyText={t`Members appear here as they register.`}
        onClear={isFiltered ? clear : undefined}
      >
        <Grid
          id="members"
          label={t`Members`}
          columns={columns}
          rows={members.rows}
          rowId={({ id }) => id}
          onOpen={onOpen}
          exported={{
            list: 'listMembers',
            filter: {
              name,
              status,
              code,
              country: filters.country,
              way,
              tag: filters.tag,
              risk: filters.risk,
              upline: filters.upline,
              method,
              sort: order.sort,
              ascending: order.ascending && 'true',
              agents,
              by,
              from,
              to,
            },
            merchant,
            personal: true,
          }}
          {...(selects && { selected, onSelect: setSelected })}
          sorts={sorts}
          usualSort={usualSort}
          onEndNear={members.more}
        />
      </ListState>
    </ListPage>
  );
}
