import { useRoute } from '../../lib/router/context.tsx'

/** A place kept free: its heading is the name of the route [S2.032]. */
export const MyNewRoute = () => <h1>{useRoute().pathname.slice(1)}</h1>
