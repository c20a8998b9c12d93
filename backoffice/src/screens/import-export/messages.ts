import { defineMessages } from '../../lib/i18n.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const messages = defineMessages({
  title: { es: 'Importar y exportar', en: 'Import and export' },
  putIn: { es: 'Importar', en: 'Import' },
  takeOut: { es: 'Exportar', en: 'Export' },
  work: { es: 'Trabajos', en: 'Jobs' },
  notYours: {
    es: 'Este rol no importa ni exporta nada; sus trabajos se ven abajo.',
    en: 'This role imports and exports nothing; its jobs are below.',
  },

  products: { es: 'Productos', en: 'Products' },
  productsWhy: {
    es: 'La lista de un proveedor: nombres, descripciones, categoría, peso. Un código nuevo crea un producto, copiado del que indique el archivo.',
    en: 'A supplier’s list: names, descriptions, category, weight. A new code creates a product, copied from the one the file names.',
  },
  prices: { es: 'Precios', en: 'Prices' },
  pricesWhy: {
    es: 'Una lista de precios, con escalas. Antes de aplicar se ve su efecto en carritos y cotizaciones.',
    en: 'A price list, with tiers. Its effect on carts and quotes is shown before it is applied.',
  },
  stock: { es: 'Existencias', en: 'Stock' },
  stockWhy: {
    es: 'Un conteo por tienda; lo vendido desde la hora del conteo se descuenta.',
    en: 'A count by store; what was sold since the moment of the count is subtracted.',
  },
  balances: { es: 'Saldos de clientes', en: 'Customers’ balances' },
  balancesWhy: {
    es: 'Lo que deben según el ERP: saldo, vencido, límite y plazo. Quien no está en el archivo sigue como está.',
    en: 'What they owe according to the ERP: balance, overdue, limit and term. Customers not in the file stay unchanged.',
  },
  balanceOverdue: {
    es: (amount: string) => `vencido ${amount}`,
    en: (amount: string) => `overdue ${amount}`,
  },
  balanceLimit: { es: (amount: string) => `límite ${amount}`, en: (amount: string) => `limit ${amount}` },
  balanceTerm: { es: (days: number) => `a ${days} días`, en: (days: number) => `${days} days` },
  balanceAsOf: { es: (at: string) => `al ${at}`, en: (at: string) => `as of ${at}` },
  undo: { es: 'Deshacer', en: 'Undo' },
  undoOf: { es: (what: string) => `Deshacer: ${what}`, en: (what: string) => `Undo: ${what}` },
  examples: { es: 'Los primeros cambios', en: 'The first changes' },
  putOnline: { es: 'Productos puestos en la tienda', en: 'Products put on sale' },
  takeOffline: { es: 'Productos quitados de la tienda', en: 'Products taken off sale' },
  changeProducts: { es: 'Productos cambiados', en: 'Products changed' },
  bundle: { es: 'Toda la tienda', en: 'The whole shop' },
  bundleWhy: {
    es: 'Un archivo .zip del ERP o de otra instalación. Se aplica entero o nada.',
    en: 'A .zip file of the ERP or of another installation. Applied in full or not at all.',
  },
  bundleOut: {
    es: 'Todo menos los clientes; se puede importar en otra instalación',
    en: 'Everything except customers; can be imported elsewhere',
  },
  orders: { es: 'Pedidos', en: 'Orders' },
  ordersOut: {
    es: 'Número, fechas, cliente, estado y total',
    en: 'Number, dates, customer, state and total',
  },
  customers: { es: 'Clientes', en: 'Customers' },
  customersOut: { es: 'Nombre, correo, teléfonos y país', en: 'Name, email, phone numbers and country' },
  productsOut: { es: 'Código, nombres, categoría y peso', en: 'Code, names, category and weight' },
  pricesOut: { es: 'Por país, con escalas', en: 'By country, with tiers' },
  stockOut: { es: 'Por tienda', en: 'By store' },

  choose: { es: 'Elegir archivo', en: 'Choose a file' },
  sending: { es: (percent: string) => `Enviando ${percent}`, en: (percent: string) => `Sending ${percent}` },
  template: { es: 'Plantilla', en: 'Template' },
  exportAs: {
    es: (what: string, format: string) => `${what} en ${format}`,
    en: (what: string, format: string) => `${what} as ${format}`,
  },

  mapTitle: { es: (file: string) => `Columnas de ${file}`, en: (file: string) => `Columns of ${file}` },
  mapWhy: {
    es: (rows: string) => `${rows} filas. Sobre cada columna, lo que dice; las demás no se leen.`,
    en: (rows: string) => `${rows} rows. Above each column, what it says; the others are not read.`,
  },
  columnIs: { es: (head: string) => `La columna «${head}» es`, en: (head: string) => `Column “${head}” is` },
  columnNone: { es: '(no se lee)', en: '(not read)' },
  sample: { es: 'Primeras filas del archivo', en: 'First rows of the file' },
  everyCountry: { es: 'País de todas las filas', en: 'Country of all rows' },
  everyStore: { es: 'Tienda de todas las filas', en: 'Store of all rows' },
  choosePlease: { es: 'Elegir…', en: 'Choose…' },
  missing: {
    es: (column: string) => `Falta la columna «${column}».`,
    en: (column: string) => `The column “${column}” is missing.`,
  },
  nothingMapped: {
    es: 'Hace falta al menos una columna además del código.',
    en: 'At least one column beside the code is needed.',
  },
  check: { es: 'Revisar', en: 'Check' },
  cancel: { es: 'Cancelar', en: 'Cancel' },

  columnSku: { es: 'Código (SKU)', en: 'Code (SKU)' },
  columnName: { es: 'Nombre', en: 'Name' },
  columnNameEn: { es: 'Nombre en inglés', en: 'Name in English' },
  columnShort: { es: 'Descripción corta', en: 'Short description' },
  columnShortEn: { es: 'Descripción corta en inglés', en: 'Short description in English' },
  columnWeight: { es: 'Peso (kg)', en: 'Weight (kg)' },
  columnCategory: { es: 'Categoría (id)', en: 'Category (id)' },
  columnOnline: { es: 'En venta (true, false)', en: 'On sale (true, false)' },
  columnLike: { es: 'Como el producto (código)', en: 'Like the product (code)' },
  columnMaster: { es: 'Producto maestro (código)', en: 'Master (code)' },
  columnVariation: { es: 'Variante (calibre=26; color=azul)', en: 'Variation (calibre=26; color=azul)' },
  columnAttributes: { es: 'Atributos (acabado=mate)', en: 'Attributes (acabado=mate)' },
  columnCountries: { es: 'Países (SV GT)', en: 'Countries (SV GT)' },
  columnType: { es: 'Tipo (item, variant)', en: 'Type (item, variant)' },
  columnSellMode: { es: 'Se vende (unit, cut, quote)', en: 'Is sold (unit, cut, quote)' },
  columnUnit: { es: 'Unidad', en: 'Unit' },
  columnUnitEn: { es: 'Unidad en inglés', en: 'Unit in English' },
  columnStockPattern: { es: 'De dónde sale (S1, S2, S3)', en: 'Where it comes from (S1, S2, S3)' },
  columnLength: { es: 'Largo (m)', en: 'Length (m)' },
  columnCabys: { es: 'CABYS', en: 'CABYS' },
  columnImage: { es: 'Imagen (ruta)', en: 'Picture (path)' },
  columnPrice: { es: 'Precio', en: 'Price' },
  columnFrom: { es: 'Desde (cantidad)', en: 'From (quantity)' },
  columnCountry: { es: 'País', en: 'Country' },
  columnQuantity: { es: 'Existencia', en: 'On hand' },
  columnStore: { es: 'Tienda (id de existencias)', en: 'Store (id of its stock)' },
  columnCustomer: { es: 'Cliente (número)', en: 'Customer (number)' },
  columnBalance: { es: 'Saldo', en: 'Balance' },
  columnOverdue: { es: 'Vencido', en: 'Overdue' },
  columnLimit: { es: 'Límite de crédito', en: 'Credit limit' },
  columnTerm: { es: 'Plazo (días)', en: 'Term (days)' },
  columnCurrency: { es: 'Moneda', en: 'Currency' },
  columnAsOf: { es: 'Saldo al', en: 'Balance as of' },
  columnCountedAt: { es: 'Contado a las', en: 'Counted at' },

  checkOf: { es: (what: string) => `Revisión: ${what}`, en: (what: string) => `Check: ${what}` },
  importOf: { es: (what: string) => `Importación: ${what}`, en: (what: string) => `Import: ${what}` },
  exportOf: { es: (what: string) => `Exportación: ${what}`, en: (what: string) => `Export: ${what}` },
  pending: { es: 'En espera', en: 'Waiting' },
  running: { es: 'En curso', en: 'Under way' },
  aborting: { es: 'Deteniéndose', en: 'Stopping' },
  aborted: { es: 'Detenido', en: 'Stopped' },
  finished: { es: 'Listo', en: 'Done' },
  failed: { es: 'No se aplicó', en: 'Not applied' },
  isClean: { es: 'Sin faltas', en: 'No faults' },
  isFaulty: {
    es: (n: number) => count(n, 'falta', 'faltas'),
    en: (n: number) => count(n, 'fault', 'faults'),
  },
  doneOf: {
    es: (done: string, all: string) => `${done} de ${all}`,
    en: (done: string, all: string) => `${done} of ${all}`,
  },
  abort: { es: 'Detener', en: 'Stop' },
  download: { es: 'Descargar', en: 'Download' },
  downloadOf: { es: (what: string) => `Descargar ${what}`, en: (what: string) => `Download ${what}` },
  openOf: { es: (what: string) => `Abrir ${what}`, en: (what: string) => `Open ${what}` },
  close: { es: 'Cerrar', en: 'Close' },
  gone: {
    es: 'El archivo ya no está: se guarda siete días.',
    en: 'The file is gone: it is kept for seven days.',
  },
  empty: { es: 'Ningún trabajo todavía', en: 'No job yet' },
  emptyWhy: {
    es: 'Lo que se importa o exporta sigue aquí, aunque se cierre la página.',
    en: 'What is imported or exported goes on here, also when the page is closed.',
  },
  showMore: { es: 'Ver más', en: 'Show more' },

  changes: {
    es: (n: number, what: string) =>
      n === 0 ? `${what}: nada cambia` : `${what}: ${count(n, 'cambio', 'cambios')}`,
    en: (n: number, what: string) =>
      n === 0 ? `${what}: nothing changes` : `${what}: ${count(n, 'change', 'changes')}`,
  },
  changed: {
    es: (n: number) => count(n, 'cambio aplicado', 'cambios aplicados'),
    en: (n: number) => count(n, 'change applied', 'changes applied'),
  },
  added: { es: 'Nuevos', en: 'New' },
  altered: { es: 'Cambian', en: 'Changed' },
  removed: { es: 'Se quitan', en: 'Removed' },
  file: { es: 'Archivo', en: 'File' },
  kept: {
    es: (n: number) =>
      `${count(n, 'fila editada aquí se queda como está', 'filas editadas aquí se quedan como están')}.`,
    en: (n: number) => `${count(n, 'row edited here stays as it is', 'rows edited here stay as they are')}.`,
  },
  effect: {
    es: (dearer: number, cheaper: number) =>
      `${count(dearer, 'precio sube', 'precios suben')}, ${count(cheaper, 'baja', 'bajan')}`,
    en: (dearer: number, cheaper: number) =>
      `${count(dearer, 'price rises', 'prices rise')}, ${count(cheaper, 'falls', 'fall')}`,
  },
  effectBaskets: {
    es: (total: number, dearer: number) =>
      `${count(total, 'carrito abierto', 'carritos abiertos')}, ${count(dearer, 'más caro', 'más caros')}`,
    en: (total: number, dearer: number) => `${count(total, 'open cart', 'open carts')}, ${dearer} dearer`,
  },
  effectQuotes: {
    es: (n: number) =>
      count(n, 'cotización abierta conserva su precio', 'cotizaciones abiertas conservan su precio'),
    en: (n: number) => count(n, 'open quote keeps its price', 'open quotes keep their prices'),
  },
  before: { es: 'Hoy', en: 'Today' },
  after: { es: 'Nuevo', en: 'New' },
  toQuote: { es: 'a cotizar', en: 'to be quoted' },

  faults: { es: 'Faltas del archivo', en: 'Faults of the file' },
  faultsWhy: {
    es: 'Nada se aplica mientras haya faltas: el archivo se corrige y se elige otra vez.',
    en: 'Nothing is applied while there are faults. Correct the file and choose it again.',
  },
  line: { es: 'Línea', en: 'Line' },
  column: { es: 'Columna', en: 'Column' },
  value: { es: 'Valor', en: 'Value' },
  reason: { es: 'Qué pasa', en: 'What is wrong' },
  refused: { es: 'La tienda no lo acepta así', en: 'The shop does not take it so' },
  formNumber: { es: 'un número como 8.5, sin separador de miles', en: 'a number as 8.5, without separators' },
  formDays: { es: 'un número de días como 30', en: 'a number of days as 30' },
  formPrice: { es: 'un precio como 1234.50, o quote', en: 'a price as 1234.50, or quote' },
  formMoment: { es: 'una hora como 2026-11-24T07:30Z', en: 'a time as 2026-11-24T07:30Z' },
  allFaults: { es: 'Todas las faltas (CSV)', en: 'All faults (CSV)' },
  firstOf: {
    es: (n: number, all: number) => `Las primeras ${n} de ${all}.`,
    en: (n: number, all: number) => `The first ${n} of ${all}.`,
  },

  conflicts: {
    es: (n: number) => count(n, 'fila cambió aquí y en el archivo', 'filas cambiaron aquí y en el archivo'),
    en: (n: number) =>
      count(n, 'row was changed here and in the file', 'rows were changed here and in the file'),
  },
  which: { es: 'Cuál vale', en: 'Which counts' },
  keep: { es: 'Lo de aquí', en: 'What is here' },
  overwrite: { es: 'Lo del archivo', en: 'What the file says' },
  here: { es: 'Aquí', en: 'Here' },
  there: { es: 'En el archivo', en: 'In the file' },
  withStock: {
    es: 'También las existencias del archivo, menos lo vendido desde entonces',
    en: 'The file’s stock as well, less what was sold since',
  },
  apply: { es: 'Aplicar', en: 'Apply' },
  nothingToDo: { es: 'El archivo dice lo mismo que la tienda.', en: 'The file says what the shop says.' },
  again: { es: 'Otra vez', en: 'Again' },
  againOf: { es: (title: string) => `Otra vez: ${title}`, en: (title: string) => `Again: ${title}` },
  seconds: { es: (n: string) => `${n} s`, en: (n: string) => `${n} s` },
  minutes: { es: (n: string) => `${n} min`, en: (n: string) => `${n} min` },
})
