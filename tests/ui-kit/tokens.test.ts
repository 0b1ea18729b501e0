import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { contrast, oklchToLinearRgb, readColours } from '../../stories/foundations/contrast.ts'
import { PAIRS } from '../../stories/foundations/pairs.ts'
import { ROLES } from '../../stories/foundations/roles.ts'
import { test } from '../test.ts'

const css = readFileSync('ui-kit/tokens.css', 'utf8')

test('contrast is measured right: black on white is 21, and a known grey has its published value', () => {
  assert.is(Math.round(contrast(oklchToLinearRgb(0, 0, 0), oklchToLinearRgb(1, 0, 0)) * 100), 2100)
  // #767676, the lightest grey that passes AA on white (4.54), is oklch(0.5659 0 0)
  const grey = contrast(oklchToLinearRgb(0.5659, 0, 0), oklchToLinearRgb(1, 0, 0))
  assert.ok(Math.abs(grey - 4.54) < 0.02, String(grey))
})

for (const theme of ['light', 'dark'] as const) {
  const colours = readColours(css, theme)
  const colour = (name: string) => colours.get(name) ?? assert.unreachable(`tokens.css has no --kit-color-${name}`)

  test(`${theme}: every pair has enough contrast`, () => {
    const short = PAIRS.flatMap(({ front, on, least }) =>
      on.flatMap((background) => {
        const measured = contrast(colour(front) as never, colour(background) as never)
        return measured < least ? [`${front} on ${background}: ${measured.toFixed(2)} < ${least}`] : []
      }),
    )
    assert.equal(short, [])
  })

  test(`${theme}: the focus ring is visible on every background, by its yellow or its edge`, () => {
    for (const background of [
      'background',
      'surface',
      'surface-muted',
      'frame',
      'frame-strong',
      'primary',
      'danger',
      'accent',
    ]) {
      const best = Math.max(
        contrast(colour('focus') as never, colour(background) as never),
        contrast(colour('focus-edge') as never, colour(background) as never),
      )
      assert.ok(best >= 3, `${background}: ${best.toFixed(2)}`)
    }
  })

  test(`${theme}: every colour is one that an sRGB screen shows`, () => {
    const outside = [...colours].filter(([, rgb]) => rgb.some((channel) => channel < -0.002 || channel > 1.002))
    assert.equal(
      outside.map(([name]) => name),
      [],
    )
  })
}

test('every colour has its role on the page of colours', () => {
  const told = ROLES.flatMap(({ roles }) => roles.map(({ name }) => name))
  assert.equal([...readColours(css, 'light').keys()].sort(), told.sort())
})

test('no text size is below 16 px', () => {
  const sizes = [...css.matchAll(/--kit-text-\w+:\s*(?:clamp\()?([\d.]+)rem/g)].map((match) => Number(match[1]))
  assert.is(sizes.length, 5)
  assert.is(Math.min(...sizes), 1)
})

test.run()
