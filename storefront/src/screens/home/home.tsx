import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { Blocks, type SpecialBlocks } from '../../features/content/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { Container } from '../../ui/index.ts'
import { CategoryPictures } from './category-pictures.tsx'
import { homepageQuery } from './home-queries.ts'
import { NearestStore } from './nearest-store.tsx'
import { ProductRow } from './product-row.tsx'
import { PromotionBand } from './promotion-band.tsx'

const special: SpecialBlocks = {
  productCarousel: ProductRow,
  categories: CategoryPictures,
  promotions: PromotionBand,
  nearestStore: NearestStore,
}

/** The home page: what the merchant put in the asset `homepage`, in that order (S2.001). */
export const Home = () => {
  const { data } = useQuery(homepageQuery(useEnv()))
  return (
    <>
      <Blocks blocks={data?.[0]?.c_blocks ?? []} special={special} />
      <Container>
        <RecommendationSlot name="home-recommendations" />
      </Container>
    </>
  )
}
