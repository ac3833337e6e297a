import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Lobby } from '../stories/Lobby.tsx';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import { AppFrame } from './AppFrame.tsx';
import { BrandMark } from './brand-mark.tsx';
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

const mark = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 46" width="160" height="46"><circle cx="23" cy="23" r="18" fill="${colour}"/><rect x="54" y="16" width="96" height="14" rx="7" fill="${colour}"/></svg>`)}`;
/** One of two, by the theme. */
export const Mark: StoryObj = { render: () => <BrandMark name="A brand" pictures={{ dark: mark('#f5f5f5'), light: mark('#16213a') }} /> };
