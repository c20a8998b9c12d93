import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Product, productSearch } from '../../api/products.ts'
import { allOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { useValueNames } from '../../features/attributes/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Badge, Button, Section, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { NewVariant } from './new-variant.tsx'
import styles from './product.module.css'

const most = 200

/** A master’s variants, and the way to another one. */
export const Variants = ({ product }: { product: Product }) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const [isNew, setNew] = useState(false)
  const nameOf = useValueNames()
  const found = useQuery({
    queryKey: [productSearch.searchProductVariations, product.id],
    queryFn: ({ signal }) =>
      call(productSearch.searchProductVariations, {
        params: { productId: product.id },
        body: { query: allOf(), limit: most },
        signal,
      }),
  })
  return (
    <Section
      isBare
      title={`${t(messages.variants)} (${found.data?.total ?? '–'})`}
      actions={
        <span className={styles.variantTools}>
          <Link to="/products/$productId/variants" params={{ productId: product.id }}>
            {t(messages.variantGrid)}
          </Link>
          {can('sfcc.products.rw') && (
            <Button icon="plus" onClick={() => setNew(true)}>
              {t(messages.addVariant)}
            </Button>
          )}
        </span>
      }
    >
      {found.error && <ProblemNotice error={found.error} />}
      {found.isPending && <Skeleton lines={4} />}
      <table className={styles.variants}>
        <tbody>
          {found.data?.hits.map(({ productId, variationValues, c_weightKg: weight, online }) => (
            <tr key={productId}>
              <th scope="row">
                <Link to="/products/$productId" params={{ productId }}>
                  {productId}
                </Link>
                <small>
                  {Object.entries(variationValues ?? {})
                    .map(([id, value]) => nameOf(id, value))
                    .join(' · ')}
                </small>
              </th>
              <td className={styles.end}>{weight ? `${format.quantity(weight)}\u00a0kg` : ''}</td>
              <td className={styles.end}>{online === false && <Badge>{t(messages.offline)}</Badge>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isNew && (
        <NewVariant
          product={product}
          onClose={() => setNew(false)}
          onMade={() => {
            setNew(false)
            void found.refetch()
          }}
        />
      )}
    </Section>
  )
}
