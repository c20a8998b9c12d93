import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { shopBlocks } from '../../features/blocks/index.ts'
import { Blocks } from '../../features/content/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { Container } from '../../ui/index.ts'
import { homepageQuery } from './home-query.ts'
import { WithoutContent } from './without-content.tsx'

/** The home page: what the merchant put in the asset `homepage`, in that order (S2.001). */
export const Home = () => {
  const env = useEnv()
  const { data } = useQuery(homepageQuery(env))
  return (
    <>
      {!data && <WithoutContent />}
      <Blocks blocks={data?.[0]?.c_blocks ?? []} special={shopBlocks} />
      <Container>
        <RecommendationSlot name="home-recommendations" />
      </Container>
    </>
  )
}
