import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Lobby } from '../stories/Lobby.tsx';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import { AppFrame } from './AppFrame.tsx';
import { FrameParts } from '../stories/FrameParts.tsx';

const meta = { title: 'Patterns/AppFrame', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

function Site({
  member = false,
  offline = false,
  collapsed = false,
  menu = false,
}: {
  member?: boolean;
  offline?: boolean;
  collapsed?: boolean;
  menu?: boolean;
}) {
  const [open, setOpen] = useState(menu);
  useEffect(() => {
    if (!collapsed) return;
    document.documentElement.dataset['side'] = 'narrow';
    return () => void delete document.documentElement.dataset['side'];
  }, [collapsed]);
  const parts = FrameParts({ member, onMenu: () => setOpen(true) });
  return (
    <AppFrame
      {...parts}
      sideOpen={open}
      onSideOpenChange={setOpen}
      sideLabel="Main menu"
      skipText="Skip to content"
      closeSideText="Close menu"
      notice={<OfflineBanner offline={offline} text="No connection. What you see may be out of date." />}
    >
      <Lobby />
    </AppFrame>
  );
}
export const Guest: StoryObj = { render: () => <Site /> };
export const Member: StoryObj = { render: () => <Site member collapsed /> };
export const Offline: StoryObj = { render: () => <Site offline /> };
export const MenuOpenOnPhone: StoryObj = { render: () => <Site menu /> };
