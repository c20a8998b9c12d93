import { defineScreen } from '../../api/screen.ts'
import { basketMessages } from '../../features/basket/index.ts'
import { Cart } from './cart.tsx'

export const screen = defineScreen({
  Screen: Cart,
  head: (_route, { t }) => ({ title: t(basketMessages.cart) }),
})
