import { useEnv } from '../../api/env.tsx'
import { ContentBox } from '../../features/content/index.ts'
import { Container } from '../../ui/index.ts'

/** In place of what the merchant wrote while that cannot be had: the shop's name, what is wrong, and to try again. */
export const WithoutContent = () => (
  <>
    <Container width="narrow">
      <h1>{useEnv().place.site.name}</h1>
    </Container>
    <ContentBox id="homepage">{() => null}</ContentBox>
  </>
)
