import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  exampleShown: {
    es: 'Esto es un ejemplo: escribe lo tuyo y cambia.',
    en: 'This is an example: enter your own to replace it.',
  },
  example: {
    es: '9 de 2.40, 9 de 1.75, 9 de 1.20, 9 de 62 cm',
    en: '9 of 2.40, 9 of 1.75, 9 of 1.20, 9 of 62 cm',
  },
  title: { es: 'Cortes de barras', en: 'Cutting bars' },
  description: {
    es: 'Escribe los cortes de tu portón o estructura y mira cuántos tubos o barras comprar, cómo cortar cada uno y si es lo mínimo posible.',
    en: 'List the cuts for your gate or frame and see how many tubes or bars to buy, how to cut each one and whether you could manage with fewer.',
  },
  lead: {
    es: 'Escribe cuántas piezas y de cuánto. Te decimos las barras que hay que comprar, y si alguien podría con menos.',
    en: 'Enter how many pieces and how long. We tell you how many bars to buy, and whether it could be done with fewer.',
  },
  c: { es: 'Cortes', en: 'Cuts' },
  cutsHint: {
    es: 'Por ejemplo «8 de 1.50», «12 x 85 cm», «2 de 2.10 jamba»: la pieza sale en el plano con su nombre. Hasta {n} medidas distintas.',
    en: 'Such as “8 of 1.50”, “12 x 85 cm”, “2 of 6 ft jamb”: the plan shows the piece by its name. Up to {n} different lengths.',
  },
  s: { es: 'Largos de barra que compras', en: 'Bar lengths you buy' },
  stockHint: { es: 'Varios largos con coma: 6, 9, 12', en: 'Several lengths with commas: 6, 9, 12' },
  k: { es: 'Grosor del corte', en: 'Saw kerf' },
  kerfHint: { es: 'Disco 3, sierra 2, cizalla 0', en: 'Disc 3, saw 2, shears 0' },
  r: { es: 'Despunte', en: 'End trim' },
  g: { es: 'Guardas recortes desde', en: 'You keep offcuts from' },
  'wrong-s': { es: 'Escribe un largo en metros, como 6.', en: 'Enter a length in metres, such as 6.' },
  'wrong-k': {
    es: 'Escribe milímetros entre 0 y {most}. Mientras tanto calculamos con 3.',
    en: 'Enter millimetres from 0 to {most}. Until then we use 3.',
  },
  'wrong-r': {
    es: 'Escribe milímetros entre 0 y {most}. Mientras tanto calculamos sin despunte.',
    en: 'Enter millimetres from 0 to {most}. Until then no trim is counted.',
  },
  'wrong-g': { es: 'Escribe un largo en metros, como 0.50.', en: 'Enter a length in metres, such as 0.50.' },
  over: {
    es: 'Se planean {n} medidas distintas. Fuera quedaron: {cuts}.',
    en: '{n} different lengths are planned. Left out: {cuts}.',
  },
  hair: {
    es: 'Con piezas de {enough} m en vez de {length} m te ahorras {saved}.',
    en: 'With pieces of {enough} m instead of {length} m you save {saved}.',
  },
  kept: { es: 'Te quedan para guardar: {rests}.', en: 'Offcuts to keep: {rests}.' },
  oneBar: {
    es: '{n, plural, one {# barra} other {# barras}}',
    en: '{n, plural, one {# bar} other {# bars}}',
  },
  o: { es: 'Recortes que ya tienes', en: 'Offcuts you have already' },
  ownHint: {
    es: 'Como los cortes: «1 de 2.50». Se usan primero.',
    en: 'Written like the cuts: “1 of 2.50”. They are used first.',
  },
  reckon: { es: 'Calcular', en: 'Calculate' },
  unread: {
    es: 'No entendimos: {what}. Escribe «cantidad de largo».',
    en: 'Not understood: {what}. Write “count of length”.',
  },
  planning: { es: 'Acomodando los cortes…', en: 'Arranging the cuts…' },
  nothing: { es: 'Escribe tus cortes y verás qué comprar.', en: 'Write your cuts to see what to buy.' },
  allTooLong: {
    es: 'Ningún corte cabe en esas barras. Agrega un largo mayor.',
    en: 'No cut fits those bars. Add a longer length.',
  },
  barsOf: {
    es: '{n, plural, one {# barra} other {# barras}} de {length} m',
    en: '{n, plural, one {# bar} other {# bars}} of {length} m',
  },
  buy: { es: 'Compra {bars}', en: 'Buy {bars}' },
  buyNone: { es: 'Te alcanza con tus recortes', en: 'Your offcuts are enough' },
  proven: { es: '✓ Es lo mínimo posible.', en: '✓ No plan uses less.' },
  provenOfRest: {
    es: 'Para las piezas que caben es lo mínimo posible.',
    en: 'For the pieces that fit, no plan uses less.',
  },
  bound: {
    es: 'A lo más {over} sobre el mínimo teórico ({bound}).',
    en: 'At most {over} above the theoretical least ({bound}).',
  },
  waste: { es: 'Sobra {percent} %.', en: '{percent}% is left over.' },
  byEye: { es: 'Cortando al tanteo: {more} más.', en: 'Cutting as it comes: {more} more.' },
  byPrice: {
    es: 'Escogimos los largos por su precio por pieza: {cost} en barras.',
    en: 'Lengths chosen by price: {cost} of bars.',
  },
  tooLong: {
    es: 'No caben en ninguna barra: {cuts}. Agrega un largo mayor o suelda dos piezas.',
    en: 'Too long for every bar: {cuts}. Add a longer length or weld two pieces.',
  },
  material: { es: '¿Qué barra vas a cortar?', en: 'Which bar will you cut?' },
  materialHint: { es: 'Solo las que se venden en esos largos.', en: 'Only those sold in these lengths.' },
  chooseMaterial: { es: 'Escoge el producto', en: 'Choose the product' },
  chooseFirst: { es: 'Escoge el producto para agregar', en: 'Choose the product to add' },
  addBars: {
    es: '{n, plural, =0 {No se vende en ese largo} one {Agregar # barra} other {Agregar # barras}}',
    en: '{n, plural, =0 {Not sold in that length} one {Add # bar} other {Add # bars}}',
  },
  lengthNotSold: {
    es: 'Alguno de esos largos no se vende en este producto: quítalo arriba y vuelve a ver el plan.',
    en: 'One of these lengths is not sold of this product: take it out above and look at the plan again.',
  },
  shareTitle: { es: 'Plan de cortes, {metres} m de barra', en: 'Cutting plan, {metres} m of bar' },
  honest: {
    es: 'Cálculo orientativo: mide dos veces antes de cortar.',
    en: 'For guidance: measure twice before you cut.',
  },
})
