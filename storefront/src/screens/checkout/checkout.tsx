import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Container, Grid, RouteSkeleton } from '../../ui/index.ts'
import { Bill } from './bill.tsx'
import styles from './checkout.module.css'
import { messages } from './messages.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { Steps } from './steps.tsx'
import { Trail } from './trail.tsx'
import { useCheckout } from './use-checkout.ts'
import { useDefaultMethod } from './use-default-method.ts'

/** Five steps beside one bill (S2.018, S4.001–S4.008). */
export const Checkout = () => {
  const t = useText()
  const { kind } = useShopper()
  const { state, failed, retry } = useCheckout()
  useDefaultMethod(state?.basket)
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
      {state && (
        <>
          <Trail step={state.step} start={state.start} flow={state.flow} />
          <Grid columns="aside" gap={8}>
            <Steps {...state} />
            <Bill basket={state.basket} final={state.step === 4} />
          </Grid>
        </>
      )}
    </Container>
  )
}
