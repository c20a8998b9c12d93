import { type ReactNode, useReducer } from 'react'
import { type Env, useEnv } from '../../../api/env.tsx'
import { readOfflineQueue, writeOfflineQueue } from '../../../api/offline-queue.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Button, Container, Stack } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import type { Basket } from '../basket.ts'
import { basketQuery } from '../basket-query.ts'
import { messages as basketMessages } from '../messages.ts'
import { useAmount } from '../use-amount.ts'
import { useBasket } from '../use-basket.ts'
import { waitingMessages as messages } from './waiting-messages.ts'

/** Removes a queued change, by its position. */
const discard = (env: Env, place: number) => {
  const left = readOfflineQueue(env).filter((_, at) => at !== place)
  writeOfflineQueue(env, left)
  env.queries.setQueryData<Basket | null>(basketQuery(env).queryKey, (known) => {
    if (!known) return known
    const { waiting: _before, ...basket } = known
    return left.length > 0 ? { ...basket, waiting: left.length } : basket
  })
}

/** The products added offline: by name and amount, since only the engine knows price and day. */
export const OfflineLines = ({ otherwise, className }: { otherwise?: ReactNode; className?: string }) => {
  const t = useText()
  const env = useEnv()
  const amount = useAmount()
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  // A change that was kept meanwhile is one of the basket too.
  useBasket()
  const added = readOfflineQueue(env).flatMap((change, place) =>
    change.kind === 'add' ? [{ ...change, place }] : [],
  )
  if (added.length === 0) return otherwise
  const list = (
    <section aria-label={t(messages.title)}>
      <Stack gap={3}>
        <h2>{t(messages.title)}</h2>
        <p>{t(messages.willBeAdded)}</p>
        <ul role="list" className={styles.lines}>
          {added.map(({ items, product, place }) => {
            const name = product?.name ?? items[0]?.productId ?? ''
            return (
              <li key={place} className={styles.savedLine}>
                {product?.image ? (
                  <img src={product.image} alt="" width={72} height={72} loading="lazy" />
                ) : (
                  <span />
                )}
                <div>
                  <Link to={`/product/${encodeURIComponent(items[0]?.productId ?? '')}`}>{name}</Link>
                  {product?.choices && <p>{product.choices.map(({ value }) => value).join(' · ')}</p>}
                  {items.map((item) => (
                    <p key={`${item.productId} ${item.c_lengthMetersToBuy}`} className="figures">
                      {amount(item)}
                    </p>
                  ))}
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t(messages.forgetNamed, { name })}
                    onClick={() => {
                      discard(env, place)
                      lookAgain()
                    }}
                  >
                    {t(messages.forget)}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      </Stack>
    </section>
  )
  if (otherwise === undefined) return list
  return (
    <Container className={className}>
      <Stack gap={6}>
        <h1>{t(basketMessages.cart)}</h1>
        {list}
      </Stack>
    </Container>
  )
}
