import { expect, test } from '@playwright/test'
import { locales } from '../facts/locales.ts'
import { crawl, prefixOf } from './steps/crawl.ts'
import { newCustomer } from './steps/new-customer.ts'
import { textsInOtherLanguage } from './steps/other-language.ts'

/** All locales and all products at full counts; every day one of each language and a sample. */
const long = process.env.LONG === '1'
const visited = long ? locales : (['es-SV', 'en-HN'] as const)
const sample = long ? { products: Infinity, queries: 60 } : { products: 12, queries: 8 }

for (const locale of visited) {
  test(`every link a guest finds in ${locale} leads somewhere, and no page speaks the other language`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(long ? 900_000 : 120_000)
    const origin = baseURL ?? ''
    const language = locale.startsWith('es') ? 'es' : 'en'
    const { pages, broken, files } = await crawl(request, origin, {
      from: `${prefixOf(locale)}/`,
      locale,
      ...sample,
    })
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThan(40)
    const mixed = [...pages].flatMap(([path, html]) =>
      textsInOtherLanguage(html, language).map((text) => `${path}: ${text}`),
    )
    expect(mixed).toEqual([])
    const missing: string[] = []
    for (const file of long ? files : [...files].slice(0, 60)) {
      const answer = await request.head(origin + file)
      if (answer.status() !== 200) missing.push(`${answer.status()} ${file}`)
    }
    expect(missing).toEqual([])
    expect(files.size).toBeGreaterThan(20)
  })
}

test('every link of the account leads somewhere, in the language of the account', async ({
  page,
  baseURL,
}) => {
  await newCustomer(page, 'en-CR')
  const prefix = '/en-CR'
  const { pages, broken } = await crawl(page.request, baseURL ?? '', {
    from: `${prefix}/account`,
    locale: 'en-CR',
    products: 0,
    queries: 0,
    skip: (path) => !path.startsWith(`${prefix}/account`) && path !== `${prefix}/cart`,
  })
  expect(broken).toEqual([])
  expect(pages.size).toBeGreaterThan(5)
  const mixed = [...pages].flatMap(([path, html]) =>
    textsInOtherLanguage(html, 'en').map((text) => `${path}: ${text}`),
  )
  expect(mixed).toEqual([])
})
