import { mayLinkTo, operatorLinkProtocols } from '@parlour/domain';
import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** The attributes that every tag may have. */
const directions = Extension.create({
  name: 'directions',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'table', 'tableCell', 'tableHeader'],
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

const picture = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' }, width: { default: null }, height: { default: null } }),
});

const link = Link.extend({ addAttributes: () => ({ href: { default: null }, title: { default: null } }) });
const numbers = OrderedList.extend({ addAttributes: () => ({}), renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0] });

/** Without draggable columns, which would need styles. */
const table = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });
const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };
const cell = TableCell.extend({ addAttributes: () => spans });
const header = TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) });

/**
 * What an operator can write: exactly what `operatorHtmlTags` of libs/domain lets pages show, so that the gateway never removes any of it
 * (content N4).
 */
export const contentExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    strike: false,
    heading: { levels: [3, 4] },
    link: false,
    orderedList: false,
  }),
  link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => mayLinkTo(address, operatorLinkProtocols),
  }),
  numbers,
  directions,
  picture.configure({ inline: true }),
  table.configure({ resizable: false }),
  TableRow,
  cell,
  header,
];
