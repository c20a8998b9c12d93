import { problemMessage } from '../../api/problem-message.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, LinkButton } from '../../ui/index.ts'
import { useAddToBasket } from '../basket/index.ts'
import type { Product } from './product.ts'
import { rowMessages as messages } from './tile/row-messages.ts'
import { tileOfProduct } from './tile/tile-of-product.ts'

type AddAsItStandsProps = {
  product: Product
  label: string
  /** The same with the product's name, for those who do not see which row it is in. */
  labelOfThis: string
  onAdded?: () => void
}

/** What can go into the cart as it stands: nothing that still has to be chosen, measured or quoted. */
const isReady = (product: Product) =>
  !product.type?.master && !product.type?.set && !product.c_measurementSelector && !product.isProductQuote

/** Into the cart with one press, or to the product where something must be chosen first. */
export const AddWithoutChoice = ({ product, label, labelOfThis, onAdded }: AddAsItStandsProps) => {
  const t = useText()
  const add = useAddToBasket()
  const { id, name = id } = product
  const picture = tileOfProduct(product).picture
  if (!isReady(product))
    return (
      <LinkButton
        as={Link}
        href={`/product/${encodeURIComponent(id)}`}
        size="small"
        aria-label={t(messages.chooseWhat, { name })}
      >
        {t(messages.choose)}
      </LinkButton>
    )
  const press = () => {
    const added = {
      items: [{ productId: id, quantity: product.minOrderQuantity ?? 1 }],
      product: { name, ...(picture ? { image: picture.link } : {}) },
    }
    add.mutate(added, onAdded)
  }
  return (
    <>
      {add.isError && <Alert tone="error">{t(problemMessage(add.error))}</Alert>}
      <Button
        size="small"
        icon="cart"
        pending={add.isPending}
        pendingLabel={t(messages.working)}
        aria-label={labelOfThis}
        onClick={press}
      >
        {label}
      </Button>
    </>
  )
}
