import { type NotedPiece, parseRectangles } from '../../../../trade/cut/parse-rectangles.ts'
import type { SheetJob } from '../../../../trade/cut/plan-sheets.ts'
import type { TradeProduct, TradeVariant } from '../../../../trade/material-line.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { sawMmOf } from './saw-mm.ts'

/** The page that the addresses of cuts of flat sheets lead to. */
export const sheetPath = '/tools/sheets'

/**
 * What was asked for, as it stands in the address: `p` pieces as noted, `m` the SKU of the sheet, `k` what a cut takes
 * in millimetres, `g` where pieces may not be turned.
 */
export type SheetQuestion = Record<'p' | 'm' | 'k' | 'g', string>

const empty: SheetQuestion = { p: '', m: '', k: '3', g: '' }

export const readSheetQuestion = (search: URLSearchParams): SheetQuestion => {
  const entries = Object.entries(empty).map(([name, start]) => [name, search.get(name) ?? start])
  return Object.fromEntries(entries) as SheetQuestion
}

export const writeSheetQuestion = (question: SheetQuestion): string =>
  new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')).toString()

/** A sheet that can be bought, with its size in millimetres. */
export type SheetGoods = { product: TradeProduct; variant: TradeVariant; widthMm: number; heightMm: number }

/** All flat sheets the country sells, in the merchant's order of families. */
export const sheetGoods = ({ rules, products }: TradeData): SheetGoods[] =>
  (rules.flatSheets ?? []).flatMap(({ masterId, sizes }) =>
    products
      .filter(({ id }) => id === masterId)
      .flatMap((product) =>
        product.variants.flatMap((variant) => {
          const size = sizes.find(({ values }) =>
            Object.entries(values).every(([name, value]) => variant.values[name] === value),
          )
          return size ? [{ product, variant, widthMm: size.widthMm, heightMm: size.heightMm }] : []
        }),
      ),
  )

/** Pieces that one plan is made for; more would keep the shopper waiting. */
export const mostPieces = 120

export type ReadSheetJob = {
  job: SheetJob & { pieces: readonly NotedPiece[] }
  unread: string[]
  tooMany: boolean
  /** Whether what a cut takes cannot be read: the usual is reckoned with. */
  kerfUnreadable: boolean
}

export const sheetJobOf = ({ p, k, g }: SheetQuestion, goods: SheetGoods): ReadSheetJob => {
  const { pieces, unread } = parseRectangles(p)
  const tooMany = pieces.reduce((sum, { count }) => sum + count, 0) > mostPieces
  const kerfMm = sawMmOf(k || empty.k)
  const job = {
    sheet: { widthMm: goods.widthMm, heightMm: goods.heightMm },
    pieces: tooMany ? [] : pieces,
    kerfMm: kerfMm ?? Number(empty.k),
    rotate: g === '',
  }
  return { job, unread, tooMany, kerfUnreadable: kerfMm === undefined }
}
