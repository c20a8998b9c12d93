// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, until } from '../../ui/testing/mount.tsx'
import { ContentBox } from './content-box.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const show = (answer: () => Promise<{ status: number; body: string }>) => {
  page = mount(
    onStage({ transport: answer }).around(
      <ContentBox id="menu">{({ c_body }) => <p>{c_body}</p>}</ContentBox>,
    ),
  )
  const { host } = page
  return { host, text: () => host.textContent }
}
const ok = (body: string) => () => Promise.resolve({ status: 200, body })

test('[S2.184] on its way it says that it is loading', () => {
  expect(show(() => new Promise(() => {})).text()).toBe('Loading...')
})

test('[S2.185] [S7.042] a failure and an answer that is no list say that it could not be loaded; another try shows it', async () => {
  for (const failed of [() => Promise.resolve({ status: 500, body: '{}' }), ok('{"no":"list"}')]) {
    let answer = failed
    const { host, text } = show(() => answer())
    await until(() => expect(text()).toContain('Error loading content'))
    answer = ok('[{"id":"menu","c_body":"Techos"}]')
    press(host.querySelector('button') as HTMLElement)
    await until(() => expect(text()).toBe('Techos'))
    page?.unmount()
  }
})

test('[S2.186] without an asset it says that there is no content', async () => {
  const { text } = show(ok('[]'))
  await until(() => expect(text()).toBe('No content available'))
})
