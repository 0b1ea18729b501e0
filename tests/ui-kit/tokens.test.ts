import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { ROLES } from '../../stories/foundations/roles.ts'
import { defaults } from '../../ui-kit/theme/default-colours.ts'
import { contrastOf, contrastPairs, defaultColours } from '../../ui-kit/theme/make-theme.ts'
import { type Oklch, toLinearRgb } from '../../ui-kit/theme/oklch.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const { oklchColours } = await import(pathToFileURL(resolve('build/design-tokens.mjs')).href)
const css = readFileSync('ui-kit/tokens.css', 'utf8')

test('makeTheme begins with the colours of tokens.css', () => {
  const colours = Object.entries<Record<'light' | 'dark', number[]>>(oklchColours(css))
  const of = (theme: 'light' | 'dark') => Object.fromEntries(colours.map(([name, values]) => [name, values[theme]]))
  assert.equal(defaults, { light: of('light'), dark: of('dark') })
})

for (const theme of ['light', 'dark'] as const) {
  const colours = defaultColours(theme)

  test(`${theme}: every pair has enough contrast`, () => {
    assertNone(
      contrastPairs.flatMap((pair) =>
        pair.on.flatMap((background) => {
          const measured = contrastOf(pair, background, colours)
          return measured < pair.least ? [`${pair.front} on ${background}: ${measured.toFixed(2)} < ${pair.least}`] : []
        }),
      ),
    )
  })

  test(`${theme}: every colour is one that an sRGB screen shows`, () => {
    const outside = Object.entries(defaults[theme]).filter(([, colour]) =>
      toLinearRgb(colour.slice(0, 3) as unknown as Oklch).some((channel) => channel < -0.002 || channel > 1.002),
    )
    assertNone(outside.map(([name]) => name))
  })
}

test('every colour has its role on the page of colours', () => {
  const named = ROLES.flatMap(({ roles }) => roles.map(({ name }) => name))
  assert.equal(Object.keys(defaults.light).sort(), named.sort())
})

test('no text size is below 16 px', () => {
  const sizes = [...css.matchAll(/--kit-text-\w+: (?:\w+\()?(?:([\d.]+) \* )?var\(--kit-rem\)/g)].map(
    ([, times = '1']) => Number(times),
  )
  assert.is(sizes.length, 5)
  assert.is(Math.min(...sizes), 1)
})

test.run()
