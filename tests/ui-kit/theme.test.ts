/** Themes that are made of one or two colours. */
import * as assert from 'uvu/assert'
import { moveText as moveTextUrdu } from '../../ui-kit/messages/ur/index.ts'
import {
  colourDistance,
  contrast,
  contrastOf,
  contrastPairs,
  defaultColours,
  type HexColours,
  leastDistance,
  makeTheme,
  type Theme,
  type ThemeName,
  type ThemeTokens,
} from '../../ui-kit/theme/make-theme.ts'
import { fromHex, toHex } from '../../ui-kit/theme/oklch.ts'
import { moveText } from '../../ui-kit/theme/theme-move.messages.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const THEMES = ['light', 'dark'] as const
const withoutPrefix = (tokens: ThemeTokens) =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, hex]) => [name.slice('--kit-color-'.length), hex]),
  ) as HexColours
const coloursOf = ({ tokens }: Theme, theme: ThemeName) => withoutPrefix(tokens[theme])

/** Every colour with red, green and blue of 0, 1/3, 2/3 or all, so all corners of sRGB; and some that schools have. */
const LEVELS = ['00', '55', 'aa', 'ff']
const COLOURS = [
  ...LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => `#${red}${green}${blue}`))),
  ...['#767676', '#808080', '#7a1f2b', '#00796b', '#ffd600', '#001f5b', '#39ff14', '#c62828', '#2e7d32'],
]
/** Each colour by itself, and with six others. */
const PAIRS = COLOURS.flatMap((primary, at) =>
  [0, 7, 18, 29, 40, 51, 62].map((step) => ({ primary, frame: COLOURS[(at + step) % COLOURS.length] ?? primary })),
)

let themes: { name: string; theme: ThemeName; hex: HexColours }[] | undefined
/** Made when the first test asks for them. */
const allThemes = () => {
  themes ??= PAIRS.flatMap((colours) => {
    const made = makeTheme(colours)
    return THEMES.map((theme) => ({
      name: `${theme} of ${Object.values(colours)}`,
      theme,
      hex: coloursOf(made, theme),
    }))
  })
  return themes
}

test('contrast is measured right: black on white is 21, and a known grey has its published value', () => {
  assert.is(contrast('#000000', '#ffffff'), 21)
  assert.is(contrast('#767676', '#ffffff').toFixed(2), '4.54')
})

test('hex becomes OKLCH and back, and known colours have their published values', () => {
  assertNone(COLOURS.filter((hex) => toHex(fromHex(hex)) !== hex))
  assert.equal(
    fromHex('#ff0000').map((value) => Number(value.toFixed(3))),
    [0.628, 0.258, 29.234],
  )
})

test('of 500 pairs of colours, every text and ground has its contrast in both themes', () => {
  assert.ok(PAIRS.length >= 500)
  assertNone(
    allThemes().flatMap(({ name, hex }) =>
      contrastPairs.flatMap((pair) =>
        pair.on
          .filter((on) => contrastOf(pair, on, hex) < pair.least)
          .map((on) => `${name}: ${pair.front} on ${on}: ${contrastOf(pair, on, hex).toFixed(2)} < ${pair.least}`),
      ),
    ),
  )
})

test('of the same pairs, primary, danger, success and warning are told apart, as colours and as texts of badges', () => {
  const named = [
    ['primary', 'danger', leastDistance],
    ['primary', 'success', leastDistance],
    ['primary', 'warning', leastDistance],
    ['danger', 'success', leastDistance],
    ['danger', 'warning', leastDistance],
    ['success', 'warning', leastDistance],
    ['primary-strong', 'success', leastDistance],
    ['danger-strong', 'success', leastDistance],
    ['primary-strong', 'danger-strong', 0.06],
  ] as const
  assertNone(
    allThemes().flatMap(({ name, hex }) =>
      named
        .filter(([one, other, least]) => colourDistance(hex[one], hex[other]) < least)
        .map(([one, other]) => `${name}: ${one} ${hex[one]} is near ${other} ${hex[other]}`),
    ),
  )
})

