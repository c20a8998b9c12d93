import { trade } from '../../api/trade.ts'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import {
  AddOutcome,
  ListActions,
  MissedRunsNotice,
  ShareActions,
  useAddGoods,
} from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import type { ListLine } from '../../../../trade/list/list-line.ts'
import { countStates, type LineEdit, resolveLine } from './line-edit.ts'
import { learnedQuery } from './list-data-query.ts'
import type { Goods } from './list-goods.ts'
import { ListRow } from './list-row.tsx'
import styles from './list-tool.module.css'
import type { LineEdits } from './line-edits.ts'
import { messages } from './messages.ts'
import { fitsAddress, type ListQuestion, writeListQuestion } from './use-list-question.ts'

type ListResultProps = {
  lines: readonly ListLine[]
  goods: ReadonlyMap<string, Goods>
  question: ListQuestion
  edits: LineEdits
  onEdit: (at: number, change: LineEdit) => void
  /** Whether the text has more lines than are read. */
  isCut: boolean
}

/** What was understood, line by line, in the order it was written; what is sure or was chosen goes to the cart. */
export const ListResult = ({ lines, goods, question, edits, onEdit, isCut }: ListResultProps) => {
  const t = useText()
  const env = useEnv()
  const customer = useShopper().kind === 'registered'
  const rows = lines.map((line, at) => ({ at, line, edit: edits.get(at) ?? {} }))
  const shown = rows.filter(({ edit }) => !edit.removed)
  const resolved = shown.flatMap(({ line, edit }) => resolveLine(line, edit, goods) ?? [])
  const items = resolved.map(({ item }) => item)
  const open = shown.filter(({ line, edit }) => resolveLine(line, edit, goods) === undefined)
  const add = useAddGoods(items)
  const learn = () => {
    const phrases = shown.flatMap(({ line, edit }) =>
      edit.sku ? [{ phrase: line.phrase, sku: edit.sku }] : [],
    )
    // What was chosen helps the next list; that it could not be remembered fails nothing.
    if (customer && phrases.length > 0)
      env
        .call(trade.learnPhrases, { body: { phrases } })
        .then(() => env.queries.invalidateQueries({ queryKey: learnedQuery(env).queryKey }))
        .catch(() => undefined)
  }
  const counts = countStates(shown.map(({ line, edit }) => (edit.sku ? 'sure' : line.state)))
  return (
    <section className={styles.result} aria-labelledby="list-result">
      <h2 id="list-result" className={styles.headline} aria-live="polite">
        {t(messages.counts, counts)}
      </h2>
      {isCut && <Alert tone="info">{t(messages.tooLong, { n: lines.length })}</Alert>}
      <ol className={styles.rows} role="list">
        {shown.map(({ at, line, edit }) => (
          <li key={`${at}:${line.text}`}>
            <ListRow line={line} edit={edit} goods={goods} onChange={(change) => onEdit(at, change)} />
          </li>
        ))}
      </ol>
      <MissedRunsNotice
        items={items}
        goodsOf={(sku) => {
          const one = goods.get(sku)
          return one && { name: one.name, text: one.text, cut: one.product.cut }
        }}
        addedMm={add.addedMm}
      />
      <AddOutcome
        add={add}
        lineCount={shown.length}
        named={(sku) => {
          const one = goods.get(sku)
          return one && { name: `${one.name}, ${one.text}`, cut: one.product.sellMode === 'cut' }
        }}
      />
      <ListActions
        label={t(messages.addSome, { n: items.length, all: shown.length })}
        items={items}
        name={t(messages.title)}
        add={add}
        onAdd={learn}
      >
        <ShareActions
          title={t(messages.shareTitle)}
          lines={shown.map(({ line }) => line.text)}
          path={fitsAddress(question) ? `/tools/list?${writeListQuestion(question)}` : undefined}
          items={items}
          unread={open.map(({ line }) => line.text)}
        />
      </ListActions>
    </section>
  )
}
