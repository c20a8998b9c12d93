import { meshOf } from '../../../../../trade/amounts/mesh.ts'
import { type Calculator, goodsLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { metres } from './fields.ts'

export const mesh: Calculator = {
  id: 'mesh',
  title: m.meshTitle,
  lead: m.meshLead,
  fields: [metres('a', m.width, '6'), metres('l', m.length, '8')],
  answer: (_values, { a = 0, l = 0 }, context) => {
    const { mesh: sheet } = context.rules
    const { along, across, least } = meshOf(a * 1000, l * 1000, sheet)
    const sides = { wide: sheet.widthMm / 1000, long: sheet.lengthMm / 1000, lap: sheet.lapMm / 1000 }
    return {
      text: m.meshAnswer,
      why: m.meshWhy,
      values: { least, along, across, ...sides },
      lines: [goodsLine('mesh', context.rules.goods.mesh, least, context)],
    }
  },
}
