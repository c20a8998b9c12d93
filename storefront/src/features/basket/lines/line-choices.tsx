import { useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Row, VisuallyHidden } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { ChangeOptions } from './change-options.tsx'
import { LineOptions } from './line-details.tsx'
import { optionMessages as messages } from './option-messages.ts'

/** What was chosen along with a line of the cart, and the way to choose otherwise; an agreed line stays as agreed. */
export const LineChoices = ({ line }: { line: BasketLine }) => {
  const t = useText()
  const [changing, setChanging] = useState(false)
  if (changing) return <ChangeOptions line={line} onDone={() => setChanging(false)} />
  return (
    <Row gap={2} nowrap>
      <div>
        <LineOptions line={line} />
      </div>
      {line.c_priceQuote === undefined && (
        <Button variant="quiet" size="small" className={styles.save} onClick={() => setChanging(true)}>
          {t(messages.change)}
          <VisuallyHidden>{` ${t(messages.changeOf, { name: line.productName ?? line.productId })}`}</VisuallyHidden>
        </Button>
      )}
    </Row>
  )
}
