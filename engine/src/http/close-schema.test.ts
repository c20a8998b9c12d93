import { expect, test } from 'vitest'
import { Extensible, Open, Type } from '../kernel/schema.ts'
import { answerChecker } from './validation.ts'

const faultOf = answerChecker(
  Open('Outer', {
    inner: Type.Optional(Type.Array(Open('Inner', { a: Type.String() }))),
    map: Type.Optional(Type.Record(Type.String(), Type.String())),
    own: Type.Optional(Extensible('Own', { c_a: Type.Optional(Type.String()) })),
  }),
)

test.each([{ inner: [{ a: '1' }] }, { map: { anything: '1' } }, { own: { c_a: '1', c_ofTheClient: true } }])(
  '%j is declared',
  (answer) => {
    expect(faultOf(answer)).toBeUndefined()
  },
)

test.each([
  [{ more: 1 }, '$ must NOT have additional properties: more'],
  [{ inner: [{ a: '1', c_more: 1 }] }, '$.inner.0 must NOT have additional properties: c_more'],
  [{ own: { more: 1 } }, '$.own must NOT have additional properties: more'],
])('%j is not', (answer, fault) => {
  expect(faultOf(answer)).toBe(fault)
})
