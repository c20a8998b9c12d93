import { useText } from '../../lib/i18n/text.tsx'
import { useRouter } from '../../lib/router/context.tsx'
import { IconLink } from '../../ui/index.ts'
import { messages } from './messages.ts'

export const BasketLink = () => (
  <IconLink icon="cart" href={useRouter().href('/cart')} label={useText()(messages.cart)} />
)
