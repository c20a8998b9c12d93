export { StockScreen } from './stock.tsx'
