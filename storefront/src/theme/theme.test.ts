import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailColours } from '../../../engine/src/mail/mail-colours.ts'
import { breakpoints, desktopQuery, themeOf, themes } from './index.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const tokensOf = (css: string, selector: string): Record<string, string> => {
  const body = css.slice(css.indexOf(selector)).split('{')[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s+([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('[S9.036] the version key chooses the theme; an unknown key is the first theme', () => {
  expect(themeOf('v.1')).toBe('v.1')
  expect(themeOf('v.2')).toBe('v.2')
  expect(themeOf('v.3')).toBe('v.1')
  expect(themeOf(undefined)).toBe('v.1')
  const [first, second] = themes.map((theme) => tokensOf(read(`./${theme}.css`), `[data-theme="${theme}"] {`))
  expect(first?.action).toBe('#b5301a')
  expect(second?.action).toBe('#0b5563')
  expect(first?.['font-head']).toMatch(/^"Rubik"/)
  expect(first?.['font-text']).toMatch(/^"Roboto"/)
  expect(second?.['font-text']).toMatch(/^"Poppins"/)
  expect(second?.['font-head']).toMatch(/^"Gotham", "Poppins"/)
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}))
})

test.each(themes)('mails have the colours of %s', (theme) => {
  const tokens = tokensOf(read(`./${theme}.css`), `[data-theme="${theme}"] {`)
  expect(tokens).toMatchObject(mailColours[theme])
})

const texts = ['ink', 'ink-soft', 'green', 'amber', 'red', 'blue', 'promo']
const pairs = [
  ...texts.flatMap((text) => [
    [text, 'paper'],
    [text, 'ground'],
  ]),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-yellow', 'yellow'],
  ['ink', 'fill'],
  ['ink-soft', 'fill'],
  ['green', 'green-soft'],
  ['amber', 'amber-soft'],
  ['red', 'red-soft'],
] as const

test.each(themes)('every text of %s reads at 4.5:1 on its grounds, also on ink', (theme) => {
  const css = read(`./${theme}.css`)
  const light = tokensOf(css, `[data-theme="${theme}"] {`)
  const dark = { ...light, ...tokensOf(css, `[data-theme="${theme}"] [data-ground="ink"] {`) }
  const weak = (tokens: Record<string, string>) =>
    pairs
      .filter(([text]) => tokens === light || texts.includes(text ?? ''))
      .filter(([, ground]) => tokens === light || !ground?.endsWith('-soft'))
      .map(([text, ground]) => [text, ground, contrast(tokens[text ?? ''] ?? '', tokens[ground ?? ''] ?? '')])
      .filter(([, , ratio]) => !(Number(ratio) >= 4.5))
  expect(weak(light)).toEqual([])
  expect(weak(dark)).toEqual([])
})

test('[S9.021] the breakpoints, and every stylesheet switches at one of them only', () => {
  expect(breakpoints).toEqual({ sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' })
  const allowed = Object.values(breakpoints)
  const root = new URL('..', import.meta.url).pathname
  const used = globSync('**/*.css', { cwd: root }).flatMap((file) => [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/@media[^{]*\(min-width: ([^)]+)\)/g),
  ])
  expect(used.length).toBeGreaterThan(5)
  expect(used.map(([, width]) => width).filter((width) => !allowed.some((one) => one === width))).toEqual([])
})

test('[S9.022] the desktop check is 992 px, the same as lg', () => {
  expect(desktopQuery).toBe('(min-width: 992px)')
  expect(Number.parseFloat(breakpoints.lg) * 16).toBe(992)
})
