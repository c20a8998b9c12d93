import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { NothingYet } from '../../features/browse/index.ts'
import { AddWithoutChoice, ProductRow, productsByIdQuery, useStock } from '../../features/product/index.ts'
import { Heart, pageOfWishes, sharedWishlistQuery, WishPages } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Alert, Button, Container, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './shared-wishlist.module.css'

/** What somebody wishes for: read only, with a way into the reader's own cart and list. */
export const SharedWishlist = () => {
  const t = useText()
  const env = useEnv()
  const { search } = useRoute()
  const list = useQuery(sharedWishlistQuery(env, search))
  const { wishes, ids, page, pages } = pageOfWishes(list.data?.items, search)
  const found = useQuery({ ...productsByIdQuery(env, ids), enabled: ids.length > 0 })
  const stock = useStock(ids)
  const token = search.get('token') ?? ''
  return (
    <Container className={styles.page}>
      <h1>{t(messages.title)}</h1>
      <p className={styles.lead}>{t(messages.lead)}</p>
      {(list.isError || found.isError) && (
        <Alert tone="error">
          {t(messages.failed)}{' '}
          <Button variant="quiet" onClick={() => void (list.isError ? list : found).refetch()}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      {list.data && wishes.length === 0 && <NothingYet drawing="wishlist" messages={messages} />}
      {ids.length > 0 && found.isPending && <Skeleton shape="block" />}
      <ul role="list" className={styles.rows}>
        {found.data &&
          wishes.map(({ id, productId }) => {
            const product = found.data.find((one) => one.id === productId)
            const name = product?.name ?? productId
            return (
              <li key={id}>
                <ProductRow
                  productId={productId}
                  product={product}
                  stock={stock}
                  actions={
                    product && (
                      <>
                        <AddWithoutChoice
                          product={product}
                          label={t(messages.add)}
                          labelOfThis={t(messages.addWhat, { name })}
                        />
                        <Heart productId={productId} name={name} />
                      </>
                    )
                  }
                />
              </li>
            )
          })}
      </ul>
      <WishPages page={page} pages={pages} hrefOf={(n) => `/wishlist?token=${token}&page=${n}`} />
    </Container>
  )
}
