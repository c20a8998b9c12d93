import { useEffect, useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Button, Row, useToast } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import { useLineWrite } from '../lines/use-line-write.ts'
import { messages as basketMessages } from '../messages.ts'
import { useAmount } from '../use-amount.ts'
import { useAtChosenStore } from '../use-at-chosen-store.ts'
import { readSavedLines, removeSavedLine, type SavedLine, savedLineKey } from './saved-lines.ts'
import { savedMessages as messages } from './saved-messages.ts'

/** The products saved for later, each with a button that puts it back into the cart. Nothing while there are none. */
export const SavedForLater = ({ stamp }: { stamp: number }) => {
  const t = useText()
  const show = useToast()
  const amount = useAmount()
  const [lines, setLines] = useState<SavedLine[]>([])
  useEffect(() => setLines(readSavedLines()), [stamp])
  const atStore = useAtChosenStore()
  const back = useLineWrite(({ name, image, options: _options, choice: _choice, ...line }: SavedLine) => ({
    kind: 'add',
    items: atStore([line]),
    product: { name, ...(image ? { image } : {}) },
  }))
  if (lines.length === 0) return null
  const putBack = (line: SavedLine) =>
    back.mutate(line, {
      onSuccess: () => setLines(removeSavedLine(line)),
      onError: () => show({ title: t(basketMessages.failed), tone: 'error' }),
    })
  return (
    <section aria-label={t(messages.title)}>
      <h2>{t(messages.title)}</h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={savedLineKey(line)} className={styles.savedLine}>
            {line.image ? <img src={line.image} alt="" width={72} height={72} loading="lazy" /> : <span />}
            <div>
              <Link to={`/product/${encodeURIComponent(line.productId)}`}>{line.name}</Link>
              {line.choice && <p className={styles.sku}>{line.choice}</p>}
              <p className="figures">{amount(line)}</p>
              {line.options?.map((text) => (
                <p key={text} className={styles.sku}>
                  {text}
                </p>
              ))}
              <Row gap={2}>
                <Button
                  variant="secondary"
                  size="small"
                  pending={back.isPending && back.variables === line}
                  pendingLabel={t(basketMessages.updating)}
                  onClick={() => putBack(line)}
                >
                  {t(messages.back)}
                </Button>
                <Button variant="quiet" size="small" onClick={() => setLines(removeSavedLine(line))}>
                  {t(messages.forget)}
                </Button>
              </Row>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
