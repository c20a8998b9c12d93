import type { ReactNode } from 'react'
import { useText } from '../../api/env.tsx'
import { MergeDialog } from '../merge/index.ts'
import { AlsoHere } from '../presence/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import { Notice } from '../../ui/index.ts'
import { EditorContext, useEditing } from './editor-context.ts'
import styles from './editor.module.css'
import { messages } from './messages.ts'
import { SaveBar } from './save-bar.tsx'
import type { Editor } from './use-document.ts'

type EditorFormProps = {
  editor: Editor
  mayWrite: boolean
  /** How a member is called where two people changed it. */
  nameOf?(path: string): string
  /** What it holds, with its codes in words, for the same. */
  toWords?: (path: string, value: unknown) => unknown
  children: ReactNode
}

/** `product.QA-1`: its kind, and its id; what there is one of (`synonyms`) is called by its kind. */
const subjectOf = (name: string) => {
  const [kind = '', ...id] = name.split('.')
  return { kind, id: id.join('.') || kind }
}

/** The form of a document: what is wrong, its fields, the bar while something is not saved, what clashed. */
export const EditorForm = ({
  editor,
  mayWrite,
  nameOf = (path) => path,
  toWords,
  children,
}: EditorFormProps) => {
  const t = useText()
  const { changes, conflicts, failure, isBusy } = editor
  const count = Object.keys(changes).length
  return (
    <EditorContext value={{ editor, mayWrite }}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (count > 0) void editor.save()
        }}
      >
        {editor.name !== undefined && <AlsoHere {...subjectOf(editor.name)} isEditing={count > 0} />}
        {!mayWrite && <Notice tone="open">{t(messages.readOnly)}</Notice>}
        {failure !== undefined && <ProblemNotice error={failure} />}
        {children}
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
        {count > 0 && (
          <SaveBar
            text={t(messages.unsaved, count)}
            isBusy={isBusy}
            onSave={() => void editor.save()}
            onDiscard={editor.discard}
          />
        )}
      </form>
      {conflicts.length > 0 && (
        <MergeDialog
          conflicts={conflicts}
          nameOf={nameOf}
          toWords={toWords}
          isBusy={isBusy}
          onChosen={(chosen) => void editor.resolve(chosen)}
          onClose={editor.later}
        />
      )}
    </EditorContext>
  )
}

/** Members of the document that not everybody may write who may write others of it. */
export const EditorPart = ({ mayWrite, children }: { mayWrite: boolean; children: ReactNode }) => {
  const editing = useEditing()
  return (
    <EditorContext value={{ ...editing, mayWrite: editing.mayWrite && mayWrite }}>{children}</EditorContext>
  )
}
