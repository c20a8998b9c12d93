import { lazy } from 'react'
import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useShopper } from '../../api/shopper.ts'
import {
  AddButton,
  CallOut,
  ChoiceFigures,
  ChoiceTotal,
  EarlyLength,
  LengthControl,
  Options,
  PriceOrSignIn,
  PriceSteps,
  type Product,
  ProductPromise,
  QuantityField,
  StoreStock,
  VariantChoice,
} from '../../features/product/index.ts'
import { useHours } from '../../features/stores/index.ts'
import { Heart } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, classNames } from '../../ui/index.ts'
import { Members } from './members-island.ts'
import { messages } from './messages.ts'
import { QuoteFiles } from './quote-files-island.ts'
import styles from './product.module.css'
import { SetTotal } from './set-total-island.ts'
import { Share } from './share-island.ts'
import type { BuyOptions } from './use-buy-options.ts'

const ShortSupply = lazy(async () => ({ default: (await import('./short-supply.tsx')).ShortSupply }))

const tintOf = (product: Product) =>
  product.variationAttributes
    ?.find(({ id }) => id === 'color')
    ?.values?.find(({ value }) => value === product.variationValues?.color)?.c_hex

/**
 * All one decides on: name and price or sign-in, choices, promise, pieces with their length, total and add. On a desk
 * the button stands under the pieces and beside the ruler, so that all of it is seen without scrolling.
 */
export const BuyPanel = ({ product, decision }: { product: Product; decision: BuyOptions }) => {
  const t = useText()
  const { kind } = useShopper()
  const { wanted, texts, stock, store, storeName, failed, add, added, disabled } = decision
  const hoursOfDay = useHours()
  const { inBasketMm, piecesInBasket, reached, options, choose, optionsPrice } = decision
  const isQuote = product.isProductQuote === true
  const rating = product.c_rating
  const isSet = product.type?.set === true
  const isComposed = isSet || product.type?.bundle
  const unit = wanted.cut ? 'm' : product.unit
  return (
    <div className={styles.decision}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{withNonBreakingUnits(product.name ?? '')}</h1>
          <Heart productId={product.id} name={product.name ?? ''} />
        </div>
        <div className={styles.price}>
          <PriceOrSignIn product={product} isCut={Boolean(wanted.cut)} isQuote={isQuote} size="large" />
          {isSet && <SetTotal product={product} pieces={wanted.pieces ?? 1} className={styles.setTotal} />}
          {kind === 'guest' && !isQuote && <p className={styles.note}>{t(messages.why)}</p>}
          <CallOut promotions={product.productPromotions} />
        </div>
        <p className={styles.sku}>
          {t(messages.sku, { sku: product.id })}
          {rating && (
            <a href="#reviews" data-native="">
              {t(messages.rating, { ...rating })}
            </a>
          )}
        </p>
        {product.shortDescription && <p className={styles.lead}>{product.shortDescription}</p>}
      </header>
      <VariantChoice product={product} stock={decision.stocks} />
      {product.options && <Options product={product} chosen={options} onChoose={choose} />}
      {isComposed && (
        <Members
          product={product}
          pieces={wanted.pieces ?? 1}
          stock={decision.stocks}
          storeName={storeName}
        />
      )}
      <div className={styles.stock}>
        <ProductPromise
          className={isQuote ? undefined : styles.promise}
          stock={stock}
          storeName={storeName}
          isQuote={isQuote}
          amount={wanted.amount}
          failed={failed}
          unit={unit}
          hoursOn={store && hoursOfDay && ((day) => hoursOfDay(store, day))}
        />
        {!isQuote && <StoreStock productId={product.id} amount={wanted.amount} unit={unit} />}
      </div>
      <div className={classNames(styles.want, wanted.cut && styles.byLength)}>
        <div className={styles.pieces}>
          <QuantityField
            wanted={wanted}
            stock={stock}
            error={texts.quantity}
            unit={product.unit}
            perQuintal={product.c_perQuintal}
          />
          {piecesInBasket > 0 && (
            <p className={styles.note}>{t(messages.piecesInBasket, { n: piecesInBasket })}</p>
          )}
        </div>
        {wanted.cut && (
          <div className={styles.length}>
            <EarlyLength onLength={wanted.setLengthMm}>
              <LengthControl
                cut={wanted.cut}
                wanted={wanted}
                error={texts.length}
                tint={tintOf(product)}
                shape={product.c_cutShape ?? 'sheet'}
                inBasketMm={inBasketMm}
              />
            </EarlyLength>
          </div>
        )}
        <ChoiceTotal product={product} wanted={wanted} reached={reached} beside={optionsPrice} />
        <div className={styles.add}>
          <AddButton
            add={add}
            added={added}
            disabled={disabled}
            byQuote={wanted.byQuote}
            outOfStock={wanted.outOfStock}
          />
        </div>
        {!isSet && <ChoiceFigures product={product} wanted={wanted} reached={reached} />}
        {isQuote && <QuoteFiles />}
      </div>
      {decision.isShort ? (
        <LazyBoundary>
          <ShortSupply product={product} decision={decision} />
        </LazyBoundary>
      ) : (
        add.isError && <Alert tone="error">{t(problemMessage(add.error))}</Alert>
      )}
      {kind === 'registered' && !isQuote && <PriceSteps product={product} amount={reached} />}
      <Share product={product} />
    </div>
  )
}
