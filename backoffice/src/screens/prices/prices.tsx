import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { priceBooks } from '../../api/prices.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Skeleton } from '../../ui/index.ts'
import { CountryPrices } from './country-prices.tsx'
import { messages } from './messages.ts'
import styles from './prices.module.css'

/** Prices, one country at a time. */
export const PricesScreen = () => {
  const { call, t } = useEnv()
  const search = useSearch({ strict: false })
  const books = useQuery({
    queryKey: [priceBooks.getPriceBooks],
    queryFn: () => call(priceBooks.getPriceBooks),
    staleTime: 300_000,
  })
  const all = books.data?.data
  const book = all?.find(({ id }) => id === search.country) ?? all?.[0]
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      mark={
        all &&
        all.length > 1 && (
          <nav className={styles.countries} aria-label={t(messages.country)}>
            {all.map(({ id }) => (
              <Link
                key={id}
                to="/prices"
                search={{ country: id }}
                className={styles.country}
                aria-current={id === book?.id ? 'page' : undefined}
              >
                {id}
              </Link>
            ))}
          </nav>
        )
      }
      actions={
        book && (
          <Link to="/price-changes" search={{ country: book.id }}>
            {t(messages.changes)}
          </Link>
        )
      }
    >
      {books.error ? (
        <ProblemNotice error={books.error} onRetry={() => void books.refetch()} />
      ) : book ? (
        <CountryPrices key={book.id} book={book} others={all?.filter(({ id }) => id !== book.id) ?? []} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Page>
  )
}
