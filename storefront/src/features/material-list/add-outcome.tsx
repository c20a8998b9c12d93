import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type AddGoods, type Short, shortOf } from './use-add-goods.ts'

/** What a page knows of goods by their SKU. */
export type NamedGoods = (sku: string) => { name: string; cut: boolean } | undefined

type AddOutcomeProps = {
  add: AddGoods
  named: NamedGoods
  /** What is said of a list that is in the cart as a whole. */
  title?: string
  /** Lines of the list, where some cannot be added yet. */
  lineCount?: number
}

/** What became of a list that was added: all of it is in the cart, or how much, less what the store is short of; or why not. */
export const AddOutcome = ({ add, named, title, lineCount = add.lineCount }: AddOutcomeProps) => {
  const { error, linesInCart, short } = add
  const t = useText()
  if (error) {
    const one = shortOf(error)
    const missing = one ? [one] : short
    return (
      <Alert tone="error">
        {missing.length > 0
          ? missing.map((goods) => <ShortGoods key={goods.productId} short={goods} named={named} />)
          : t(problemMessage(error))}
      </Alert>
    )
  }
  if (linesInCart === 0) return null
  const isWhole = linesInCart >= lineCount
  const said = isWhole
    ? (title ?? t(messages.added))
    : t(messages.addedSome, { n: linesInCart, all: lineCount })
  return (
    <Alert tone={isWhole && short.length === 0 ? 'success' : 'warning'} title={said}>
      {short.map((one) => (
        <ShortGoods key={one.productId} short={one} named={named} />
      ))}
      <p>
        <Link to="/cart">{t(messages.toCart)}</Link>
      </p>
    </Alert>
  )
}

const ShortGoods = ({ short: { productId, available }, named }: { short: Short; named: NamedGoods }) => {
  const t = useText()
  const { locale } = useEnv()
  const goods = named(productId)
  const name = goods?.name ?? productId
  const amount = goods?.cut
    ? `${formatMetres(available * 1000, locale)} m`
    : t(messages.pieces, { n: available })
  return (
    <p>
      {available > 0 ? t(messages.shortStock, { name, available: amount }) : t(messages.noneLeft, { name })}
    </p>
  )
}
