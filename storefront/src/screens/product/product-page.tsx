import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { Gallery, galleryOf, type Product, productMessages } from '../../features/product/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge, Breadcrumb, Container } from '../../ui/index.ts'
import { BelowFold } from './below-fold-island.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { crumbsOf } from './crumbs.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'
import { categoryQuery } from './product-page-query.ts'
import { useBuyOptions } from './use-buy-options.ts'

export const ProductPage = ({ product }: { product: Product }) => {
  const t = useText()
  const { data: category } = useQuery({
    ...categoryQuery(useEnv(), product.primaryCategoryId ?? ''),
    enabled: product.primaryCategoryId !== undefined,
  })
  const decision = useBuyOptions(product)
  const { outOfStock } = decision.wanted
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb as={Link} label={t(messages.breadcrumb)} items={crumbsOf(product, category, t)} />
      </div>
      <div className={styles.columns}>
        <Gallery
          key={product.id}
          pictures={galleryOf(product, product.variationValues ?? {})}
          corner={
            <>
              {product.c_isNew && <Badge tone="green">{t(productMessages.isNew)}</Badge>}
              {product.c_isSale && <Badge tone="yellow">{t(productMessages.isSale)}</Badge>}
              {outOfStock && <Badge tone="ink">{t(productMessages.unavailable)}</Badge>}
            </>
          }
        />
        <BuyPanel product={product} decision={decision} />
      </div>
      <BelowFold product={product} />
      <RecommendationSlot
        name={product.type?.set ? 'set-recommendations' : 'product-recommendations-m'}
        productIds={[product.master?.masterId ?? product.id]}
      />
      <BuyBar product={product} decision={decision} />
    </Container>
  )
}
