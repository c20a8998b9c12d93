import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { loginFor } from '../../lib/login-for.ts'
import { useNavigate } from '../../lib/router/context.tsx'
import { Button, Stack, useToast } from '../../ui/index.ts'
import { type Basket, flowOf, isMissingMetres, linesOf } from './basket.ts'
import { messages } from './messages.ts'

/** Finish for a finished basket, quote for the others (S4.034–S4.038); what is sold out says so first (S4.036). */
export const BasketActions = ({ basket, onGo }: { basket: Basket; onGo?: () => void }) => {
  const t = useText()
  const show = useToast()
  const navigate = useNavigate()
  const { kind } = useShopper()
  const flow = flowOf(basket)
  const missing = isMissingMetres(basket)
  const finish = () => {
    const soldOut = linesOf(basket).find(
      (line) => line.c_status === 'purchasable' && (line.inventory?.ats ?? 1) <= 0,
    )
    if (soldOut) {
      show({
        title: t(messages.soldOutToast, { productName: soldOut.productName ?? soldOut.productId }),
        tone: 'error',
      })
      return
    }
    onGo?.()
    navigate(kind === 'registered' ? '/checkout' : loginFor('/cart'))
  }
  return (
    <Stack gap={2}>
      {flow.isProductFinished && (
        <Button wide size="large" disabled={missing} onClick={finish}>
          {t(messages.finish)}
        </Button>
      )}
      {flow.isProductFinished && missing && <p role="status">{t(messages.metresBlock)}</p>}
    </Stack>
  )
}
