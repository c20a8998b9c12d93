import { useEnv } from '../../api/env.tsx'
import type { Product } from '../../api/products.ts'
import { useEditing } from '../../features/editor/index.ts'
import { UploadPdf } from '../../features/pictures/index.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import { IconButton, Section, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'

type Paper = NonNullable<Product['c_documents']>[number]

const languages = ['es', 'en'] as const

type PaperRowProps = { paper: Paper; onChange(next: Paper): void; onRemove(): void }

const PaperRow = ({ paper, onChange, onRemove }: PaperRowProps) => {
  const { t, shop } = useEnv()
  const { mayWrite } = useEditing()
  const { language, ...forAll } = paper
  const names = { es: t(messages.spanish), en: t(messages.english) }
  return (
    <li className={styles.paper}>
      {languages.map((one) => (
        <TextField
          key={one}
          label={`${t(messages.paperTitle)} (${names[one]})`}
          lang={one}
          value={paper.title[one]}
          readOnly={!mayWrite}
          onChange={({ target }) => onChange({ ...paper, title: { ...paper.title, [one]: target.value } })}
        />
      ))}
      <SelectField
        label={t(messages.readers)}
        value={language ?? ''}
        disabled={!mayWrite}
        onChange={({ target }) => {
          const chosen = languages.find((one) => one === target.value)
          onChange(chosen ? { ...forAll, language: chosen } : forAll)
        }}
      >
        <option value="">{t(messages.allReaders)}</option>
        {languages.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </SelectField>
      <a
        className={styles.open}
        href={pictureSource(shop, paper.path)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t(messages.openPdf)}: ${paper.title.es}`}
      >
        {t(messages.openPdf)}
      </a>
      {mayWrite && <IconButton icon="close" label={t(messages.takeOut, paper.title.es)} onClick={onRemove} />}
    </li>
  )
}

/** The merchant's own papers, such as a certificate or a guide, in the order in which the shop lists them. */
export const DocumentsField = () => {
  const { t } = useEnv()
  const { editor, mayWrite } = useEditing()
  const papers = (editor.valueAt('c_documents') ?? []) as readonly Paper[]
  // A product without papers has no such member.
  const set = (next: readonly Paper[]) => editor.change('c_documents', next.length > 0 ? next : null)
  return (
    <Section title={`${t(messages.documents)} (${papers.length})`}>
      <div className={styles.attributes}>
        {papers.length > 0 && (
          <ul className={styles.papers}>
            {papers.map((paper, at) => (
              <PaperRow
                key={paper.path}
                paper={paper}
                onChange={(next) => set(papers.with(at, next))}
                onRemove={() => set(papers.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        {mayWrite && (
          <div>
            <UploadPdf onReady={(path, name) => set([...papers, { path, title: { es: name, en: name } }])} />
          </div>
        )}
      </div>
    </Section>
  )
}
