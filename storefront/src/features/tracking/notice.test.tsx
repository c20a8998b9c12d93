// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { LocaleId } from '../../../../facts/locales.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import { Notice } from './notice.tsx'

let page: ReturnType<typeof mount>
afterEach(() => {
  page.unmount()
  vi.restoreAllMocks()
})

/** Where the notice leads somebody with such a browser, in English. */
const offered = (browser: string, locale: LocaleId) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
  page = mount(onStage({ locale, shopper: { kind: 'guest' }, pathname: '/cart' }).around(<Notice />))
  return page.host.querySelector('p[lang=en] a')?.getAttribute('href')
}

test('an English browser on a Spanish page is offered the same page in English', () => {
  expect(offered('en-US', 'es-GT')).toMatch(/en-GT\/cart$/)
})

test.each([
  ['es-GT', 'es-GT'],
  ['en-US', 'en-GT'],
] as const)('a browser that speaks %s is offered nothing on a page of %s', (browser, locale) => {
  expect(offered(browser, locale)).toBeUndefined()
})
