import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './review-messages.ts'
import type { PlaceOrder } from './use-place-order.ts'

/** Busy from the press on until the page is elsewhere: a second press is no second order. */
export const PlaceButton = ({ place }: { place: PlaceOrder }) => {
  const t = useText()
  return (
    <Button
      size="large"
      wide
      pending={place.isPending || place.isSuccess}
      pendingLabel={t(messages.placing)}
      onClick={() => place.mutate()}
    >
      {t(messages.place)}
    </Button>
  )
}
