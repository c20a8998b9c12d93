import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { categories } from '../../api/categories.ts'
import { useEnv } from '../../api/env.tsx'
import { products } from '../../api/products.ts'
import { allOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Badge, Button, IconButton, Section, showToast, TextField } from '../../ui/index.ts'
import styles from './categories.module.css'
import { messages } from './messages.ts'

const most = 100

type Step = { productId: string; isIn: boolean }

/** Puts a product into a category or takes it out; the toast does the opposite. */
const useAssign = (categoryId: string) => {
  const { call, shop, t } = useEnv()
  const queries = useQueryClient()
  const assign = useMutation({
    mutationFn: async ({ productId, isIn }: Step) => {
      const params = { catalogId: shop.id, categoryId, productId }
      const { etag } = await call.tagged(products.getProduct, { params: { productId } })
      if (isIn) await call(categories.assignProductToCategory, { params, body: {}, ifMatch: etag })
      else await call(categories.unassignProductFromCategory, { params, ifMatch: etag })
    },
    onSuccess: (_, { productId, isIn }) =>
      showToast(t(isIn ? messages.put_ : messages.out, productId), {
        undo: { label: t(messages.undo), run: () => assign.mutate({ productId, isIn: !isIn }) },
      }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [categories.searchProductsAssignedToCategory] }),
  })
  return assign
}

/** The products of a category itself, without those of the categories below it. */
export const AssignedProducts = ({ categoryId }: { categoryId: string }) => {
  const { call, shop, t, language, format } = useEnv()
  const { can } = useSession()
  const [code, setCode] = useState('')
  const mayWrite = can('sfcc.catalogs.rw')
  const assign = useAssign(categoryId)
  const found = useQuery({
    queryKey: [categories.searchProductsAssignedToCategory, categoryId],
    queryFn: ({ signal }) =>
      call(categories.searchProductsAssignedToCategory, {
        params: { catalogId: shop.id, categoryId },
        body: { query: allOf(), limit: most },
        signal,
      }),
  })
  const total = found.data?.total ?? 0
  const put = () => {
    if (code === '') return
    assign.mutate({ productId: code, isIn: true }, { onSuccess: () => setCode('') })
  }
  return (
    <Section title={`${t(messages.products)} (${found.data ? format.number(total) : '–'})`}>
      {found.error && <ProblemNotice error={found.error} />}
      {mayWrite && (
        <div className={styles.add}>
          <TextField
            label={t(messages.addProduct)}
            value={code}
            onChange={({ target }) => setCode(target.value.trim())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              put()
            }}
          />
          <Button isBusy={assign.isPending} onClick={put}>
            {t(messages.put)}
          </Button>
        </div>
      )}
      {found.data && total === 0 && <p className={styles.soft}>{t(messages.noProducts)}</p>}
      <ul className={styles.products}>
        {found.data?.hits.map(({ productId, productName, c_primary: isHome }) => (
          <li key={productId} className={styles.product}>
            <Link to="/products/$productId" params={{ productId }}>
              {localText(productName, language) || productId}
            </Link>
            <span className={styles.soft}>{productId}</span>
            {isHome && <Badge tone="open">{t(messages.home)}</Badge>}
            {mayWrite && !isHome && (
              <IconButton
                icon="close"
                label={t(messages.takeOut, productId)}
                onClick={() => assign.mutate({ productId, isIn: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {total > most && <p className={styles.soft}>{t(messages.more, format.number(total - most))}</p>}
    </Section>
  )
}
