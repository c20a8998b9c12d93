export { changeProductLine, productColumns, type ProductLine, tryProductLine } from './product-table.ts'
