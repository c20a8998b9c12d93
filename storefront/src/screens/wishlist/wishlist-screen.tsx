import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { NothingYet } from '../../features/browse/index.ts'
import { AccountPage } from '../../features/customer/index.ts'
import { productsByIdQuery, useStock } from '../../features/product/index.ts'
import { pageOfWishes, useWishlist, WishPages } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Alert, Button, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { ShareCard } from './share-card.tsx'
import { WishCard } from './wish-card.tsx'
import styles from './wishlist.module.css'

/** What the customer keeps for later: into the cart, with a note, or away again. */
export const WishlistScreen = () => {
  const t = useText()
  const env = useEnv()
  const { search } = useRoute()
  const list = useWishlist()
  const { wishes, ids, page, pages } = pageOfWishes(list.data?.customerProductListItems, search)
  const found = useQuery({ ...productsByIdQuery(env, ids), enabled: ids.length > 0 })
  const stock = useStock(ids)
  const failed = list.isError || found.isError
  const retry = () => {
    void list.refetch()
    if (ids.length > 0) void found.refetch()
  }
  return (
    <AccountPage title={t(messages.title)}>
      {failed && (
        <Alert tone="error">
          {t(messages.failed)}{' '}
          <Button variant="quiet" onClick={retry}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      {!failed && list.data === undefined && <Skeleton shape="block" />}
      {list.data !== undefined && wishes.length === 0 && (
        <NothingYet drawing="wishlist" messages={messages} />
      )}
      <ul role="list" className={styles.wishes}>
        {list.data &&
          wishes.map((wish) => (
            <li key={wish.id}>
              <WishCard
                wish={wish}
                list={list.data as NonNullable<typeof list.data>}
                product={found.data?.find(({ id }) => id === wish.productId)}
                isLoading={found.isPending}
                stock={stock}
              />
            </li>
          ))}
      </ul>
      <WishPages
        page={page}
        pages={pages}
        hrefOf={(n) => (n === 1 ? '/account/wishlist' : `/account/wishlist?page=${n}`)}
      />
      {list.data && wishes.length > 0 && <ShareCard list={list.data} />}
    </AccountPage>
  )
}
