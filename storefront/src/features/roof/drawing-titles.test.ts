import { expect, test } from 'vitest'
import { demoTradeData } from '../../../../trade/testing/demo-trade-data.ts'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import { answerOf, choicesOf } from './answer.ts'
import { slopeTitle } from './drawing-titles.ts'
import { readQuestion } from './question.ts'

const titles = (query: string): string[] => {
  const question = readQuestion(new URLSearchParams(query), demoTradeData.rules, 'SV')
  const choices = choicesOf(question, demoTradeData)
  const answer = choices && answerOf(question, choices, demoTradeData)
  if (answer?.kind !== 'roof') throw new Error(answer?.kind)
  const t = createTranslate('es-SV', {})
  return answer.roof.slopes.map((_, index) => slopeTitle(answer.roof, index, t))
}

test('[T1.326] below its drawing, on the page and on paper, a slope tells which of its pieces come out of offcuts', () => {
  const hip = 'f=hip&l=11&a=9&oe=0&pf=rect81&k=natural'
  expect(titles(hip).join()).not.toContain('recorte')
  const saved = titles(`${hip}&ro=1`)
  const own = saved.filter((title) =>
    /^Agua (?<letter>[BD]): 12 láminas de ancho; \k<letter>12 sale del recorte de [A-D]\d+$/.test(title),
  )
  expect([saved.length, own.length]).toEqual([4, 2])
})
