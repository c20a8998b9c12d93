/** The family, and where it matters the colour, that stands for a category. */
export const faces: Record<string, [id: string, color?: string]> = {
  techos: ['008', '#A8351F'],
  'accesorios-techo': ['026', '#0F4336'],
  canales: ['037', '#ECECE7'],
  refuerzo: ['046'],
  polines: ['054'],
  perfiles: ['062'],
  tubos: ['071'],
  'laminas-lisas': ['080'],
  mallas: ['083'],
  'alambres-clavos': ['090'],
  fijaciones: ['095', '#792423'],
  aislantes: ['104'],
  pinturas: ['116', '#005387'],
  'obra-gris': ['121'],
  herramientas: ['133'],
}

/** The same for a door of the home page. */
export const doors: Record<string, [id: string, color?: string]> = {
  techo: ['011', '#8E402A'],
  estructura: ['055'],
  cerca: ['084', '#0F4336'],
  canales: ['038', '#B8BCBE'],
  losa: ['052'],
  herramientas: ['134'],
}
