import { useEnv } from '../../api/env.tsx'
import { useEditing } from '../../features/editor/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Disclosure, EmptyState, IconButton, Section, SelectField } from '../../ui/index.ts'
import { type Block, blockFields, type BlockKind, blockKinds, emptyBlock } from './block-fields.ts'
import styles from './content.module.css'
import { messages } from './messages.ts'
import { PartEditor } from './part-editor.tsx'

/** The blocks of a page in their order: each opens to its fields, moves and goes. */
export const BlocksEditor = () => {
  const { t, language } = useEnv()
  const { editor, mayWrite } = useEditing()
  const blocks = (editor.valueAt('blocks') ?? []) as Block[]
  const set = (next: readonly Block[]) => editor.change('blocks', next)
  const nameOf = (block: Block) => {
    const title = 'title' in block ? localText(block.title, language) : ''
    return title === '' ? t(messages[block.kind]) : `${t(messages[block.kind])}: ${title}`
  }
  return (
    <Section title={`${t(messages.blocks)} (${blocks.length})`}>
      {blocks.length === 0 && <EmptyState icon="content" title={t(messages.noBlocks)} />}
      {blocks.map((block, at) => {
        const name = nameOf(block)
        return (
          <div key={at} className={styles.block}>
            <Disclosure summary={name} className={styles.details} summaryClassName={styles.summary}>
              <PartEditor
                part={block}
                fields={blockFields[block.kind]}
                disabled={!mayWrite}
                onChange={(next) => set(blocks.with(at, next as Block))}
              />
            </Disclosure>
            {mayWrite && (
              <span className={styles.tools}>
                <IconButton
                  icon="down"
                  className={styles.up}
                  label={t(messages.up, name)}
                  disabled={at === 0}
                  onClick={() => set(blocks.toSpliced(at, 1).toSpliced(at - 1, 0, block))}
                />
                <IconButton
                  icon="down"
                  label={t(messages.down, name)}
                  disabled={at === blocks.length - 1}
                  onClick={() => set(blocks.toSpliced(at, 1).toSpliced(at + 1, 0, block))}
                />
                <IconButton
                  icon="close"
                  label={t(messages.remove, name)}
                  onClick={() => set(blocks.toSpliced(at, 1))}
                />
              </span>
            )}
          </div>
        )
      })}
      {mayWrite && (
        <div className={styles.add}>
          <SelectField
            label={t(messages.addBlock)}
            value=""
            onChange={({ target }) => set([...blocks, emptyBlock(target.value as BlockKind)])}
          >
            <option value="">{t(messages.choose)}</option>
            {blockKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(messages[kind])}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </Section>
  )
}
