import { useShopper } from '../../api/shopper.ts'
import { useBasket } from '../basket/index.ts'
import { viewCart } from './events.ts'
import { pushEvent } from './outside-scripts.ts'
import { useEffectOncePerKey } from './use-effect-once-per-key.ts'
import type { Watched } from './watch-page.tsx'

/** The cart opened (S7.061), once what is in it is known. */
export const WatchCart = ({ again }: Watched) => {
  const { customerId } = useShopper()
  const { data: basket } = useBasket()
  const isKnown = basket !== undefined || customerId === undefined
  useEffectOncePerKey(isKnown ? `${again} cart` : undefined, () => pushEvent(viewCart(basket)))
  return null
}
