import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { useRoute, useRouter } from '../../../lib/router/context.tsx'
import { IconLink } from '../../../ui/index.ts'
import { piecesIn } from '../basket.ts'
import { countMessages as messages } from './count-messages.ts'
import { useBasket } from '../use-basket.ts'

const MiniBasket = lazy(() => import('./mini-basket.tsx').then((module) => ({ default: module.MiniBasket })))

/** The cart with its count; opens the drawer, and without scripts leads to the cart (S2.057). */
export const MiniBasketButton = () => {
  const t = useText()
  const { href } = useRouter()
  const { url, pathname } = useRoute()
  const { data: basket } = useBasket()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [url])
  const n = piecesIn(basket)
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || pathname === '/cart') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <IconLink
        icon="cart"
        href={href('/cart')}
        label={t(messages.cartCount, { n })}
        count={n}
        onClick={show}
      />
      {open && (
        <Suspense>
          <MiniBasket onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
