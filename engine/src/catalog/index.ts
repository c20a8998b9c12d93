export { columnOf } from './table/columns.ts'
export { numericProductColumns, type ProductLine, productColumns } from './table/product-line.ts'
export { openProductTable, type ProductTable } from './table/product-table.ts'
