export { QuoteScreen } from './quote.tsx'