test('a status stays what it is: danger red, success green, warning yellow', () => {
  const hues = { danger: 25, success: 160, warning: 89 }
  assertNone(
    allThemes().flatMap(({ name, hex }) =>
      Object.entries(hues).flatMap(([status, hue]) => {
        const turned = Math.abs(((fromHex(hex[status as 'danger'])[2] - hue + 540) % 360) - 180)
        return turned > 45 ? [`${name}: ${status} is turned by ${turned.toFixed(0)} degrees`] : []
      }),
    ),
  )
})

test('a chosen colour keeps its hue, and in the light theme all that can be read of it stays as it is', () => {
  const turned = (one: string, other: string) => Math.abs(((fromHex(one)[2] - fromHex(other)[2] + 540) % 360) - 180)
  assertNone(
    allThemes().flatMap(({ name, hex }, at) => {
      const { primary } = PAIRS[Math.floor(at / 2)] as (typeof PAIRS)[number]
      // Of a grey, 256 steps of each channel are too few to have a hue.
      const hasHue = [primary, hex.primary].every((colour) => fromHex(colour)[1] > 0.03)
      return hasHue && turned(primary, hex.primary) > 4 ? [`${name}: ${primary} became ${hex.primary}`] : []
    }),
  )
  for (const colour of ['#7a1f2b', '#00796b', '#001f5b', '#000000']) {
    const { tokens, moves } = makeTheme({ primary: colour })
    assert.is(tokens.light['--kit-color-primary'], colour)
    assert.is(tokens.light['--kit-color-frame'], colour)
    assert.equal(
      moves.filter((move) => move.theme === 'light' && move.reason === 'contrast'),
      [],
    )
  }
})

test('with the colours of the kit the theme looks as the kit does', () => {
  const own = defaultColours('light')
  const made = makeTheme({ primary: own.primary, frame: own.frame })
  assert.is(coloursOf(made, 'light').primary, own.primary)
  assertNone(
    THEMES.flatMap((theme) => {
      const [is, was] = [coloursOf(made, theme), defaultColours(theme)]
      return (Object.keys(was) as (keyof HexColours)[])
        .filter((name) => colourDistance(is[name], was[name]) > (theme === 'light' ? 0.012 : 0.04))
        .map((name) => `${theme}: ${name} is ${is[name]}, in the kit ${was[name]}`)
    }),
  )
  // The blue of the light theme cannot be read on a chalkboard.
  assert.equal(
    made.moves.map(({ theme, colour, change }) => `${theme} ${colour} ${change}`),
    ['dark primary lighter'],
  )
})

test('it says what was moved, from what to what, and why', () => {
  const yellow = makeTheme({ primary: '#ffd600' })
  const [first] = yellow.moves
  assert.equal(
    { ...first, to: '', text: '' },
    {
      theme: 'light',
      colour: 'primary',
      from: '#ffd600',
      to: '',
      change: 'darker',
      reason: 'contrast',
      with: 'primary-tint',
      text: '',
    },
  )
  assert.is(first?.to, yellow.tokens.light['--kit-color-primary'])
  assert.is(
    first?.text,
    `In the light theme the primary colour was made darker, from #ffd600 to ${first?.to}, so that links, and text on buttons, can be read.`,
  )
  const red = makeTheme({ primary: '#c62828' })
  const danger = red.moves.filter(({ colour }) => colour === 'danger')
  assert.equal(
    danger.map(({ theme, reason, with: other }) => `${theme} ${reason} ${other}`),
    ['light distance primary'],
  )
  assert.match(
    danger[0]?.text ?? '',
    /^In the light theme the colour of errors .* told apart from the primary colour\.$/,
  )
})

