/** Line icons, drawn for the arcade on a grid of 24. */
const paths = {
  info: 'M12 11v6M12 7.5v.5M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z',
  shield: 'M12 3l7.500 3v5.500c0 4.500-3 8-7.500 9.500c-4.500-1.500-7.500-5-7.500-9.500V6ZM8.500 12l2.500 2.500l4.500-5',
  clock: 'M12 7v5l3.500 2M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  turn: 'M9 3.500h-3a1.500 1.500 0 0 0-1.500 1.500v14a1.500 1.500 0 0 0 1.500 1.500h3M15 3.500a8 8 0 0 1 5.500 7.500M20.500 11l-2-2.500M20.500 11l1.500-3M12 13.500h7a1.500 1.500 0 0 1 1.500 1.500v4a1.500 1.500 0 0 1-1.500 1.500h-7Z',
  upDown: 'M8 20v-15M4 9l4-4l4 4M16 4v15M12 15l4 4l4-4',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  play: 'M19.500 12a7.500 7.500 0 1 1-2.600-5.700M20 3.500v4.200h-4.200',
  autoplay: 'M8.500 7.500l7 4.500l-7 4.500ZM12 3a9 9 0 1 1-7.500 4M4.500 3v4h4',
  hurry: 'M8 8h8v8H8Z',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
