import { lazy, useState } from 'react'
import { countUnit } from '../../../../../facts/format-number.ts'
import { useEnv } from '../../../api/env.tsx'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Busy, Button, IconButton, Stepper, VisuallyHidden } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'
import { ChangeLineButton } from './change-line-button.tsx'
import { InventoryMessage } from './inventory-message.tsx'
import { CutText, LinePromise, useLineCount } from './line-details.tsx'
import { LinePrice } from './line-price.tsx'
import { useQuantity } from './use-quantity.ts'
import { useRemoveLine } from './use-remove-line.ts'

const ConfirmRemove = lazy(() =>
  import('./confirm-remove.tsx').then((module) => ({ default: module.ConfirmRemove })),
)
// Few lines have any.
const LineChoices = lazy(() =>
  import('./line-choices.tsx').then((module) => ({ default: module.LineChoices })),
)

type LineRowProps = {
  line: BasketLine
  /** Saves the line for later; without this handler the row does not offer to. */
  onSave?: ((line: BasketLine) => void) | undefined
}

/** One line of the cart and of the drawer: picture, name, length, promise, quantity, price, remove. */
export const LineRow = ({ line, onSave }: LineRowProps) => {
  const t = useText()
  // Undefined until somebody first removes a line: the dialog's code is loaded then.
  const [asking, setAsking] = useState<boolean>()
  const quantity = useQuantity(line, () => setAsking(true))
  const { busy, remove } = useRemoveLine()
  const countOf = useLineCount()
  const { locale } = useEnv()
  const name = line.productName ?? line.productId
  return (
    <Busy busy={quantity.busy || busy} label={t(messages.updating)} className={styles.line}>
      {line.c_image && (
        <img
          className={styles.picture}
          src={line.c_image.link}
          alt=""
          width={96}
          height={96}
          loading="lazy"
        />
      )}
      <div className={styles.text}>
        <Link className={styles.name} to={`/product/${encodeURIComponent(line.productId)}`}>
          {name}
        </Link>
        {line.c_variationText && <p className={styles.sku}>{line.c_variationText}</p>}
        <p className={styles.sku}>{line.productId}</p>
        {line.optionItems && (
          <LazyBoundary>
            <LineChoices line={line} />
          </LazyBoundary>
        )}
        <CutText line={line} />
        <LinePromise line={line} />
        {onSave && <ChangeLineButton line={line} />}
        {onSave && line.c_priceQuote === undefined && (
          <Button variant="quiet" size="small" className={styles.save} onClick={() => onSave(line)}>
            {t(messages.saveForLater)}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div className={styles.controls}>
        {line.c_priceQuote === undefined ? (
          <div className={styles.count}>
            <Stepper
              value={quantity.value}
              onChange={quantity.change}
              onBlur={quantity.leave}
              min={0}
              max={quantity.maximum}
              step={line.c_stepQuantity ?? 1}
              label={t(messages.quantityOf, { name })}
              decreaseLabel={t(messages.less)}
              increaseLabel={t(messages.more)}
              invalid={quantity.isAboveStock}
            />
            {line.c_unit && (
              <p className={styles.sku}>{countUnit(quantity.value ?? 0, line.c_unit, locale)}</p>
            )}
          </div>
        ) : (
          // An accepted offer holds for its number of pieces: such a line can only be removed.
          <p>{t(messages.agreed, { count: countOf(line) })}</p>
        )}
        <LinePrice line={line} className={styles.linePrice} />
      </div>
      <IconButton
        icon="trash"
        size={20}
        className={styles.remove}
        label={t(messages.removeOf, { name })}
        onClick={() => setAsking(true)}
      />
      <InventoryMessage line={line} showInventoryMessage={quantity.showInventoryMessage} />
      {asking !== undefined && (
        <LazyBoundary onMissing={() => setAsking(undefined)}>
          <ConfirmRemove
            open={asking}
            onKeep={() => {
              setAsking(false)
              quantity.reset()
            }}
            onRemove={() => {
              setAsking(false)
              quantity.reset()
              remove(line)
            }}
          />
        </LazyBoundary>
      )}
    </Busy>
  )
}
