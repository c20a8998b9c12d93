// @chunk goods
import { useShopper } from '../../../api/shopper.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Price } from '../../../ui/index.ts'
import { SignInForPrices } from '../../customer/index.ts'
import { messages } from '../messages.ts'
import { priceOf, squareMetrePrice } from './price.ts'
import type { Priced } from '../product.ts'
import styles from './price.module.css'
import { useMoney } from '../../market/index.ts'

type PriceOrSignInProps = {
  product: Priced & { currency?: string }
  isCut: boolean
  isQuote: boolean
  size?: 'small' | 'medium' | 'large'
}

/** The price with its unit for registered shoppers; guests are offered to sign in (S1.024, S1.031, S2.107). */
export const PriceOrSignIn = ({ product, isCut, isQuote, size = 'medium' }: PriceOrSignInProps) => {
  const t = useText()
  const money = useMoney()
  const { kind } = useShopper()
  if (isQuote) return <p className={styles.quote}>{t(messages.byQuote)}</p>
  if (kind !== 'registered') return <SignInForPrices />
  const price = priceOf(product)
  if (!price) return null
  const area = squareMetrePrice(product, isCut)
  const notes = [
    ...(product.unit ? [t(messages.perUnit, { unit: product.unit })] : []),
    ...(area === undefined ? [] : [t(messages.perSquareMetre, { price: money(area, product.currency) })]),
  ]
  return (
    <Price
      size={size}
      current={money(price.currentPrice, product.currency)}
      {...(price.listPrice === undefined ? {} : { list: money(price.listPrice, product.currency) })}
      listLabel={t(messages.before)}
      currentLabel={t(messages.now)}
      {...(price.isRange ? { before: t(messages.from) } : {})}
      {...(notes.length > 0 ? { note: notes.join(' · ') } : {})}
    />
  )
}
