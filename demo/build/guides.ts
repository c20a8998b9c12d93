// `node demo/build/guides.ts` writes the papers that the demo has of its own, as PDF below demo/images/documents.
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { MasterRow } from '../../engine/src/bundle/index.ts'
import { type PdfDocument, renderPdf } from '../../engine/src/documents/index.ts'

type Language = 'es' | 'en'

const paths = { es: 'documents/instalar-laminas.pdf', en: 'documents/fixing-sheets.pdf' } as const
const titles = { es: 'Guía de instalación', en: 'Fixing guide' } as const

/** The guide to fixing sheets, as the rows of roofing sheets name it. */
export const guides = (): NonNullable<MasterRow['documents']> =>
  (['es', 'en'] as const).map((language) => ({ path: paths[language], title: titles, language }))

/** What is done, and by which figure: those of the calculator and the help pages. */
const steps: Record<Language, [string, string][]> = {
  es: [
    [
      'Revisa la estructura',
      'Polines a nivel y a la distancia que pide el calibre: 1.00 m en calibre 28, 1.20 m en 26, 1.50 m en 24.',
    ],
    [
      'Comprueba la pendiente',
      '15 % o más. Con menos, sella los traslapes; con menos de 8 % esta lámina no sirve.',
    ],
    [
      'Sube y guarda',
      'Con guantes, de canto y entre dos. Bajo techo y con aire entre láminas: el agua atrapada mancha.',
    ],
    [
      'Empieza lejos del viento',
      'La primera lámina va a escuadra con el alero, del lado contrario a donde sopla más.',
    ],
    [
      'Traslapa',
      'De lado, una cresta. A lo largo, 15 cm con pendiente de 25 % o más; 20 cm y sellados entre 15 y 25 %.',
    ],
    [
      'Atornilla',
      'Unos 6 por m², a plomo, hasta que la arandela asiente sin aplastarse. Más en aleros, cumbrera y orillas.',
    ],
    [
      'Remata',
      'Capote, botagua y canal después de la lámina, con sellador cada vez que se juntan dos piezas.',
    ],
    [
      'Limpia el mismo día',
      'La viruta del corte se oxida y mancha. Retoca rayas con pintura del mismo color.',
    ],
  ],
  en: [
    [
      'Check the frame',
      'Purlins level and as close as the gauge asks: 1.00 m for gauge 28, 1.20 m for 26, 1.50 m for 24.',
    ],
    ['Check the slope', '15% or more. With less, seal the laps; below 8% this sheet will not do.'],
    [
      'Lift and store',
      'With gloves, on edge and by two people. Under a roof, with air between sheets: trapped water stains.',
    ],
    [
      'Begin away from the wind',
      'The first sheet is square to the eave, on the side opposite to the strongest wind.',
    ],
    ['Lap', 'One rib at the side. Along the slope 15 cm from 25% on; 20 cm and sealed between 15 and 25%.'],
    [
      'Screw',
      'About 6 per m², upright, until the washer sits without being crushed. More at eaves, ridge and edges.',
    ],
    ['Close', 'Ridge cap, flashing and gutter after the sheets, with sealant wherever two pieces meet.'],
    ['Clean the same day', 'Swarf rusts and stains. Touch scratches up with paint of the same colour.'],
  ],
}

const words = {
  es: {
    step: 'Paso',
    how: 'Cómo',
    made: 'Para',
    goods: 'Láminas de techo',
    demo: 'Ejemplo de la demostración. La estructura la decide un profesional.',
  },
  en: {
    step: 'Step',
    how: 'How',
    made: 'For',
    goods: 'Roofing sheets',
    demo: 'An example of the demo. The structure is for a professional to decide.',
  },
}

const guide = (language: Language): PdfDocument => {
  const say = words[language]
  return {
    size: 'LETTER',
    language,
    shop: 'Lámina',
    title: titles[language],
    facts: [{ label: say.made, value: say.goods }],
    parties: [],
    table: {
      columns: [
        { label: say.step, share: 30 },
        { label: say.how, share: 70 },
      ],
      rows: steps[language].map(([step, how], index) => ({ cells: [`${index + 1}. ${step}`, how] })),
    },
    totals: [],
    notes: [],
    foot: say.demo,
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const images = new URL('../images/', import.meta.url)
  mkdirSync(new URL('documents/', images), { recursive: true })
  for (const language of ['es', 'en'] as const)
    writeFileSync(new URL(paths[language], images), await renderPdf(guide(language)))
}
