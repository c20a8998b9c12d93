import { useText } from '../../../lib/i18n/text.tsx'
import { Accordion, AccordionItem, Button, Row, useToast, VisuallyHidden } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import type { Basket } from '../basket.ts'
import { messages } from '../messages.ts'
import { PromoCodeForm } from './promo-code-form.tsx'
import { promoMessages } from './promo-messages.ts'
import { useRemoveCoupon } from './use-coupons.ts'

/** The codes in the basket, each with a button to remove it, and the form for another (S2.156–S2.160). Customers only. */
export const PromoCodes = ({ basket }: { basket: Basket & { orderNo?: string } }) => {
  const t = useText()
  const show = useToast()
  const remove = useRemoveCoupon()
  if (basket.productSubTotal === undefined) return null
  // An order's codes are fixed: none is removed or added any more (S2.157).
  const ordered = basket.orderNo !== undefined
  const takeOut = (couponItemId: string) =>
    remove.mutate(couponItemId, {
      onSuccess: () => show({ title: t(promoMessages.removed), tone: 'success' }),
      onError: () => show({ title: t(messages.failed), tone: 'error' }),
    })
  return (
    <div>
      {basket.couponItems.length > 0 && (
        <ul role="list" className={styles.coupons} aria-label={t(promoMessages.coupons)}>
          {basket.couponItems.map(({ couponItemId, code }) => (
            <li key={couponItemId}>
              <Row justify="between">
                <strong>{code}</strong>
                {!ordered && (
                  <Button
                    variant="quiet"
                    size="small"
                    pending={remove.isPending && remove.variables === couponItemId}
                    pendingLabel={t(promoMessages.removing)}
                    onClick={() => takeOut(couponItemId)}
                  >
                    {t(promoMessages.remove)}
                    <VisuallyHidden>{` ${code}`}</VisuallyHidden>
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </ul>
      )}
      {!ordered && (
        <Accordion>
          <AccordionItem title={t(promoMessages.question)}>
            <PromoCodeForm />
          </AccordionItem>
        </Accordion>
      )}
    </div>
  )
}
