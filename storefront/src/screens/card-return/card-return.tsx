import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { isProblem } from '../../api/problem.ts'
import { query } from '../../api/query.ts'
import { basketQuery } from '../../features/basket/index.ts'
import { useCardReturn } from '../../features/checkout/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Container, LinkButton, Spinner, Stack } from '../../ui/index.ts'
import styles from './card-return.module.css'
import { destinationOf } from './destination.ts'
import { messages } from './messages.ts'
import { StepUpFrame } from './step-up-frame.tsx'

const pollMs = 2_000

const isFramed = () => typeof window !== 'undefined' && window.parent !== window

/** Inside a frame of our own page, that page goes on; else this one does. */
const leave = (path: string, href: (path: string) => string, navigate: () => void) => {
  if (!isFramed()) navigate()
  else window.parent.postMessage({ source: 'card-return', to: href(path) }, location.origin)
}

/** The bank has brought the browser back: the money is asked for now, once. */
const usePaymentResult = (transactionId: string, authenticationId: string | null) => {
  const env = useEnv()
  const { mutate } = useMutation({
    mutationFn: (asked: string) =>
      env.call(orders.finishPayment, { params: { transactionId }, body: { authenticationId: asked } }),
  })
  useEffect(() => {
    if (transactionId !== '' && authenticationId) mutate(authenticationId)
  }, [transactionId, authenticationId, mutate])
}

/** Shows the bank's question, asks how the payment went until it is decided, and goes where it leads (S2.019, S2.020). */
export const CardReturn = () => {
  const t = useText()
  const env = useEnv()
  const navigate = useNavigate()
  const { params, search } = useRoute()
  const transactionId = params.transactionId ?? search.get('transactionId') ?? ''
  usePaymentResult(transactionId, search.get('answer'))
  const isLeaving = useCardReturn()
  const payment = query(env, orders.getPayment, { params: { transactionId } })
  const { data, error, isError } = useQuery({
    ...payment,
    enabled: transactionId !== '',
    refetchInterval: ({ state }) =>
      isProblem(state.error, 404) || (state.data && state.data.status !== 'pending') ? false : pollMs,
  })
  const give = useMutation({
    mutationFn: () => env.call(orders.finishPayment, { params: { transactionId }, body: { abandon: true } }),
    onSuccess: (ended) => env.queries.setQueryData(payment.queryKey, ended),
  })
  const to = data && destinationOf(data)
  useEffect(() => {
    if (!to) return
    // The basket has become an order, or its order has become the basket again.
    void env.queries
      .invalidateQueries({ queryKey: basketQuery(env).queryKey })
      .finally(() => leave(to, env.href, () => navigate(to, { replace: true })))
  }, [to, env, navigate])

  // Whoever is not its owner any more may ask how a payment went, not end it.
  // Only in the page itself: neither within the bank's frame nor while leaving it.
  const isAsked = data?.status === 'pending' && !isLeaving && !isFramed()
  const challenge = isAsked ? data.challenge : undefined
  const unknown = transactionId === '' || isProblem(error, 404) || isProblem(give.error, 404)
  return (
    <Container width="form" className={styles.page}>
      <h1>{t(messages.title)}</h1>
      {unknown ? (
        <Stack gap={4}>
          <Alert tone="warning">{t(messages.unknown)}</Alert>
          <LinkButton as={Link} href="/account/orders">
            {t(messages.orders)}
          </LinkButton>
        </Stack>
      ) : challenge ? (
        <Stack gap={4}>
          <StepUpFrame challenge={challenge} transactionId={transactionId} title={t(messages.bank)} />
          <p>{t(messages.open)}</p>
          <Button
            variant="secondary"
            wide
            pending={give.isPending}
            pendingLabel={t(messages.canceling)}
            onClick={() => give.mutate()}
          >
            {t(messages.cancel)}
          </Button>
        </Stack>
      ) : (
        <Stack gap={4}>
          <Spinner large label={t(messages.asking)} />
          <p role="status">{t(messages.asking)}</p>
          <p>{t(messages.stay)}</p>
          {(isError || give.isError) && <Alert tone="warning">{t(messages.silent)}</Alert>}
        </Stack>
      )}
    </Container>
  )
}
