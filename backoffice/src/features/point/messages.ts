import { defineMessages } from '../../lib/i18n.ts'

/** What the field is called. */
export const pointTitle = { es: 'Punto en el mapa', en: 'Point on the map' }

export const messages = defineMessages({
  hint: {
    es: 'Toca el mapa, o escribe latitud y longitud como las copia cualquier mapa: 13.69294, -89.21819',
    en: 'Press the map, or type latitude and longitude as any map copies them: 13.69294, -89.21819',
  },
  fault: {
    es: 'Dos números con coma entre ellos: 13.69294, -89.21819',
    en: 'Two numbers with a comma between: 13.69294, -89.21819',
  },
  seeMap: { es: 'Ver en el mapa', en: 'See on the map' },
  /** What the map is called where a press sets the point. */
  pressable: {
    es: 'Mapa: toca donde está la tienda. Las flechas lo mueven; con el teclado, escribe latitud y longitud en su campo.',
    en: 'Map: press where the store is. Arrows move it; with the keyboard, type latitude and longitude in their field.',
  },
  /** What it is called where it only shows. */
  shown: { es: 'Mapa: aquí está la tienda', en: 'Map: the store is here' },
  nearer: { es: 'Acercar', en: 'Zoom in' },
  farther: { es: 'Alejar', en: 'Zoom out' },
  outlinesOnly: {
    es: 'El mapa no tiene calles, solo contornos: para el punto exacto, escribe las coordenadas.',
    en: 'The map has no streets, only outlines: for the exact point, type the coordinates.',
  },
  failed: {
    es: 'El mapa no se pudo cargar; escribe las coordenadas.',
    en: 'The map could not be loaded; type the coordinates.',
  },
  elsewhere: {
    es: (there: string, own: string) => `El mapa pone este punto en ${there}, no en ${own}.`,
    en: (there: string, own: string) => `The map puts this point in ${there}, not in ${own}.`,
  },
  outside: {
    es: (own: string) => `Este punto queda fuera de ${own}.`,
    en: (own: string) => `This point lies outside of ${own}.`,
  },
})
