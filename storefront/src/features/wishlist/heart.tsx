// @chunk goods
import { useText } from '../../lib/i18n/text.tsx'
import { useIsHydrating } from '../../lib/island/use-is-hydrating.ts'
import { IconButton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { useWish } from './use-wish.ts'

type HeartProps = { productId: string; name: string }

const LiveHeart = ({ productId, name }: HeartProps) => {
  const t = useText()
  const isFirst = useIsHydrating()
  const wish = useWish(productId)
  const wished = wish.wished && !isFirst
  return (
    <IconButton
      icon={wished ? 'heart-filled' : 'heart'}
      label={t(messages.save, { name })}
      pressed={wished}
      raised
      onClick={wish.press}
    />
  )
}

/** What a first view shows to everybody: the server knows no wishlist, and asking for it costs as much as the tile. */
const EmptyHeart = ({ name }: HeartProps) => {
  const t = useText()
  return <IconButton icon="heart" label={t(messages.save, { name })} pressed={false} raised />
}

/** Adds a product to the wishlist or removes it (S2.111, S2.127). */
export const Heart = import.meta.env.SSR ? EmptyHeart : LiveHeart
