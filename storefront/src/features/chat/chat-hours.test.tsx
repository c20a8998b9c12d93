// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, settle, until } from '../../ui/testing/mount.tsx'
import { ChatButton, useChat } from './index.ts'

const chat = {
  scriptUrl: 'https://chat.example/bootstrap.min.js',
  organizationId: '00D000000000001',
  deployment: 'Shop',
  siteUrl: 'https://chat.example',
  messagingUrl: 'https://chat.example/scrt',
}
const chatHours = {
  hours: [
    { days: [1, 2, 3, 4, 5], open: '08:00', close: '17:00' },
    { days: [6], open: '08:00', close: '12:00' },
  ],
  closedDays: ['2026-12-25'],
}

/** Scripts the page has asked for. */
let asked: string[]
let page: ReturnType<typeof mount> | undefined
beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src)
  })
})
afterEach(() => {
  page?.unmount()
  page = undefined
  vi.restoreAllMocks()
  vi.useRealTimers()
})
// A page starts its chat once.
afterAll(() => vi.resetModules())

const Chat = () => <ChatButton {...useChat()} />

/** The button at a time of El Salvador, pressed. */
const pressAt = async (time: string, preferences: object = { chatHours }) => {
  vi.setSystemTime(new Date(`${time}:00-06:00`))
  const { env, around } = onStage({ settings: { chat }, pathname: '/' })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [preferences])
  page = mount(
    around(
      <CustomPreferencesProvider>
        <Chat />
      </CustomPreferencesProvider>,
    ),
  )
  const button = page.find<HTMLButtonElement>('button')
  const label = button.textContent
  press(button)
  await settle()
  return label
}

test('within its hours, and where the shop says none, the chat is fetched', async () => {
  expect(await pressAt('2026-11-24T08:00')).toBe('Chatear con nosotros')
  expect(asked).toEqual([chat.scriptUrl])
})

test('without hours the chat is offered at any time', async () => {
  expect(await pressAt('2026-11-24T23:30', {})).toBe('Chatear con nosotros')
  expect(document.querySelector('[role=dialog], dialog')).toBeNull()
})

test.each([
  ['2026-11-24T17:00', 'Abre el miércoles 25 de noviembre a las 8:00, hora de El Salvador.'],
  ['2026-11-24T07:59', 'Abre hoy a las 8:00, hora de El Salvador.'],
  ['2026-11-28T12:00', 'Abre el lunes 30 de noviembre a las 8:00, hora de El Salvador.'],
  ['2026-12-25T10:00', 'Abre el sábado 26 de diciembre a las 8:00, hora de El Salvador.'],
])('at %s the chat says that it is closed and opens nothing', async (time, when) => {
  expect(await pressAt(time)).toBe('El chat está cerrado')
  await until(() => expect(document.body.textContent).toContain(when))
  expect(asked).toEqual([])
})

test('the note leads to writing to the service', async () => {
  await pressAt('2026-11-28T20:00')
  const write = await until(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Escribir al servicio al cliente',
    )
    if (!found) throw new Error('nothing leads to the form')
    return found
  })
  press(write)
  await until(() => expect(document.querySelector('textarea')).not.toBeNull())
})
