import type { MouseEvent } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRouter } from '../../lib/router/context.tsx'
import { IconLink } from '../../ui/index.ts'
import { useProtectedAction } from '../customer/index.ts'
import { messages } from './messages.ts'

/** The wishlist in the header; guests are asked to sign in and get there afterwards (S2.056). */
export const WishlistLink = ({ className }: { className?: string }) => {
  const t = useText()
  const { href } = useRouter()
  const navigate = useNavigate()
  const protect = useProtectedAction()
  const isCustomer = useShopper().kind === 'registered'
  const ask = (event: MouseEvent) => {
    if (isCustomer || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    protect(() => navigate('/account/wishlist'))
  }
  return (
    <IconLink
      icon="heart"
      className={className}
      href={href('/account/wishlist')}
      label={t(messages.wishlist)}
      onClick={ask}
    />
  )
}
