// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { demoTradeData as data } from '../../../../trade/testing/demo-trade-data.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { answerOf, choicesOf, readQuestion } from '../../features/roof/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { MeasuresForm } from './measures-form.tsx'
import { RoofResult } from './roof-result.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

/** What the page says of a roof, and the reason of one of its lines. */
const read = (address: string) => {
  const question = readQuestion(new URLSearchParams(address), data.rules, 'SV')
  const choices = choicesOf(question, data)
  if (!choices) throw new Error('no sheets')
  const answer = answerOf(question, choices, data)
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: () => Promise.resolve({ status: 200, body: '{"data":[],"total":0,"lines":[]}' }),
  })
  const props = { answer, question, choices, data, colours: [], onChange: () => {} }
  page = mount(around(<RoofResult {...props} />))
  return page.host.textContent?.replaceAll('\u00A0', ' ') ?? ''
}

test('[T1.332] sheets that grow in the sun are told with the hole that leaves them room, the merchant’s figures', () => {
  expect(read('f=shed&l=6&a=9.61&oe=0&p=75')).toContain(
    'El agua mide 12.01 m: con el sol la lámina se alarga. Haz los agujeros de 9 mm y deja libre un extremo.',
  )
  page?.unmount()
  expect(read('f=shed&l=6&a=9.6&oe=0&p=75')).not.toContain('se alarga')
})

test('[T1.329] purlins that laps have moved say why; others are as they were', () => {
  expect(read('f=shed&l=6&a=6&oe=0&k=natural&st=1')).toMatch(
    /\d+ líneas, a lo más a [\d.]+ m: donde una lámina se traslapa con otra va una, y por eso hay 1 más\. De barras/,
  )
  page?.unmount()
  expect(read('f=shed&l=6&a=6.25&oe=0&k=natural&st=1')).toMatch(
    /\d+ líneas, a lo más a [\d.]+ m: donde una lámina se traslapa con otra va una\. De barras/,
  )
  page?.unmount()
  expect(read('f=shed&l=6&a=6.25&oe=0&k=natural')).toMatch(/\d+ líneas a [\d.]+ m, de barras enteras/)
})

test('[T1.327] sheets of stock are told only where there are some in that gauge and colour', () => {
  expect(read('st=1&k=natural')).toContain('Láminas de largos en bodega.')
  page?.unmount()
  const inRed = read('st=1&k=rojo-colonial')
  expect(inRed).not.toContain('largos en bodega.')
  expect(inRed).toContain('De este calibre y color no hay largos de bodega: las láminas van a la medida.')
})

test.each([
  ['l=10&a=8&sk=100', 'En este techo caben hasta 24: con esas está calculado.'],
  ['f=shed&l=3&a=3&oe=0&og=0&pf=rect105&sk=9', 'En este techo solo cabe 1: con esa está calculado.'],
  ['l=1&a=8&oe=0&og=0&pf=rect105&sk=9', 'En este techo no cabe ninguna.'],
  ['l=10&a=8&sk=24', 'Reemplazan láminas del techo. Una de cada ocho ya ilumina.'],
])('[T1.323] where more are asked for than the roof takes, it is said there: %s', (address, hint) => {
  const question = readQuestion(new URLSearchParams(address), data.rules, 'SV')
  const choices = choicesOf(question, data)
  const answer = choices && answerOf(question, choices, data)
  if (!choices || answer?.kind !== 'roof') throw new Error('no roof')
  const { around } = onStage({ shopper: { kind: 'guest' } })
  const form = (
    <MeasuresForm
      form={{ current: null }}
      question={question}
      choices={choices}
      data={data}
      colours={[]}
      unreadable={[]}
      mostSkylights={answer.mostSkylights}
      onChange={() => {}}
    >
      {null}
    </MeasuresForm>
  )
  page = mount(around(form))
  const field = page.host.querySelector('input[name=sk]')
  const told = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toBe(hint)
})

test('[T1.328] sheets that are not sold for so flat a roof stand with how many there would be and how long', () => {
  expect(read('p=5')).toContain('28 × 4.55 m Lámina')
})
