import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import {
  Gallery,
  galleryOf,
  type Product,
  ProductCarousel,
  productMessages,
  tilesQuery,
} from '../../features/product/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge, Breadcrumb, Container, SectionHead } from '../../ui/index.ts'
import { BuyBar } from './buy-bar.tsx'
import { crumbsOf } from './crumbs.ts'
import { Decision } from './decision.tsx'
import { Members } from './members.tsx'
import { messages } from './messages.ts'
import styles from './product.module.css'
import { accessoryIds, categoryQuery } from './product-page-query.ts'
import { Sections } from './sections-part.ts'
import { useDecision } from './use-decision.ts'

const useAccessories = (product: Product) => {
  const ids = accessoryIds(product)
  const { data = [] } = useQuery({ ...tilesQuery(useEnv(), ids), enabled: ids.length > 0 })
  return data
}

export const ProductPage = ({ product }: { product: Product }) => {
  const t = useText()
  const { data: category } = useQuery({
    ...categoryQuery(useEnv(), product.primaryCategoryId ?? ''),
    enabled: product.primaryCategoryId !== undefined,
  })
  const decision = useDecision(product)
  const accessories = useAccessories(product)
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
        <Decision product={product} decision={decision} />
      </div>
      <Members product={product} />
      <Sections product={product} />
      {accessories.length > 0 && (
        <section className={styles.also}>
          <SectionHead title={t(messages.alsoNeeds)} />
          <ProductCarousel label={t(messages.alsoNeeds)} products={accessories} />
        </section>
      )}
      <RecommendationSlot
        name={product.type?.set ? 'set-recommendations' : 'product-recommendations-m'}
        productIds={[product.master?.masterId ?? product.id]}
      />
      <BuyBar product={product} decision={decision} />
    </Container>
  )
}
