export { QuotesScreen } from './quotes.tsx'
