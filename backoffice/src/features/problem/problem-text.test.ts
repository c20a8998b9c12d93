import { expect, test } from 'vitest'
import { Problem } from '../../api/problem.ts'
import { translateTo } from '../../lib/i18n.ts'
import { problemText } from './problem-text.ts'

const refusal = (detail: string, property?: string) =>
  new Problem(400, 'bad-request', detail, property === undefined ? {} : { property })

test.each([
  ['$.name must NOT have more than 40 characters', '$.name', '«name»: tiene más de 40 letras.'],
  ['$.data.0.amount must be >= 0', '$.data.0.amount', '«data.0.amount»: debe ser 0 o más.'],
  ["There is no folder 'x'.", '$.folderId', '«folderId»: no existe.'],
  ['Text without an amount.', '$.body.es', 'La tienda no acepta «body.es» así.'],
  ['The offer has no such line.', undefined, 'La tienda no lo acepta así. Revisa los datos.'],
])('%s: Spanish speaks Spanish, English has the engine’s own words', (detail, property, spanish) => {
  expect(problemText(translateTo('es'), refusal(detail, property))).toBe(spanish)
  expect(problemText(translateTo('en'), refusal(detail, property))).toBe(detail)
})
