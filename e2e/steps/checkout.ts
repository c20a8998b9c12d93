import { expect, type Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')

/** What the steps of the checkout say in each language, and the places of one address per country. */
const words = {
  es: {
    next: 'Continuar',
    pickup: /Retirar en tienda/,
    transfer: /Transferencia bancaria/,
    place: /^(Realizar pedido por|Pagar) \S*\d/,
    street: 'Dirección exacta',
  },
  en: {
    next: 'Continue',
    pickup: /Pick up in store/,
    transfer: /Bank transfer/,
    place: /^(Place order for|Pay) \S*\d/,
    street: 'Street address',
  },
}
export type Spoken = keyof typeof words

/** By keyboard: a click right after a page has scrolled may land where the button was. */
export const goOn = async (page: Page, step: string, spoken: Spoken = 'es') => {
  await main(page).getByRole('button', { name: words[spoken].next }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
}

export const choosePickup = (page: Page, spoken: Spoken = 'es') =>
  main(page).getByRole('radio', { name: words[spoken].pickup }).check()

/** Fills the levels of a place from the first, each by its label and the shown name (or the first there is), and the street. */
export const fillPlace = async (
  page: Page,
  levels: readonly (readonly [label: string, name?: string])[],
  street: string,
  spoken: Spoken = 'es',
) => {
  for (const [label, name] of levels) {
    await main(page)
      .getByLabel(label)
      .selectOption(name === undefined ? { index: 1 } : { label: name })
  }
  await main(page).getByLabel(words[spoken].street).fill(street)
}

export const chooseTransfer = (page: Page, spoken: Spoken = 'es') =>
  main(page).getByRole('radio', { name: words[spoken].transfer }).check()

/** Chooses cards and types one into the processor's own frame. */
export const fillCard = async (page: Page, number: string, holder = 'MARTA OBRERO') => {
  await main(page)
    .getByRole('radio', { name: /Tarjeta de crédito/ })
    .check()
  // Number and security code are the vendor's, each in a frame of its own; the rest is the page's.
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title)
  await field('Número de tarjeta').fill(number)
  await main(page).getByLabel('Nombre en la tarjeta').fill(holder)
  await main(page).getByLabel('Vencimiento').fill('12/30')
  await field('Código de seguridad').fill('123')
}

/** The bank's page in its frame. */
export const bankPage = (page: Page) => page.frameLocator('iframe[title="Página de tu banco"]')

/** The one button that orders: in the bar of a phone, beside the review on a desk. */
export const orderButton = (page: Page, spoken: Spoken = 'es') =>
  page.getByRole('button', { name: words[spoken].place }).filter({ visible: true })

export const placeInSantaAna = [['Departamento', 'Santa Ana'], ['Municipio'], ['Distrito']] as const

/** From the first step to the last: pickup, an address of the bill in Santa Ana, bank transfer. */
export const toReview = async (page: Page) => {
  await choosePickup(page)
  // A pickup is done in one way: its step has nothing to choose.
  await goOn(page, 'payment')
  await fillPlace(page, placeInSantaAna, 'Calle Libertad 12')
  await chooseTransfer(page)
  await goOn(page, 'review')
}
