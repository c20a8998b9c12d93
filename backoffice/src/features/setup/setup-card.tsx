import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { productSearch } from '../../api/products.ts'
import { ButtonLink, Section } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './setup.module.css'
import { setupSteps, useSetup } from './use-setup.ts'

/** From so many products on a shop is taken to be set up. */
const grownShop = 10

/** The way to the first steps, while a shop has no product that can be bought. */
export const SetupCard = () => {
  const { call, t } = useEnv()
  const goods = useQuery({
    queryKey: [productSearch.searchProducts, 'setup'],
    queryFn: ({ signal }) =>
      call(productSearch.searchProducts, {
        body: { query: { matchAllQuery: {} }, limit: 1, expand: ['none'] },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const setup = useSetup({ isEnabled: (goods.data?.total ?? grownShop) < grownShop })
  const count = setup.data?.done.size ?? setupSteps.length
  if (count === setupSteps.length) return null
  return (
    <Section title={t(messages.title)}>
      <div className={styles.card}>
        <p>{t(messages.progress, count, setupSteps.length)}</p>
        <progress
          className={styles.progress}
          value={count}
          max={setupSteps.length}
          aria-label={t(messages.title)}
        />
        <ButtonLink to="/setup" kind="main" icon="right">
          {t(count === 0 ? messages.begin : messages.goOn)}
        </ButtonLink>
      </div>
    </Section>
  )
}
