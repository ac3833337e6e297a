import { EditorScreen } from '@parlour/office-content';
import { useNavigate, useParams } from '@tanstack/react-router';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function ContentItem() {
  const session = useSession();
  const { item } = useParams({ strict: false }) as { item: string };
  const { inAddress } = usePlace();
  const navigate = useNavigate();
  return (
    <EditorScreen
      key={`${inAddress} ${item}`}
      merchant={inAddress}
      item={item}
      back={<OfficeLink to={`/m/${inAddress}/content`} />}
      onDeleted={() => void navigate({ to: `/m/${inAddress}/content`, replace: true })}
      mayEdit={may(session, 'content.edit', 'w', inAddress)}
      maySend={may(session, 'message.broadcast', 'p', inAddress)}
      mayArrange={may(session, 'content.publish', 'w', inAddress)}
      mayPublish={may(session, 'content.publish', 'p', inAddress)}
      mayPublishLegal={may(session, 'content.legal', 'p', inAddress)}
    />
  );
}
