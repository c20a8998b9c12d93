import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useShopper } from '../../api/shopper.ts'
import {
  AddButton,
  CallOut,
  LengthControl,
  PriceOrSignIn,
  PriceSteps,
  type Product,
  ProductPromise,
  QuantityField,
  VariantChoice,
  WantedFigures,
} from '../../features/product/index.ts'
import { Heart } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'
import type { Deciding } from './use-decision.ts'

const tintOf = (product: Product) =>
  product.variationAttributes
    ?.find(({ id }) => id === 'color')
    ?.values?.find(({ value }) => value === product.variationValues?.color)?.c_hex

const isBar = (product: Product) => /tubo|poste|viga|perfil|polin|canal/.test(product.primaryCategoryId ?? '')

/** Name, choices, ruler or stepper, price or sign-in, promise, add: all one decides on. */
export const Decision = ({ product, decision }: { product: Product; decision: Deciding }) => {
  const t = useText()
  const { locale } = useEnv()
  const { kind } = useShopper()
  const { wanted, texts, stock, store, failed, add, added, disabled, inBasketMm } = decision
  const isQuote = product.isProductQuote === true
  const figures = <WantedFigures product={product} wanted={wanted} />
  return (
    <Stack gap={6} className={styles.decision}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{product.name}</h1>
          <Heart productId={product.id} name={product.name ?? ''} />
        </div>
        <p className={styles.sku}>{t(messages.sku, { sku: product.id })}</p>
        {product.shortDescription && <p className={styles.lead}>{product.shortDescription}</p>}
      </header>
      <VariantChoice product={product} chosen={product.variationValues ?? {}} />
      <div className={styles.price}>
        <PriceOrSignIn product={product} isCut={Boolean(wanted.cut)} isQuote={isQuote} size="large" />
        <CallOut promotions={product.productPromotions} />
        {kind === 'registered' && !isQuote && <PriceSteps product={product} amount={wanted.amount} />}
      </div>
      <div className={styles.want}>
        <QuantityField wanted={wanted} stock={stock} error={texts.quantity} />
        {wanted.cut && (
          <LengthControl
            cut={wanted.cut}
            wanted={wanted}
            error={texts.length}
            tint={tintOf(product)}
            shape={isBar(product) ? 'bar' : 'sheet'}
            inBasketMm={inBasketMm}
            totals={figures}
          />
        )}
        {inBasketMm > 0 && (
          <p className={styles.note}>{t(messages.inBasket, { m: formatMetres(inBasketMm, locale) })}</p>
        )}
        {!wanted.cut && figures}
      </div>
      <ProductPromise
        className={styles.promise}
        stock={stock}
        storeName={store?.name}
        isQuote={isQuote}
        amount={wanted.amount}
        failed={failed}
        amounts={wanted.cut ? 'metres' : 'pieces'}
      />
      <div className={styles.add}>
        <AddButton
          add={add}
          added={added}
          disabled={disabled}
          byQuote={wanted.byQuote}
          outOfStock={wanted.outOfStock}
        />
      </div>
      {add.isError && <Alert tone="error">{t(problemMessage(add.error))}</Alert>}
    </Stack>
  )
}
