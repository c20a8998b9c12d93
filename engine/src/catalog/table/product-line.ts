import { columns } from './columns.ts'

/** A row of a table: a product and its cells by their columns; an empty cell leaves what is there. */
export type ProductLine = { id: string; cells: Readonly<Record<string, string>> }

/** The cells that say something, in the order in which they are laid over a product. */
export const givenCells = ({ cells }: ProductLine) =>
  [...columns].flatMap(([name, column]) => {
    const text = cells[name] ?? ''
    return text === '' ? [] : [{ name, column, text }]
  })

/** What a table of products may have, beside the column `id`. `like`: what a new product is made like. */
export const productColumns: readonly string[] = ['like', ...columns.keys()]

/** Those of them that hold numbers. */
export const numericProductColumns: readonly string[] = [...columns]
  .filter(([, { isNumber }]) => isNumber)
  .map(([name]) => name)
