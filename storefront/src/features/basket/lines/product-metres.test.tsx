import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtTexts } from '../../../app/testing/built-texts.ts'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { ProductMetres } from './product-metres.tsx'

const speaking = async (language: 'es' | 'en') => {
  const texts = await builtTexts(join(import.meta.dirname, '../messages.ts'), language)
  const { around } = onStage({ locale: `${language}-SV`, texts })
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
