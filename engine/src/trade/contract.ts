import { TradeFile } from '../bundle/trade.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const TradeVariant = Open('TradeVariant', {
  sku: Type.String(),
  /** Attribute id → value. */
  values: Type.Record(Type.String(), Type.String()),
  /** Of one piece, or of one metre for goods cut to length. */
  grams: Type.Integer(),
  lengthMm: Type.Optional(Type.Integer()),
})

const TradeProduct = Open('TradeProduct', {
  id: Type.String(),
  name: Type.String(),
  sellMode: OneOf('unit', 'pack', 'cut', 'quote'),
  /** Lengths it can be cut to and the least total of one variant. */
  cut: Type.Optional(
    Open('TradeCut', {
      minMm: Type.Integer(),
      maxMm: Type.Integer(),
      stepMm: Type.Integer(),
      minTotalMm: Type.Integer(),
    }),
  ),
  variants: Type.Array(TradeVariant),
})

export const tradeContract = {
  getTradeData: {
    query: Type.Object({}),
    answer: Open('TradeData', {
      /** Absent where the merchant has told nothing of the trade. */
      rules: Type.Optional(TradeFile),
      /** The families that the rules name and the country sells. */
      products: Type.Array(TradeProduct),
      /** The shop's colours by their names, with what a screen shows them as. */
      colours: Type.Array(
        Open('TradeColour', { value: Type.String(), name: Type.String(), hex: Type.Optional(Type.String()) }),
      ),
    }),
  },
}
