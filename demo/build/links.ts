/** What else a job needs, by the family's subcategory or category: families, most needed first. */
const needs: Record<string, string[]> = {
  'teja-metalica': ['027', '095', '108', '110', '118'],
  traslucidos: ['019', '095', '109', '110'],
  losacero: ['052', '121', '089'],
  'teja-upvc': ['095', '108', '110'],
  techos: ['025', '095', '108', '110', '029', '104'],
  'accesorios-techo': ['095', '108', '102', '118'],
  'canal-pvc': ['042', '041', '109'],
  canales: ['042', '039', '108', '102'],
  'varilla-corrugada': ['089', '051', '052', '121'],
  refuerzo: ['089', '043', '121'],
  'perfil-liviano': ['098', '102', '061'],
  polines: ['099', '114', '128', '065'],
  perfiles: ['128', '127', '114', '099'],
  tubos: ['128', '127', '114', '103'],
  'laminas-lisas': ['102', '127', '115', '130'],
  mallas: ['076', '091', '121', '084'],
  'alambres-clavos': ['130', '136', '043'],
  fijaciones: ['133', '108', '127'],
  aislantes: ['110', '109', '120'],
  pinturas: ['120', '119', '117'],
  'obra-gris': ['121', '123', '043', '131'],
  herramientas: ['136', '127', '135'],
}

/** Families related as accessories, never the family itself. */
export function accessoriesOf(family: { id: string; category: string; subcategory: string }): string[] {
  const ids = needs[family.subcategory] ?? needs[family.category] ?? []
  return ids.filter((id) => id !== family.id)
}
