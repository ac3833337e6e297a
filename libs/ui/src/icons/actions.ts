// Actions.
import { box, circle, dot } from './draw.ts';
import { icon } from './icon.tsx';

const speaker = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4z';

export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const EditIcon = icon('M4.5 19.5l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L9 18.5zM14 6.5l3.5 3.5', {
  tone: 'M4.5 19.5l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L9 18.5z',
});
export const DeleteIcon = icon(
  'M4.5 6.5h15M9 6.5V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5M6.5 6.5l.9 12a1.6 1.6 0 0 0 1.6 1.5h6a1.6 1.6 0 0 0 1.6-1.5l.9-12M10 10.5v5.5M14 10.5v5.5',
);
export const CopyIcon = icon([box(8, 8.5, 11.5, 11.5, 1.5), 'M5 15.5a1 1 0 0 1-.5-1V5a1 1 0 0 1 1-1H15a1 1 0 0 1 1 .5'], {
  tone: box(8, 8.5, 11.5, 11.5, 1.5),
});
export const FilterIcon = icon('M4 6h16M7 12h10M10 18h4');
export const SortIcon = icon('M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5');
export const DownloadIcon = icon('M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14');
export const UploadIcon = icon('M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14');
export const ShareIcon = icon([circle(6.3, 12, 2.6), circle(17.5, 6, 2.6), circle(17.5, 18, 2.6), 'M8.6 10.8l6.6-3.5M8.6 13.2l6.6 3.5'], {
  tone: circle(6.3, 12, 2.6),
  mirrored: true,
});
export const MoreIcon = icon([circle(5.5, 12, 0.6), circle(12, 12, 0.6), circle(18.5, 12, 0.6)]);
export const GridIcon = icon(
  [box(4, 4, 6.5, 6.5, 1.5), box(13.5, 4, 6.5, 6.5, 1.5), box(4, 13.5, 6.5, 6.5, 1.5), box(13.5, 13.5, 6.5, 6.5, 1.5)],
  {
    tone: box(4, 4, 6.5, 6.5, 1.5),
  },
);
export const ExpandIcon = icon('M14.5 4.5h5v5M9.5 19.5h-5v-5M19.5 4.5l-6 6M4.5 19.5l6-6');
export const ExternalIcon = icon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M10 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4',
  { mirrored: true },
);
export const SoundIcon = icon([speaker, 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'], { tone: speaker });
export const SoundOffIcon = icon([speaker, 'M16 9.5l5 5M21 9.5l-5 5'], { tone: speaker });
export const CalendarIcon = icon([box(4, 5.5, 16, 14.5, 2), 'M4 10h16M8 3.5v4M16 3.5v4', dot(8.3, 14), dot(12, 14), dot(15.7, 14)], {
  tone: 'M4 7.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2V10H4z',
});
export const PictureIcon = icon([box(3.5, 4.5, 17, 15, 2), 'M4 16.5l4.5-4.5 4 4 3-3 4.5 4.5', circle(15.5, 9, 1.4)], {
  tone: box(3.5, 4.5, 17, 15, 2),
});
