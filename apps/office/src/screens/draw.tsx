import { DrawScreen, drawTabs, type DrawTab } from '@parlour/office-lottery';
import { useParams } from '@tanstack/react-router';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Draw() {
  const session = useSession();
  const { draw } = useParams({ strict: false }) as { draw: string };
  const { inAddress, filters, onFilter, goTo } = usePlace();
  return (
    <DrawScreen
      key={`${inAddress} ${draw}`}
      merchant={inAddress}
      draw={draw}
      rights={{
        enter: may(session, 'draw.enter', 'w', inAddress),
        void: may(session, 'draw.void', 'p', inAddress),
        schedule: may(session, 'draw.schedule', 'p', inAddress),
      }}
      tab={drawTabs.find((tab) => tab === filters['tab']) ?? 'result'}
      onTab={(tab: DrawTab) => onFilter({ tab: tab === 'result' ? undefined : tab })}
      onMember={(id) => goTo(`/m/${inAddress}/members/${id}`)}
      back={<OfficeLink to={`/m/${inAddress}/draws`} />}
    />
  );
}
