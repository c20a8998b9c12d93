import { gutterOf } from '../../../../../trade/amounts/gutter.ts'
import { type Calculator, goodsLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { metres, round } from './fields.ts'

export const gutter: Calculator = {
  id: 'gutter',
  title: m.gutterTitle,
  lead: m.gutterLead,
  fields: [
    metres('l', m.eave, '10.6', 100),
    { name: 'a', label: m.drained, suffix: 'm²', start: '47.7', min: 1, max: 2000 },
    { name: 'i', label: m.rain, suffix: 'mm/h', start: '', min: 20, max: 500 },
    metres('h', m.eaveHeight, '3', 20),
  ],
  answer: (_values, { l = 0, a = 0, i = 0, h = 0 }, context) => {
    const { rules } = context
    const result = gutterOf(l * 1000, a, i, h * 1000, rules.gutter)
    const develop = result.section?.developMm
    const values = {
      pipes: result.downpipes,
      litres: round(result.litresPerSecond),
      develop: develop ?? 0,
      pieces: result.pieces,
      brackets: result.brackets,
      every: rules.gutter.bracketMm / 1000,
      between: rules.gutter.betweenPipesMm / 1000,
      clear: round(rules.gutter.clear * 100),
    }
    if (develop === undefined) return { text: m.gutterTooMuch, values, lines: [] }
    return {
      text: m.gutterAnswer,
      why: m.gutterWhy,
      values,
      lines: [
        goodsLine('gutter', rules.goods.gutter, result.pieces, context, { desarrolloMm: String(develop) }),
        goodsLine('bracket', rules.goods.bracket, result.brackets, context),
        goodsLine('gutter-cap', rules.goods['gutter-cap'], result.caps, context),
        goodsLine('outlet', rules.goods.outlet, result.downpipes, context),
        goodsLine('downpipe', rules.goods.downpipe, result.pipePieces, context),
      ],
    }
  },
}
