import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesPlugin } from '../../../../build/messages-plugin.ts'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { Catalogue } from '../../../lib/i18n/i18n.ts'
import { ProductMetres } from './product-metres.tsx'

/** The texts of the cart as the build writes them. */
const built = async (language: 'es' | 'en'): Promise<Catalogue> => {
  const plugin = messagesPlugin()
  const load = plugin.load as unknown as (this: { addWatchFile(): void }, id: string) => Promise<unknown>
  await load.call({ addWatchFile: () => {} }, join(import.meta.dirname, '../messages.ts'))
  return JSON.parse(plugin.written().catalogues[language]?.json ?? '{}')
}

const speaking = async (language: 'es' | 'en') => {
  const { around } = onStage({ locale: `${language}-SV`, texts: await built(language) })
  return (value: number, missingMt: number, onlyMissing = false) =>
    renderToStaticMarkup(
      around(<ProductMetres total={{ value, missingMt }} name="Lámina roja" onlyMissing={onlyMissing} />),
    )
}

test('[S8.049] missing metres in English, in the plural, the singular and for none at all', async () => {
  const said = await speaking('en')
  const rest = 'for the product to be included in the order'
  expect(said(7.3, 22.7)).toContain(
    `>You have added a total of 7.3 metres of the product; 22.7 metres are missing ${rest}<`,
  )
  expect(said(29, 1)).toContain(
    `>You have added a total of 29 metres of the product; 1 metre is missing ${rest}<`,
  )
  expect(said(1, 29)).toContain(
    `>You have added a total of 1 metre of the product; 29 metres are missing ${rest}<`,
  )
  expect(said(0, 30)).toContain(`>You have added no metres of the product; 30 metres are missing ${rest}<`)
})

test('[S3.008] a product whose metres suffice says how many there are in all its lines', async () => {
  expect((await speaking('es'))(32.85, 0)).toContain('>32.85 m de Lámina roja en total<')
  expect((await speaking('en'))(32.85, 0)).toContain('>32.85 m of Lámina roja in all<')
  expect((await speaking('es'))(32.85, 0, true)).not.toContain('32.85')
  expect((await speaking('es'))(29, 1, true)).toContain('falta')
})
