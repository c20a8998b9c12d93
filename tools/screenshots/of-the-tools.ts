import type { Page } from '@playwright/test'
import { both, customer, guest, main, press, type State } from './state.ts'

const asking = (tool: string, question: Record<string, string>) =>
  `/tools/${tool}?${new URLSearchParams(question)}`

/** A line of every certainty. */
const list = [
  '20 laminas 26 de 12 pies rojas $12.50 c/u',
  'polin c 4x2 ch 14 6m x 30',
  '5 qq hierro 3/8 grado 40 de 6 m',
  '8 tubos 2x4 ch 16',
  '2 rollos alambre de amarre',
  'TE003-26 x 12',
  '2 cosas de esas',
].join('\n')

const gate = '2 de 2.10 jamba\n3 de 1.20 travesaño\n9 de 1.75\n9 de 62 cm'

/** The shop does not answer what a list costs. */
const refuseTotal = async (page: Page) => {
  await page.route(/\/priced-lines/, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.reload()
  await main(page)
    .getByText(/no se pudo traer|could not be fetched/)
    .waitFor()
  await page.unrouteAll()
}

/** What is typed once the signal is gone. */
const typeOffline = (name: string, text: string) => async (page: Page) => {
  await page.context().setOffline(true)
  await main(page).locator(`[name=${name}]`).fill(text)
  await main(page)
    .getByText(/al volver la señal|once you are back online/)
    .waitFor()
}

/** The tools of the trade: with a result, with what cannot be read, with nothing asked yet. */
export const ofTheTools: State[] = [
  { name: 'tools', path: '/tools', audiences: both },
  { name: 'tool-roof', path: '/tools/roof', audiences: both },
  {
    name: 'tool-roof-hip',
    path: asking('roof', { f: 'hip', l: '11', a: '9', pf: 'acan', k: 'natural', ro: '1', sk: '2', ag: '1' }),
    audiences: both,
  },
  { name: 'tool-roof-porch', path: asking('roof', { f: 'l', l: '14', a: '6', cr: '1' }), audiences: guest },
  {
    name: 'tool-roof-drawn',
    path: `/tools/roof?f=drawn&${['rk=gable-x&rx=0&ry=0&rl=12&ra=6', 'rk=gable-y&rx=4&ry=6&rl=4&ra=4'].join('&')}`,
    audiences: guest,
  },
  { name: 'tool-roof-flat', path: asking('roof', { p: '5' }), audiences: both },
  {
    name: 'tool-roof-below-run',
    path: asking('roof', { f: 'shed', l: '3', a: '2.5', p: '15', oe: '20', og: '0' }),
    audiences: guest,
  },
  { name: 'tool-roof-unreadable', path: asking('roof', { l: 'doce' }), audiences: guest },
  {
    name: 'tool-cuts',
    path: asking('cuts', { c: gate, m: 'TU071-112-15-NEG' }),
    audiences: both,
  },
  {
    name: 'tool-cuts-several',
    path: asking('cuts', { c: '10 de 4.30\nuno de dos\n2 de 13', s: '6, 9, 12', o: '1 de 4.50' }),
    audiences: guest,
  },
  {
    name: 'tool-cuts-refused',
    path: asking('cuts', { c: gate, m: 'TU071-112-15-NEG' }),
    audiences: customer,
    act: refuseTotal,
    whole: true,
  },
  {
    name: 'tool-cuts-offline',
    path: asking('cuts', { c: gate, m: 'TU071-112-15-NEG' }),
    audiences: customer,
    act: typeOffline('c', '8 de 1.50\n4 de 2.40'),
    whole: true,
  },
  { name: 'tool-cuts-empty', path: '/tools/cuts', audiences: guest },
  {
    name: 'tool-sheets',
    path: asking('sheets', { p: '4 de 60 x 120 cm tapa\n3 de 45 x 90 cm\n2 de 30 x 40 cm' }),
    audiences: both,
  },
  {
    name: 'tool-sheets-offline',
    path: '/tools/sheets',
    audiences: customer,
    act: typeOffline('p', '4 de 60 x 120 cm'),
    whole: true,
  },
  { name: 'tool-sheets-empty', path: asking('sheets', { p: '' }), audiences: guest },
  {
    name: 'tool-sheets-unreadable',
    path: asking('sheets', { p: 'una tapa\n2 de 3 x 3 m', k: 'tres' }),
    audiences: guest,
  },
  { name: 'tool-list', path: asking('list', { t: list }), audiences: both },
  {
    name: 'tool-list-saved',
    path: asking('list', { t: list }),
    audiences: guest,
    act: (page) => press(page, /Guardar con enlace|Save with a link/),
    whole: true,
  },
  {
    name: 'tool-list-refused',
    path: asking('list', { t: list }),
    audiences: customer,
    act: refuseTotal,
    whole: true,
  },
  {
    name: 'tool-list-below-run',
    path: asking('list', {
      t: '4 laminas rectangular cal 26 de 2.95 m rojas\n40 varillas #4 grado 60 de 6 m',
    }),
    audiences: both,
  },
  {
    name: 'tool-list-unknown',
    path: asking('list', { t: '2 cosas de esas\nlo de siempre\n7 qq de naranjas' }),
    audiences: guest,
  },
  { name: 'tool-list-empty', path: '/tools/list', audiences: guest },
  ...['rebar', 'slab', 'mesh', 'paint', 'fence', 'gutter', 'units'].map(
    (tool): State => ({ name: `tool-${tool}`, path: `/tools/${tool}`, audiences: guest }),
  ),
  { name: 'tool-gutter-bought', path: '/tools/gutter', audiences: ['customer'] },
  { name: 'tool-slab-unreadable', path: asking('slab', { s: 'mil' }), audiences: guest },
]
