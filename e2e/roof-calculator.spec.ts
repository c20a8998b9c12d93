import { expect, test } from '@playwright/test'
import { axeOn, expectAccessible } from './steps/accessible.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { holdScripts } from './steps/hold-scripts.ts'

test('[T1.313] from the home page a roof of 8 × 12 is in the cart, in twelve presses at most, [T1.324] with one sheet in reserve', async ({
  page,
}) => {
  await page.goto('/')
  let presses = 0
  await page.getByRole('link', { name: 'Calcula tu techo' }).click()
  presses++
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculadora de techo')
  for (const [name, value] of [
    ['Largo', '12'],
    ['Ancho', '8'],
  ] as const) {
    await page.getByLabel(name, { exact: true }).fill(value)
    presses += 2
  }
  await expect(page.getByRole('heading', { name: '32 láminas de 4.65 m' })).toBeVisible()
  await page.getByRole('button', { name: /^Uno más: 4.65 m Lámina rectangular/ }).click()
  presses++
  await expect(page).toHaveURL(/[?&]l=12&a=8&.*n=sheet-4650\.33/)
  await page.getByRole('button', { name: /^Agregar \d+ productos$/ }).click()
  presses++
  await page.getByRole('link', { name: 'Ir al carrito' }).click()
  presses++
  expect(presses).toBeLessThanOrEqual(12)
  await expect(page.getByText('4.65 m').first()).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: /Lámina rectangular/ })).toHaveValue('33')
  await expect(page.getByText('Capote liso (cumbrera)').first()).toBeVisible()
})

