import { Trans, useLingui } from '@lingui/react/macro';
import { mayLinkTo, operatorLinkProtocols } from '@parlour/domain';
import { Button, Inline, TextField } from '@parlour/ui';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { PictureDialog, type Picture } from '../picture-dialog.tsx';
import * as styles from './editor.css.ts';

type Asking = { kind: 'link' } | { kind: 'picture' } | { kind: 'alt'; picture: Picture };

/** The actions on the selected text. */
export function Toolbar({ editor, merchant }: { editor: Editor; merchant: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Asking>();
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      underline: at.isActive('underline'),
      heading: at.isActive('heading', { level: 3 }),
      smaller: at.isActive('heading', { level: 4 }),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      link: at.isActive('link'),
      table: at.isActive('table'),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tool = (text: string, run: () => void, { active, disabled }: { active?: boolean; disabled?: boolean } = {}) => (
    <Button
      key={text}
      size="s"
      variant={active ? 'primary' : 'secondary'}
      aria-pressed={active}
      disabled={disabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {text}
    </Button>
  );
  return (
    <>
      <div role="toolbar" aria-label={t`Formatting`} className={styles.tools}>
        {tool(t`Bold`, () => chain().toggleBold().run(), { active: now.bold })}
        {tool(t`Italic`, () => chain().toggleItalic().run(), { active: now.italic })}
        {tool(t`Underline`, () => chain().toggleUnderline().run(), { active: now.underline })}
        {tool(t`Heading`, () => chain().toggleHeading({ level: 3 }).run(), { active: now.heading })}
        {tool(t`Small heading`, () => chain().toggleHeading({ level: 4 }).run(), { active: now.smaller })}
        {tool(t`Bullets`, () => chain().toggleBulletList().run(), { active: now.bullets })}
        {tool(t`Numbers`, () => chain().toggleOrderedList().run(), { active: now.numbers })}
        {tool(t`Link`, () => setAsking({ kind: 'link' }), { active: now.link })}
        {tool(t`Picture`, () => setAsking({ kind: 'picture' }))}
        {tool(t`Line`, () => chain().setHorizontalRule().run())}
        {tool(t`Table`, () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(), { disabled: now.table })}
        {now.table && (
          <>
            {tool(t`Add a row`, () => chain().addRowAfter().run())}
            {tool(t`Add a column`, () => chain().addColumnAfter().run())}
            {tool(t`Delete the row`, () => chain().deleteRow().run())}
            {tool(t`Delete the column`, () => chain().deleteColumn().run())}
            {tool(t`Delete the table`, () => chain().deleteTable().run())}
          </>
        )}
        {tool(t`Undo`, () => chain().undo().run(), { disabled: !now.undo })}
        {tool(t`Redo`, () => chain().redo().run(), { disabled: !now.redo })}
      </div>
      {asking?.kind === 'link' && (
        <Ask
          label={t`Address of the link`}
          hint={t`A path of the site such as /promotions, an article of help such as #limits, or an https address. Leave it empty to remove the link.`}
          value={String(editor.getAttributes('link')['href'] ?? '')}
          problem={(address) => (address === '' || mayLinkTo(address, operatorLinkProtocols) ? undefined : t`This leads nowhere.`)}
          onDone={(address) => {
            setAsking(undefined);
            if (address === undefined) return;
            if (address === '') chain().extendMarkRange('link').unsetLink().run();
            else chain().extendMarkRange('link').setLink({ href: address }).run();
          }}
        />
      )}
      {asking?.kind === 'alt' && (
        <Ask
          label={t`What the picture shows`}
          hint={t`Screen readers read it out in place of the picture.`}
          value=""
          problem={(alt) => (alt === '' ? t`Describe the picture in a few words.` : undefined)}
          onDone={(alt) => {
            setAsking(undefined);
            const { address: src, width, height } = asking.picture;
            if (alt) chain().insertContent({ type: 'image', attrs: { src, alt, width, height } }).run();
          }}
        />
      )}
      {asking?.kind === 'picture' && (
        <PictureDialog
          merchant={merchant}
          onChoose={(picture) => setAsking({ kind: 'alt', picture })}
          onClose={() => setAsking((before) => (before?.kind === 'picture' ? undefined : before))}
        />
      )}
    </>
  );
}

interface AskProps {
  label: string;
  hint: string;
  value: string;
  problem: (text: string) => string | undefined;
  /** Undefined if dismissed. */
  onDone: (text: string | undefined) => void;
}

/** Asks for a text, between the toolbar and the content. */
function Ask({ label, hint, value, problem, onDone }: AskProps) {
  const [text, setText] = useState(value);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = problem(text.trim());
  const done = () => (found === undefined ? onDone(text.trim()) : setTried(true));
  return (
    <div className={styles.asking}>
      <Inline gap="3">
        <TextField
          ref={field}
          label={label}
          hint={hint}
          value={text}
          dir="auto"
          error={tried ? found : undefined}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              done();
            }
            if (event.key === 'Escape') onDone(undefined);
          }}
        />
        <Button size="s" onClick={done}>
          <Trans>Insert</Trans>
        </Button>
        <Button size="s" variant="ghost" onClick={() => onDone(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </div>
  );
}