test('every move has a sentence in each language, with nothing of another', () => {
  const moves = ['#ffd600', '#c62828', '#ff7a00', '#2e7d32', '#ffffff'].flatMap((primary) => [
    ...makeTheme({ primary }).moves,
    ...makeTheme({ primary: '#1c53a5', frame: primary }).moves,
  ])
  assert.equal([...new Set(moves.map(({ reason }) => reason))].sort(), ['contrast', 'distance'])
  for (const move of moves) {
    assert.is(move.text, moveText(move))
    for (const [said, letters] of [
      [move.text, /^[A-Z][\w #,]+\.$/],
      [moveTextUrdu(move), /^[\u0600-\u06ff ]+\u2066#\w{6}\u2069 سے \u2066#\w{6}\u2069[\u0600-\u06ff ]+۔$/],
    ] as const) {
      assert.match(said, letters)
      assert.not.match(said, 'undefined')
      assert.ok(said.includes(move.from) && said.includes(move.to), said)
    }
  }
})

test('in the dark theme a colour that is too dark becomes a chalk, and one that can be read there stays', () => {
  const dark = (primary: string) => makeTheme({ primary }).tokens.dark
  for (const colour of ['#ffd600', '#39ff14', '#ffffff']) assert.is(dark(colour)['--kit-color-primary'], colour)
  for (const colour of ['#7a1f2b', '#00796b', '#001f5b', '#000000'])
    assert.ok(fromHex(dark(colour)['--kit-color-primary'])[0] > 0.8, colour)
  // Almost light enough.
  assert.ok(colourDistance(dark('#ff7a00')['--kit-color-primary'], '#ff7a00') < 0.06)
  // Danger is the kit's own beside the chalk of a red.
  for (const colour of ['#7a1f2b', '#c62828', '#ff0000'])
    assert.is(dark(colour)['--kit-color-danger'], defaultColours('dark').danger, colour)
})

test('a light frame has dark text, a dark one light text', () => {
  const light = (colour: string) =>
    fromHex(makeTheme({ primary: '#1c53a5', frame: colour }).tokens.light['--kit-color-on-frame'])[0]
  for (const frame of ['#ffd600', '#39ff14', '#ffffff', '#80c0ff']) assert.ok(light(frame) < 0.4, frame)
  for (const frame of ['#7a1f2b', '#00796b', '#000000', '#ff0000']) assert.ok(light(frame) > 0.9, frame)
})

test('a colour without a hue makes a theme without one', () => {
  for (const colour of ['#000000', '#ffffff', '#808080']) {
    const { tokens } = makeTheme({ primary: colour })
    for (const theme of THEMES)
      assert.ok(fromHex(tokens[theme]['--kit-color-primary'])[1] < 0.001, `${theme} of ${colour}`)
    assert.ok(fromHex(tokens.dark['--kit-color-background'])[1] < 0.001, colour)
  }
})

test('one colour is the same as two equal ones, and letters and length of the hex do not matter', () => {
  const one = makeTheme({ primary: '#00aa55' })
  for (const same of [
    { primary: '#00aa55', frame: '#00aa55' },
    { primary: ' #00AA55 ' },
    { primary: '#0a5', frame: undefined },
  ])
    assert.equal(makeTheme(same), one)
})

test('what is no colour is an error that says how one is written', () => {
  for (const bad of ['', '7a1f2b', '#7a1f2', '#7a1f2b80', 'red', '#7a1f2g', '</style>', 'url(x)', null, 7, {}]) {
    assert.throws(
      () => makeTheme({ primary: bad as string }),
      /^The primary colour is .*\. Write it as # and six digits/,
    )
    if (bad !== undefined)
      assert.throws(() => makeTheme({ primary: '#000', frame: bad as string }), /^The frame colour is /)
  }
  assert.throws(() => makeTheme({} as { primary: string }), /^The primary colour is undefined\./)
})

test('the rule has only names of the kit and hex colours, and only what differs from the kit', () => {
  const { css, tokens } = makeTheme({ primary: '#7a1f2b' })
  const colours = String.raw`(--kit-color-[a-z-]+:light-dark\(#[\da-f]{6,8},#[\da-f]{6,8}\);?)+`
  const rule = String.raw`:root,\[data-theme\]\{${colours}\}`
  assert.match(css, new RegExp(String.raw`^${rule}@media not \(prefers-contrast:more\)\{${rule}\}$`))
  const own = { light: defaultColours('light'), dark: defaultColours('dark') }
  for (const name of Object.keys(own.light) as (keyof HexColours)[]) {
    const isOwn = THEMES.every((theme) => tokens[theme][`--kit-color-${name}`] === own[theme][name])
    assert.is(css.includes(`--kit-color-${name}:`), !isOwn, name)
  }
  assert.not.match(css, /danger|success|warning|accent|red|green|yellow/)
})

test.run()
