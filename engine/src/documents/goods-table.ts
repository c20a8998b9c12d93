import { taxNameText } from '../../../facts/country-name.ts'
import type { PdfDocument } from './render-pdf.ts'

/** Texts that quotes and receipts share. */
export const goodsTexts = {
  es: {
    date: 'Fecha',
    state: 'Estado',
    sku: 'Código',
    name: 'Descripción',
    quantity: 'Cantidad',
    length: 'Largo (m)',
    unit: 'Precio c/u',
    total: 'Total',
    included: (tax: string) => `${tax} incluido`,
  },
  en: {
    date: 'Date',
    state: 'Status',
    sku: 'Code',
    name: 'Description',
    quantity: 'Quantity',
    length: 'Length (m)',
    unit: 'Price each',
    total: 'Total',
    included: (tax: string) => `${taxNameText(tax, 'en')} included`,
  },
}

/** The columns of a table of goods; the last two only where there are prices. */
export const goodsColumns = (
  language: PdfDocument['language'],
  priced: boolean,
): PdfDocument['table']['columns'] => {
  const say = goodsTexts[language]
  return [
    { label: say.sku, share: 19 },
    { label: say.name, share: 33 },
    { label: say.quantity, share: 13, figures: true },
    { label: say.length, share: 11, figures: true },
    ...(priced
      ? ([
          { label: say.unit, share: 15, figures: true },
          { label: say.total, share: 17, figures: true },
        ] as const)
      : []),
  ]
}
