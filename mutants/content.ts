import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.031',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/page-viewer/{pageId}', screen: 'article'",
    replace: "pattern: '/page-viewer/{pageId}', screen: 'plain'",
  },
  {
    id: 'S2.033',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/preguntas-frecuentes'",
    replace: "pattern: '/preguntas-frecuentesx'",
  },
  {
    id: 'S2.034',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/quienes-somos'",
    replace: "pattern: '/quienes-somosx'",
  },
  {
    id: 'S2.035',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/memoria-de-sostenibilidad'",
    replace: "pattern: '/memoria-de-sostenibilidadx'",
  },
  {
    id: 'S2.036',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/ecosteel'",
    replace: "pattern: '/ecosteelx'",
  },
  {
    id: 'S2.037',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/compra-segura-en-sitio'",
    replace: "pattern: '/compra-segura-en-sitiox'",
  },
  {
    id: 'S2.038',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/politica-de-cookies'",
    replace: "pattern: '/politica-de-cookiesx'",
  },
  {
    id: 'S2.039',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/indice'",
    replace: "pattern: '/indicex'",
  },
  {
    id: 'S2.040',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/politica-de-privacidad'",
    replace: "pattern: '/politica-de-privacidadx'",
  },
  {
    id: 'S2.041',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/servicios'",
    replace: "pattern: '/serviciosx'",
  },
  {
    id: 'S2.042',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/terminos-y-condiciones'",
    replace: "pattern: '/terminos-y-condicionesx'",
  },
  {
    id: 'S2.043',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/garantia'",
    replace: "pattern: '/garantiax'",
  },
  {
    id: 'S2.045',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/terms-conditions'",
    replace: "pattern: '/terms-conditionsx'",
  },
  {
    id: 'S2.184',
    file: 'storefront/src/features/content/content-box.tsx',
    find: 't(messages.loading)',
    replace: 't(messages.empty)',
  },
  {
    id: 'S2.185',
    file: 'storefront/src/features/content/content-box.tsx',
    find: 't(messages.failed)',
    replace: 't(messages.empty)',
  },
  {
    id: 'S2.186',
    file: 'storefront/src/features/content/content-box.tsx',
    find: 't(messages.empty)',
    replace: 't(messages.failed)',
  },
  {
    id: 'S7.042',
    file: 'storefront/src/features/content/asset-query.ts',
    find: 'async (context) => [...(await asked.queryFn(context))]',
    replace: 'async (context) => asked.queryFn(context)',
  },
  {
    id: 'S9.028',
    file: 'storefront/src/features/blocks/banners.tsx',
    find: 'autoplayMs={carouselAutoplayMs}',
    replace: 'autoplayMs={5000}',
  },
]
