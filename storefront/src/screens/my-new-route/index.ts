import { defineScreen } from '../../api/screen.ts'
import { MyNewRoute } from './my-new-route.tsx'

export const screen = defineScreen({
  Screen: MyNewRoute,
  head: (route) => ({ title: route.pathname.slice(1), robots: 'noindex' }),
})
