import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Transferencias', en: 'Bank transfers' },
  states: { es: 'Estados', en: 'States' },
  open: { es: 'Por revisar', en: 'To review' },
  matched: { es: 'Confirmadas', en: 'Confirmed' },
  ignored: { es: 'Ignoradas', en: 'Ignored' },
  search: { es: 'Texto, referencia, monto o pedido', en: 'Text, reference, amount or order' },
  searchBank: { es: 'Texto del banco', en: 'Text of the bank' },
  close: { es: 'Cerrar', en: 'Close' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  undo: { es: 'Deshacer', en: 'Undo' },

  filters: { es: 'Qué líneas se ven', en: 'Which lines are shown' },
  all: { es: 'Todas', en: 'All' },
  certain: { es: 'Seguras', en: 'Certain' },
  probable: { es: 'Probables', en: 'Probable' },
  none: { es: 'Sin coincidencia', en: 'No match' },
  differs: { es: 'De más o de menos', en: 'Over or under' },
  fromBank: { es: 'Del banco', en: 'From the bank' },
  waiting: { es: 'Pedidos que esperan', en: 'Waiting orders' },
  unnamed: {
    es: (n: number) => `Pedidos sin depósito (${n})`,
    en: (n: number) => `Orders without a deposit (${n})`,
  },
  allNamed: {
    es: 'Todos los pedidos por transferencia tienen su depósito.',
    en: 'Every order awaiting a transfer has a deposit.',
  },

  confirmCertain: {
    es: (n: number) => (n === 1 ? 'Confirmar 1 segura' : `Confirmar ${n} seguras`),
    en: (n: number) => `Confirm ${n} certain`,
  },
  certainSum: {
    es: (n: number, sum: string) =>
      n === 1
        ? `Un depósito coincide en número de pedido y monto: ${sum}.`
        : `${n} depósitos coinciden en número de pedido y monto: ${sum} en total.`,
    en: (n: number, sum: string) =>
      n === 1
        ? `One deposit matches by order number and amount: ${sum}.`
        : `${n} deposits match by order number and amount: ${sum} in all.`,
  },
  confirmed: {
    es: (n: number) => (n === 1 ? 'Una transferencia confirmada' : `${n} transferencias confirmadas`),
    en: (n: number) => (n === 1 ? 'One transfer confirmed' : `${n} transfers confirmed`),
  },
  notConfirmed: {
    es: (n: number) => `${n} sin confirmar: mira por qué en su línea`,
    en: (n: number) => `${n} not confirmed: its line says why`,
  },
  undone: { es: 'La confirmación se deshizo', en: 'The confirmation was undone' },
  undoneAtOnce: { es: 'Deshecho al momento de confirmar', en: 'Undone right after confirming' },

  confirm: { es: 'Confirmar', en: 'Confirm' },
  confirmFor: { es: (what: string) => `Confirmar ${what}`, en: (what: string) => `Confirm ${what}` },
  confirmPart: { es: 'Confirmar como abono', en: 'Confirm as a part' },
  partWhy: {
    es: (amount: string, order: string, missing: string) =>
      `${amount} se anotan al pedido ${order}. Faltan ${missing}: el pedido sigue esperando el resto.`,
    en: (amount: string, order: string, missing: string) =>
      `${amount} are noted for order ${order}. ${missing} are missing: the order keeps waiting for the rest.`,
  },
  confirmSurplus: { es: 'Confirmar con sobrante', en: 'Confirm with a surplus' },
  surplusWhy: {
    es: (orders: string, surplus: string) =>
      `El pago de ${orders} queda completo. Sobran ${surplus}, que se devuelven a mano.`,
    en: (orders: string, surplus: string) =>
      `${orders} will be paid in full. ${surplus} are left over, to be given back by hand.`,
  },
  missing: { es: (amount: string) => `faltan ${amount}`, en: (amount: string) => `${amount} missing` },
  over: { es: (amount: string) => `sobran ${amount}`, en: (amount: string) => `${amount} over` },
  ofTotal: { es: (total: string) => `de ${total}`, en: (total: string) => `of ${total}` },

  reasonNumberAmount: { es: 'Número y monto', en: 'Number and amount' },
  reasonNumber: { es: 'Nombra el pedido', en: 'Names the order' },
  reasonAmountName: { es: 'Monto y nombre', en: 'Amount and name' },
  reasonAmount: { es: 'Solo el monto', en: 'Amount alone' },
  reasonSum: { es: 'Varios pedidos de un cliente', en: 'Several orders of one customer' },
  reasonContested: { es: 'Dos líneas para un pedido', en: 'Two lines for one order' },
  reasonSeveral: { es: 'Varios pedidos de ese monto', en: 'Several orders of that amount' },
  reasonOver: {
    es: (order: string) => `El pedido ${order} ya no espera: devuelve el dinero o haz otro pedido.`,
    en: (order: string) => `Order ${order} no longer waits: give the money back or make another order.`,
  },
  reasonNothing: { es: 'Ningún pedido coincide', en: 'No matching order' },

  choose: { es: 'Buscar pedido', en: 'Find the order' },
  chooseOther: { es: 'Otro pedido…', en: 'Another order…' },
  chooseFor: {
    es: (amount: string) => `¿De qué es ${amount}?`,
    en: (amount: string) => `What is ${amount} for?`,
  },
  chooseSearch: { es: 'Número o nombre', en: 'Number or name' },
  chooseNone: {
    es: 'Ningún pedido así espera una transferencia.',
    en: 'No such order waits for a transfer.',
  },
  exact: { es: 'Cuadra exacto', en: 'It comes out even' },
  partOfOne: {
    es: 'De menos solo puede ir a un pedido: quita los demás.',
    en: 'Less than is needed can go to one order only: take the others off.',
  },
  needs: {
    es: (needed: string) => `Ya hubo abonos: le faltan ${needed}. Confirma de nuevo si así está bien.`,
    en: (needed: string) =>
      `There were parts already: ${needed} are missing. Confirm again if that is right.`,
  },

  more: { es: (what: string) => `Más para ${what}`, en: (what: string) => `More for ${what}` },
  split: { es: 'Partir…', en: 'Split…' },
  splitTitle: { es: (amount: string) => `Partir ${amount}`, en: (amount: string) => `Split ${amount}` },
  part: { es: (n: number) => `Parte ${n}`, en: (n: number) => `Part ${n}` },
  addPart: { es: 'Otra parte', en: 'Another part' },
  removePart: { es: (n: number) => `Quitar la parte ${n}`, en: (n: number) => `Remove part ${n}` },
  splitDo: { es: 'Partir', en: 'Split' },
  splitWhy: {
    es: 'Cada parte será una línea que se revisa por separado. No se puede volver a juntar.',
    en: 'Each part becomes a line of its own. They cannot be joined again.',
  },
  left: {
    es: (amount: string) => `Quedan ${amount} por repartir`,
    en: (amount: string) => `${amount} left to share out`,
  },
  tooMuch: { es: (amount: string) => `Se pasa por ${amount}`, en: (amount: string) => `${amount} too much` },
  wholly: { es: 'Repartido por completo', en: 'Shared out wholly' },
  wasSplit: { es: (n: number) => `Partida en ${n} líneas`, en: (n: number) => `Split into ${n} lines` },
  isPart: { es: 'parte de otra', en: 'part of another' },

  ignore: { es: 'Ignorar…', en: 'Ignore…' },
  ignoreDo: { es: 'Ignorar', en: 'Ignore' },
  ignoreWhy: {
    es: (amount: string) =>
      `Se ignora el depósito de ${amount}. La línea se guarda con su motivo y se puede reabrir.`,
    en: (amount: string) =>
      `The deposit of ${amount} will be ignored. The line is kept with its reason and can be opened again.`,
  },
  willIgnore: {
    es: (n: string) =>
      n === '1'
        ? 'Se ignora 1 línea. Se guarda con su motivo y se puede reabrir.'
        : `Se ignoran ${n} líneas. Se guardan con su motivo y se pueden reabrir.`,
    en: (n: string) =>
      n === '1'
        ? '1 line will be ignored. It is kept with its reason and can be opened again.'
        : `${n} lines will be ignored. They are kept with their reason and can be opened again.`,
  },
  someMatch: {
    es: (n: number) =>
      n === 1 ? 'Una de ellas coincide con un pedido.' : `${n} de ellas coinciden con un pedido.`,
    en: (n: number) => (n === 1 ? 'One of them matches an order.' : `${n} of them match an order.`),
  },
  chooseLine: { es: (what: string) => `Elegir ${what}`, en: (what: string) => `Select ${what}` },
  reason: { es: 'Motivo', en: 'Reason' },
  wasIgnored: { es: 'Línea ignorada', en: 'Line ignored' },
  reopen: { es: 'Reabrir', en: 'Open again' },
  reopened: { es: 'Línea abierta otra vez', en: 'Line open again' },

  by: {
    es: (who: string, age: string) => `${who}, ${age}`,
    en: (who: string, age: string) => `${who}, ${age}`,
  },
  asPart: { es: 'abono', en: 'part' },
  surplus: { es: (amount: string) => `sobrante ${amount}`, en: (amount: string) => `surplus ${amount}` },
  undoTitle: { es: 'Deshacer la confirmación', en: 'Undo the confirmation' },
  undoWhy: {
    es: (orders: string) => `${orders} vuelve a esperar su dinero y la línea queda por revisar.`,
    en: (orders: string) => `${orders} waits for its money again, and the line goes back to review.`,
  },
  showMore: { es: 'Ver más', en: 'Show more' },

  empty: { es: 'Nada por revisar', en: 'Nothing to review' },
  emptyWhy: {
    es: 'Importa el estado de cuenta del banco (CSV): aquí se ve para qué pedido es cada depósito.',
    en: 'Import the bank’s statement (CSV): here you see which order each deposit is for.',
  },
  emptyRead: {
    es: 'Cuando finanzas importe un estado de cuenta, sus líneas se ven aquí.',
    en: 'Once finance imports a statement, its lines are seen here.',
  },
  noneFound: { es: 'Ninguna línea así', en: 'No such line' },
  clear: { es: 'Quitar los filtros', en: 'Take the filters off' },
  settledEmpty: { es: 'Nada aquí todavía', en: 'Nothing here yet' },

  importFile: { es: 'Importar estado de cuenta', en: 'Import statement' },
  importTitle: { es: 'Importar estado de cuenta', en: 'Import a statement' },
  imported: {
    es: (bank: string, n: number, known: number) =>
      `${bank}: ${n} ${n === 1 ? 'línea nueva' : 'líneas nuevas'}${known > 0 ? `, ${known} ya estaban` : ''}`,
    en: (bank: string, n: number, known: number) =>
      `${bank}: ${n} new ${n === 1 ? 'line' : 'lines'}${known > 0 ? `, ${known} known already` : ''}`,
  },
  tooLarge: {
    es: 'El archivo pasa de 5 MB. Pide al banco menos días.',
    en: 'The file is over 5 MB. Ask the bank for fewer days.',
  },
  whichBank: { es: '¿De qué cuenta es el archivo?', en: 'Which account is the file of?' },
  reads: {
    es: (n: number, known: number, skipped: number) =>
      `${n} nuevas · ${known} conocidas · ${skipped} salidas o vacías`,
    en: (n: number, known: number, skipped: number) =>
      `${n} new · ${known} known · ${skipped} outgoing or empty`,
  },
  readsNot: { es: 'No se puede leer así', en: 'Cannot be read that way' },
  faultyRows: {
    es: (rows: string) => `Filas que no se leen y quedan fuera: ${rows}.`,
    en: (rows: string) => `Rows that cannot be read and stay out: ${rows}.`,
  },
  newBank: { es: 'Banco o cuenta nueva', en: 'New bank or account' },
  importLines: {
    es: (n: number) => (n === 1 ? 'Importar 1 línea' : `Importar ${n} líneas`),
    en: (n: number) => (n === 1 ? 'Import 1 line' : `Import ${n} lines`),
  },

  newBankWhy: {
    es: 'Di una vez qué es cada columna. La próxima vez el archivo se reconoce solo.',
    en: 'Say once what each column is. Next time the file is known by itself.',
  },
  bankName: { es: 'Banco y cuenta', en: 'Bank and account' },
  country: { es: 'País', en: 'Country' },
  delimiter: { es: 'Separador', en: 'Separator' },
  comma: { es: 'Coma ,', en: 'Comma ,' },
  semicolon: { es: 'Punto y coma ;', en: 'Semicolon ;' },
  tab: { es: 'Tabulador', en: 'Tab' },
  decimal: { es: 'Decimales', en: 'Decimals' },
  point: { es: 'Punto 1,234.50', en: 'Point 1,234.50' },
  decimalComma: { es: 'Coma 1.234,50', en: 'Comma 1.234,50' },
  dateForm: { es: 'Fecha', en: 'Date' },
  dateYmd: { es: 'año-mes-día', en: 'year-month-day' },
  dateDmy: { es: 'día/mes/año', en: 'day/month/year' },
  dateMdy: { es: 'mes/día/año', en: 'month/day/year' },
  dateDmyShort: { es: 'día/mes/año (2 cifras)', en: 'day/month/year (2 digits)' },
  encoding: { es: 'Letras', en: 'Encoding' },
  skipRows: { es: 'Filas antes de la primera', en: 'Rows before the first' },
  columnIs: { es: (n: number) => `Columna ${n} es`, en: (n: number) => `Column ${n} is` },
  columnNone: { es: '—', en: '—' },
  columnDay: { es: 'Fecha', en: 'Date' },
  columnAmount: { es: 'Monto (+/−)', en: 'Amount (+/−)' },
  columnCredit: { es: 'Abono', en: 'Credit' },
  columnDescription: { es: 'Detalle', en: 'Description' },
  columnReference: { es: 'Referencia', en: 'Reference' },
  sample: { es: 'Primeras filas del archivo', en: 'First rows of the file' },
  columnsMissing: {
    es: 'Señala la fecha, el detalle y una columna de dinero (monto o abono).',
    en: 'Point out the date, the description and one column of money (amount or credit).',
  },
  saveBank: { es: 'Guardar y revisar', en: 'Save and check' },
})