test('[T1.313] the address is the roof: shared, it is the same; going back is heard', async ({ page }) => {
  await page.goto('/tools/roof?f=hip&l=11&a=9&p=25&oe=0&og=0&pf=rect81&c=26')
  await expect(page.getByRole('heading', { name: /^52 láminas en \d+ largos, hasta 4.65 m$/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Cuatro aguas' })).toBeChecked()
})

test('[T1.001] what is typed, ticked and chosen before the scripts load is asked, and a step of undo', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/tools/roof?og=0')
  await page.getByLabel('Largo', { exact: true }).fill('12')
  await page.getByText(/^Más detalles/).click()
  await page.getByText('Con canales y bajantes').click()
  await page.getByRole('radio', { name: 'Un agua' }).check({ force: true })
  await page.getByLabel('Viento').selectOption('caribbean')
  release()
  await expect(page).toHaveURL(/[?&]f=shed&l=12&.*w=caribbean&ag=1&.*og=0/)
  await expect(page.getByLabel('Lluvia fuerte')).toHaveValue('200')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByLabel('Largo', { exact: true })).toHaveValue('10')
  await expect(page.getByLabel('Con canales y bajantes')).not.toBeChecked()
})

test('what a store is short of is named, with what there is of it, and the rest is in the cart', async ({
  page,
}) => {
  await page.goto('/tools/roof?l=60&a=20&k=rojo-colonial')
  await page.getByRole('button', { name: /^Agregar \d+ productos$/ }).click()
  await expect(page.getByText(/^Fuera quedó: .+\. En la tienda (no )?hay/).first()).toBeVisible()
  await expect(page.getByText(/^\d+ de \d+ líneas están en el carrito\.$/)).toBeVisible()
})

test('[T1.327] a roof below the minimum run says what is missing; sheets in reserve reach it, sheets of stock have none, those in the cart count, while they are there', async ({
  page,
}) => {
  await page.goto('/tools/roof?f=shed&l=3&a=2.5&p=15&oe=20&og=0')
  await expect(page.getByText(/^Faltan 18.2 m para la corrida mínima de 30 m/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '7 piezas de reserva' }).click()
  await expect(page.getByRole('spinbutton', { name: /^Cantidad: 2.95 m Lámina/ })).toHaveValue('11')
  await expect(page.getByText(/^Faltan/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('button', { name: /^En largos de bodega, natural/ }).click()
  await expect(
    page.getByRole('checkbox', { name: /^3.05 m Lámina rectangular 0.81 m, largo estándar/ }),
  ).toBeChecked()
  await fillBasket(page, [{ productId: 'TE007-26-ROJO', quantity: 6, c_lengthMetersToBuy: 3 }])
  await page.goto('/tools/roof?f=shed&l=3&a=2.5&p=15&oe=20&og=0')
  const withCart = page.getByText(/^Con los 18 m que ya llevas en el carrito faltan 0.2 m/)
  await expect(withCart).toBeVisible()
  // Added, the roof counts once; taken back, it lies there no more; nor does what another tab takes out.
  await page.getByRole('button', { name: /^Agregar \d+ productos$/ }).click()
  await expect(page.getByText('Tu techo está en el carrito.')).toBeVisible()
  await expect(withCart).toBeVisible()
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Tu techo está en el carrito.')).toHaveCount(0)
  await expect(withCart).toBeVisible()
  const cart = await page.context().newPage()
  await cart.goto('/cart')
  await cart.getByRole('button', { name: /^Eliminar/ }).click()
  await cart.getByRole('dialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(page.getByText(/^Faltan 18.2 m para la corrida mínima de 30 m/)).toBeVisible()
})

test('[T1.326] [T1.312] two pieces from a sheet are drawn with their cut, and printed so', async ({
  page,
}) => {
  await page.goto('/tools/roof?f=hip&l=11&a=9&oe=0&pf=acan&k=natural&ro=1')
  await page.getByText(/^Cortes en diagonal: dos piezas por lámina/).click()
  await expect(
    page
      .getByRole('img', { name: /^(Una lámina|\d+ láminas) de 4.1 m en dos piezas: [A-D]\d+ \+ [A-D]\d+/ })
      .first(),
  ).toBeVisible()
  const drawn = page.waitForRequest(/\/documents(?:\?|$)/)
  await page.getByRole('button', { name: 'Guardar PDF' }).click()
  const titles = (await drawn).postDataJSON().drawings.map(({ title }: { title: string }) => title)
  expect(titles.filter((title: string) => /en dos piezas/.test(title)).length).toBeGreaterThan(2)
})

test('[T1.322] natural screws of a large roof are taken in bags in one press, and in boxes again', async ({
  page,
}) => {
  await page.goto('/tools/roof?l=20&k=natural')
  await page
    .getByText(/^Los mismos tornillos: 1 × .+, bolsa de 1,000 y 2 cajas en vez de 12 cajas/)
    .getByRole('button', { name: 'Cambiar' })
    .click()
  await expect(page).toHaveURL(/lp=1/)
  await expect(page.getByText('Tornillo autoperforante, bolsa de 1,000')).toBeVisible()
  await page.getByRole('button', { name: 'Tornillos solo en cajas' }).click()
  await expect(page.getByText(/en vez de 12 cajas/)).toBeVisible()
})

test('[T1.313] too flat, too little, not a number: each says the way out', async ({ page }) => {
  await page.goto('/tools/roof')
  await page.getByRole('textbox', { name: 'Pendiente' }).fill('5')
  await expect(page.getByText(/Con esa pendiente esta lámina deja pasar agua: pide 8 % o más/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^28 × 4.55 m Lámina rectangular/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Usar Onda alta 1.00 m' }).click()
  await expect(page.getByRole('checkbox', { name: /^4.55 m Lámina/ })).toBeEnabled()
  await page.getByRole('textbox', { name: 'Pendiente' }).fill('14°')
  await expect(page.getByText(/sube 24.9 cm por metro/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Pendiente' }).fill('doce')
  await expect(page.getByText('Escribe un número entre 1 y 150 %.')).toBeVisible()
})

test('[T1.317] the same roof in other sheets stands beside it; one press takes it', async ({ page }) => {
  await page.goto('/tools/roof')
  const beside = page.getByRole('region', { name: 'El mismo techo en otras láminas' })
  await expect(beside.getByRole('listitem')).toHaveCount(4)
  await expect(beside.getByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveCount(4)
  await expect(beside.getByText('Total', { exact: true })).toHaveCount(0)
  await beside.getByRole('button', { name: /^Usar: Rectangular 1.05 m/ }).click()
  await expect(page.getByRole('heading', { name: '22 láminas de 4.65 m' })).toBeVisible()
  await expect(page).toHaveURL(/pf=rect105/)
  const widerThanScreen = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(widerThanScreen).toBe(false)
})

test('[T1.001] a change is a step back and forth, by the keyboard too, [T1.324] of the list too; who comes again goes on where they were', async ({
  page,
}) => {
  await page.goto('/tools/roof')
  await page.getByRole('textbox', { name: 'Largo' }).fill('12')
  await expect(page).toHaveURL(/l=12/)
  await page.getByRole('radio', { name: 'Un agua' }).check({ force: true })
  await expect(page).toHaveURL(/f=shed/)
  await page.getByRole('checkbox', { name: /^Sellador/ }).uncheck()
  await expect(page).toHaveURL(/n=sealant\.0/)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('checkbox', { name: /^Sellador/ })).toBeChecked()
  const boxes = page.getByRole('spinbutton', { name: /^Cantidad: Tornillo/ })
  const reckoned = await boxes.inputValue()
  await boxes.fill('40')
  await expect(page).toHaveURL(/n=screw\.40/)
  await page.getByRole('button', { name: /^Volver a lo calculado: Tornillo/ }).click()
  await expect(boxes).toHaveValue(reckoned)
  await expect(page).not.toHaveURL(/[?&]n=/)
  await page.getByRole('radio', { name: 'Un agua' }).focus()
  await page.keyboard.press('Control+z')
  await expect(boxes).toHaveValue('40')
  await page.keyboard.press('Control+z')
  await expect(boxes).toHaveValue(reckoned)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('radio', { name: 'Dos aguas' })).toBeChecked()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('textbox', { name: 'Largo' })).toHaveValue('10')
  await page.getByRole('button', { name: 'Rehacer' }).click()
  await expect(page.getByRole('textbox', { name: 'Largo' })).toHaveValue('12')
  await expect(page.getByText(/^Guardado en este dispositivo/)).toBeVisible()
  await page.goto('/tools/roof')
  await page.getByRole('link', { name: 'Seguir con él' }).click()
  await expect(page.getByRole('heading', { name: '32 láminas de 4.65 m' })).toBeVisible()
})

test("[T1.319] from a sheet's page to the roof of it; [T1.318] with gutters, for the rain of the country; [T1.323] with translucent sheets", async ({
  page,
}) => {
  await page.goto('/product/TE008-26-AZUL')
  await page.getByRole('link', { name: 'Calcular mi techo con esta lámina' }).click()
  await expect(page.getByRole('heading', { name: '22 láminas de 4.65 m' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Azul señal' })).toBeChecked()
  await page.getByText(/^Más detalles/).click()
  await page.getByText('Con canales y bajantes').click()
  await expect(page.getByLabel('Lluvia fuerte')).toHaveValue('200')
  await expect(page.getByText('¿Por qué 38?')).toBeVisible()
  await page.getByLabel('Lluvia fuerte').fill('400')
  await expect(page).toHaveURL(/ag=1.*i=400/)
  await page.getByLabel('Láminas traslúcidas').fill('2')
  await expect(page.getByRole('heading', { name: '20 láminas de 4.65 m' })).toBeVisible()
  await expect(page.getByText('Lámina de policarbonato acanalado')).toBeVisible()
})

test('[T1.320] a roof is drawn: begun from a form, moved by arrow keys and by hand, told as numbers, in the address', async ({
  page,
}) => {
  // Whoever is quicker than the scripts goes on from the same form.
  const release = await holdScripts(page)
  await page.goto('/tools/roof?f=t&l=12&a=6&aw=4&al=4')
  await page.getByRole('radio', { name: 'Dibujar' }).check({ force: true })
  release()
  const second = page.getByRole('button', { name: /^Parte 2, Dos aguas, cumbrera al fondo: 4 × 4 m, a 4 m/ })
  await expect(page.getByRole('heading', { name: /láminas en \d+ largos/ })).toBeVisible()
  await second.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('Parte 2: 4 × 4.5 m, a 4.5 m de la izquierda y 6 m del frente.')).toBeAttached()
  await expect(page).toHaveURL(/f=drawn.*rk=gable-x&rx=0&ry=0&rl=12&ra=6&rk=gable-y&rx=4.5&ry=6&rl=4&ra=4.5/)
  const grid = page.getByRole('button', { name: /^Parte 1/ })
  const { x, y, width, height } = (await grid.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height * 0.7)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 60, y + height * 0.7, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel('Desde la izquierda').first()).not.toHaveValue('0')
  await page.getByLabel('Desde la izquierda').first().fill('3')
  await page.getByLabel('Desde la izquierda').last().fill('1')
  await expect(page.getByText(/^Con esas partes no sale un techo/)).toBeVisible()
  await page.getByRole('button', { name: 'Quitar parte 2' }).click()
  await expect(page.getByRole('heading', { name: /láminas de/ })).toBeVisible()
  const { violations } = await (await axeOn(page)).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('[T1.321] where the wind blows purlins stand closer; a shorter truck brings shorter sheets', async ({
  page,
}) => {
  await page.goto('/tools/roof?l=20&a=14&p=15&pf=rect105&c=24')
  await expect(page.getByText('Las láminas viajan en: Rastra de 12 m.')).toBeVisible()
  await page.getByRole('button', { name: 'Que quepan en: Camión de 8 t' }).click()
  await expect(page.getByRole('heading', { name: /en 2 largos/ })).toBeVisible()
  await expect(page).toHaveURL(/v=camion-8/)
  await page.getByText('El plano en palabras').click()
  await page.getByText(/^Más detalles/).click()
  const gap = page.getByRole('cell', { name: /cada/ }).first()
  const calm = await gap.innerText()
  await page.getByLabel('Viento').selectOption('caribbean')
  await expect(gap).not.toHaveText(calm)
})

test('[T1.317] any sheet of the shop stands beside it, and goes again', async ({ page }) => {
  await page.goto('/tools/roof')
  const beside = page.getByRole('region', { name: 'El mismo techo en otras láminas' })
  await beside.getByText('Comparar con otra lámina').click()
  await beside.getByLabel('Lámina').selectOption('onda')
  await beside.getByRole('button', { name: 'Comparar', exact: true }).click()
  await expect(beside.getByRole('listitem')).toHaveCount(2)
  await expect(page).toHaveURL(/cmp=onda/)
  await beside.getByRole('button', { name: /^Quitar de la comparación: Onda alta/ }).click()
  await expect(beside.getByRole('listitem')).toHaveCount(4)
})

test('[T1.413] a guest is told no amount; nothing is out of reach of assistive technology; a saved roof is printed as it is drawn', async ({
  page,
}) => {
  await page.goto('/tools/roof')
  const main = page.getByRole('main')
  await expect(main.getByText('Inicia sesión para ver el total')).toBeVisible()
  expect(await main.innerText()).not.toMatch(/(?:US\$|C\$|[$₡QL])\s?\d/)
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Guardar PDF' }).click()
  expect((await paper).suggestedFilename()).toMatch(/^28-l.minas-de-4-65-m\.pdf$/)
  const { violations } = await (await axeOn(page)).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  // Who gets the link prints the same drawings.
  await page.getByRole('button', { name: 'Guardar con enlace' }).click()
  await page.goto(await page.getByLabel('Enlace de la lista').inputValue())
  const drawn = page.waitForRequest(/\/documents(?:\?|$)/)
  await page.getByRole('button', { name: 'Guardar PDF' }).click()
  expect((await drawn).postDataJSON().drawings).toHaveLength(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[T1.313] the form asks for the page with its answer', async ({ page }) => {
    await page.goto('/tools/roof')
    await page.getByLabel('Largo', { exact: true }).fill('12')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page.getByRole('heading', { name: '32 láminas de 4.65 m' })).toBeVisible()
  })

  test('[T1.320] a drawn roof is told as numbers, a further part in the empty fields', async ({ page }) => {
    await page.goto('/tools/roof?f=drawn&rk=gable-x&rx=0&ry=0&rl=12&ra=6')
    const further = page.getByRole('group', { name: 'Parte 2' })
    await further.getByRole('combobox').selectOption('gable-y')
    for (const [name, value] of [
      ['Desde la izquierda', '4'],
      ['Desde el frente', '6'],
      ['Largo', '4'],
      ['Fondo', '4'],
    ] as const)
      await further.getByLabel(name).fill(value)
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page.getByRole('group', { name: 'Parte 2' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /láminas en \d+ largos/ })).toBeVisible()
  })
})
