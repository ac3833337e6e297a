import { useLingui } from '@lingui/react/macro';
import { Field, useToasts } from '@parlour/ui';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import * as styles from './editor.css.ts';
import { contentExtensions } from './extensions.ts';
import { documentOf, pastedOf } from './parse-html.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichEditorProps {
  label: string;
  merchant: string;
  /** HTML; a changed value is shown when the editor is mounted again. */
  html: string;
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  disabled?: boolean;
  onChange: (html: string) => void;
}

/** One paragraph without content; a table without words is not blank. */
const isBlank = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0;

const schema = getSchema(contentExtensions);

/** Writes only what pages may show. Anything else that is pasted is left out, with a note. */
export function RichEditor({ label, merchant, html, lang, dir, disabled = false, onChange }: RichEditorProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const insert = (event: Event, from: DataTransfer | null): boolean => {
    const pasted = from?.getData('text/html');
    if (!pasted || !editor) return false;
    event.preventDefault();
    const { slice, dropped } = pastedOf(editor.schema, pasted);
    editor.view.dispatch(editor.state.tr.replaceSelection(slice).scrollIntoView());
    if (dropped) toasts.show({ mood: 'warning', text: t`What pages cannot show was left out of what you pasted.` });
    return true;
  };
  const editor = useEditor({
    extensions: contentExtensions,
    content: documentOf(schema, html),
    editable: !disabled,
    // Its styles are in editor.css.ts: the office allows none from scripts.
    injectCSS: false,
    editorProps: {
      attributes: { class: styles.text, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang, dir },
      handleDOMEvents: {
        paste: (_, event) => insert(event, event.clipboardData),
        // Content dragged within the text moves as usual.
        drop: (view, event) => !view.dragging && insert(event, event.dataTransfer),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(isBlank(changed.state.doc) ? '' : changed.getHTML()),
  });
  return (
    <Field label={label}>
      {() => (
        <div className={styles.editor}>
          {!disabled && <Toolbar editor={editor} merchant={merchant} />}
          <EditorContent editor={editor} />
        </div>
      )}
    </Field>
  );
}
