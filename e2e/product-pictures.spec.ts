import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { seesPictures } from './steps/browser.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const sheet = '/product/TE007-26-ROJO'

test('the gallery: arrows move it, a press enlarges, keys and buttons go on, + looks closer, Escape returns', async ({
  page,
}) => {
  // Small pictures to choose by stand beside the large one on desks.
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, sheet)
  const gallery = main(page).getByRole('region', { name: 'Imágenes del producto' })
  const track = gallery.getByRole('list').first()
  const thumbs = gallery.getByRole('list').last().getByRole('button')
  await expect(thumbs).toHaveCount(await track.getByRole('listitem').count())
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  const zoom = gallery.getByRole('button', { name: 'Ampliar la imagen' })
  await zoom.click()
  await expect(dialog(page).getByRole('status')).toHaveText(/^Imagen 1 de \d$/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('status')).toHaveText(/^Imagen 2 de \d$/)
  await dialog(page).getByRole('button', { name: 'Anterior' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(/^Imagen 1 de \d$/)
  const picture = dialog(page).getByRole('img').first()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('+')
  await expect(dialog(page).getByRole('button', { name: 'Ver de cerca' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await width()).toBeGreaterThan(before * 2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(zoom).toBeFocused()
})

test.describe('by touch', () => {
  // A phone in both projects: on a desk a picture is hardly larger from close than the window.
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('zooming in shows the spot of the picture that was pressed', async ({ page }) => {
    await open(page, sheet)
    await main(page).getByRole('button', { name: 'Ampliar la imagen' }).tap()
    const picture = dialog(page).getByRole('img').first()
    const slide = picture.locator('xpath=..')
    const box = await picture.boundingBox()
    if (!box) throw new Error('There is no picture')
    const zoomState = () =>
      slide.evaluate((one) => [
        (one.scrollLeft + one.clientWidth / 2) / one.scrollWidth,
        (one.scrollTop + one.clientHeight / 2) / one.scrollHeight,
      ])
    // As wide as the window, and in the middle of its height.
    const top = (box.height - box.width) / 2
    await picture.tap({ position: { x: box.width * 0.7, y: top + box.width * 0.4 } })
    await expect
      .poll(async () => (await zoomState()).map((share) => share.toFixed(1)))
      .toEqual(['0.7', '0.4'])
    await picture.tap({ force: true })
    await dialog(page).getByRole('button', { name: 'Ver de cerca' }).tap()
    await expect
      .poll(async () => (await zoomState()).map((share) => share.toFixed(1)))
      .toEqual(['0.5', '0.5'])
  })

  test('a finger swipes from picture to picture, and each comes to rest whole', async ({ page }) => {
    const finger = await page.context().newCDPSession(page)
    for (const [base, name] of [
      ['', 'Imágenes del producto'],
      ['/en-SV', 'Product pictures'],
    ] as const) {
      await open(page, `${base}${sheet}`)
      const track = main(page).getByRole('region', { name }).getByRole('list').first()
      const box = await track.boundingBox()
      if (!box) throw new Error('There is no gallery')
      const y = box.y + box.height / 2
      const touch = (type: 'touchStart' | 'touchMove', share: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: box.x + box.width * share, y }],
        })
      const swipe = async (from: number, to: number) => {
        await touch('touchStart', from)
        for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      const at = () => track.evaluate((list) => list.scrollLeft / list.clientWidth)
      await swipe(0.9, 0.2)
      await expect.poll(at).toBeCloseTo(1, 2)
      await swipe(0.9, 0.2)
      await expect.poll(at).toBeCloseTo(2, 2)
      await swipe(0.1, 0.8)
      await expect.poll(at).toBeCloseTo(1, 2)
    }
  })
})

test('each colour shows the whole and a detail in it, then the drawing', async ({ page }) => {
  for (const [base, name, blue] of [
    ['', 'Imágenes del producto', 'Azul señal'],
    ['/en-SV', 'Product pictures', 'Signal blue'],
  ] as const) {
    await open(page, `${base}${sheet}`)
    const pictures = main(page).getByRole('region', { name }).getByRole('list').first().getByRole('img')
    const sources = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
    const shows = (colour: string) =>
      expect
        .poll(sources)
        .toEqual([
          expect.stringContaining(`te007-${colour}-640.webp`),
          expect.stringContaining(`te007-${colour}-detalle-640.webp`),
          expect.stringContaining('te007-plano.svg'),
        ])
    await shows('rojo-colonial')
    await main(page).getByRole('radio', { name: blue }).check()
    await expect(page).toHaveURL(/TE007-26-AZUL/)
    await shows('azul')
  }
})

test('[S2.122] [S2.123] the picture carries what is special: a sale, and what cannot be had', async ({
  page,
}) => {
  await open(page, sheet)
  const gallery = main(page).getByRole('region', { name: 'Imágenes del producto' })
  await expect(gallery.getByText('Oferta', { exact: true })).toBeVisible()
  await open(page, '/product/HE134-14')
  await expect(gallery.getByText('No disponible', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Agotado' })).toBeDisabled()
  await open(page, `/en-SV/product/HE134-14`)
  await expect(
    main(page).getByRole('region', { name: 'Product pictures' }).getByText('Unavailable', { exact: true }),
  ).toBeVisible()
})

test('[S2.117] a film of the product waits behind its poster and plays from the own origin', async ({
  page,
}) => {
  // The code of what is below the decision comes while the film runs already.
  const { promise: running, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/below-/, async (route) => {
    await running
    await route.continue()
  })
  await open(page, '/product/TE007-26-ROJO')
  await page.getByText('Videos', { exact: true }).click()
  const video = page.locator('video')
  await expect(video).toBeVisible()
  expect(await video.evaluate((element: HTMLVideoElement) => [element.controls, element.preload])).toEqual([
    true,
    'none',
  ])
  await expect(video).toHaveAttribute('poster', /^\/.+te007-rojo-colonial-320\.webp/)
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
  })
  const time = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
  await expect.poll(time).toBeGreaterThan(0.2)
  const first = await video.elementHandle()
  const reached = await time()
  goOn()
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBe(5)
  await expect.poll(time).toBeGreaterThan(reached + 0.2)
  // Players that ask for parts before they show anything get them.
  const address = await video.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)
  const part = await page.request.get(address, { headers: { range: 'bytes=0-1' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 2])
  expect(part.headers()['content-range']).toMatch(/^bytes 0-1\/\d{4,}$/)
})
