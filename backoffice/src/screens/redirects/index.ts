export { RedirectsScreen } from './redirects.tsx'
