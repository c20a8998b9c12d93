import { useShopper } from '../../api/shopper.ts'
import { checkoutSteps, useCardReturn } from '../../features/checkout/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Container, Grid, RouteSkeleton } from '../../ui/index.ts'
import { Bill } from './bill.tsx'
import styles from './checkout.module.css'
import { CheckoutProgress } from './checkout-progress.tsx'
import { messages } from './messages.ts'
import { PlaceBar } from './place-bar.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { Steps } from './steps.tsx'
import { type CheckoutState, useCheckout } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

const Body = (state: CheckoutState) => {
  const { basket, step, start, flow, lateMethod } = state
  const place = usePlaceOrder(basket)
  const final = step === checkoutSteps.REVIEW_ORDER
  return (
    <>
      <CheckoutProgress step={step} start={start} flow={flow} />
      <Grid columns="aside" gap={8}>
        <Steps {...state} place={place} />
        <Bill basket={basket} final={final} />
      </Grid>
      {final && flow === 'normal' && <PlaceBar basket={basket} place={place} lateMethod={lateMethod} />}
    </>
  )
}

/** Five steps beside one bill (S2.018, S4.001–S4.008). */
export const Checkout = () => {
  const t = useText()
  const { kind } = useShopper()
  const { state, failed, retry } = useCheckout(useCardReturn())
  if (kind === 'guest') return <SignInAgain />
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t(messages.title)}</h1>
      {failed && (
        <Alert tone="error">
          {t(messages.generic)}{' '}
          <Button variant="quiet" onClick={retry}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      {!state && !failed && <RouteSkeleton label={t(messages.loading)} />}
      {state && <Body {...state} />}
    </Container>
  )
}
