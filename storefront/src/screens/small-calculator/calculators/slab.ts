import { slabOf } from '../../../../../trade/amounts/slab.ts'
import { upToCut } from '../../../../../trade/rounding.ts'
import { type Calculator, goodsLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { metres, round } from './fields.ts'

export const slab: Calculator = {
  id: 'slab',
  title: m.slabTitle,
  lead: m.slabLead,
  fields: [
    metres('s', m.span, '4', 12),
    metres('l', m.length, '6', 100),
    { name: 't', label: m.topping, suffix: 'cm', start: '5', min: 3, max: 15 },
  ],
  answer: (_values, { s = 0, l = 0, t = 0 }, context) => {
    const { rules, products } = context
    const result = slabOf(s * 1000, l * 1000, t * 10, {
      ...rules.deck,
      concrete: rules.concrete,
      mesh: rules.mesh,
    })
    const cut = products.find(({ id }) => id === rules.goods.deck.masterId)?.cut
    const lengthMm = (cut && upToCut(result.sheetMm, cut)) ?? result.sheetMm
    return {
      text: m.slabAnswer,
      why: s * 1000 > rules.deck.proppedAboveMm ? m.slabWhyPropped : m.slabWhy,
      values: {
        cover: rules.deck.coverMm / 1000,
        square: round(s * l),
        thick: round(t + (rules.deck.fill * rules.deck.depthMm) / 10, 1),
        spare: rules.concrete.spare * 100,
        perM3: rules.concrete.bagsPerM3,
        propped: rules.deck.proppedAboveMm / 1000,
        sheets: result.sheets,
        length: round(lengthMm / 1000),
        run: round((result.sheets * lengthMm) / 1000),
        m3: round(result.orderedM3),
        bags: result.bags,
        mesh: result.mesh,
      },
      lines: [
        goodsLine('deck', rules.goods.deck, result.sheets, context, {}, lengthMm),
        goodsLine('mesh', rules.goods.mesh, result.mesh, context),
        goodsLine('cement', rules.goods.cement, result.bags, context),
      ],
    }
  },
}
