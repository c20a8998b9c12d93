import { useRoute } from '../../lib/router/context.tsx'
import { Container } from '../../ui/index.ts'

/** A place kept free: its heading is the name of the route [S2.032]. */
export const MyNewRoute = () => (
  <Container>
    <h1>{useRoute().pathname.slice(1)}</h1>
  </Container>
)
