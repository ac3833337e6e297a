import { SettingsScreen } from '@parlour/office-settings';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Settings() {
  const session = useSession();
  const { merchant, open, onOpen, filters, onFilter } = usePlace();
  return (
    <SettingsScreen
      merchant={merchant}
      may={(code) =>
        may(session, 'setting.change', 'w', code) ? 'alone' : may(session, 'setting.change', 'p', code) ? 'proposes' : 'sees'
      }
      open={open}
      onOpen={onOpen}
      differing={filters['show'] === 'differing'}
      onDiffering={(differing) => onFilter({ show: differing ? 'differing' : undefined })}
    />
  );
}
