// needs: package
/** The design tokens as files for design tools, as they are packed. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import * as assert from 'uvu/assert'
import { type Oklch, toHex } from '../../ui-kit/theme/oklch.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

type Token = { $type: string; $value: unknown; $description?: string }
type Group = { [name: string]: Group | Token | string }

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json'
const MODES = ['tokens.light.json', 'tokens.dark.json'] as const
const CONTRAST = ['tokens.light-contrast.json', 'tokens.dark-contrast.json'] as const
const FILES = [...MODES, ...CONTRAST, 'tokens.json'] as const

const css = readFileSync('ui-kit/tokens.css', 'utf8')
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const files = Object.fromEntries(FILES.map((name) => [name, read(`ui-kit/dist/package/dist/${name}`) as Group]))
const contentOf = (name: (typeof FILES)[number]) => files[name] as Group

/** What the format has no type for. */
const LEFT_OUT = [
  'hairline',
  'ruled',
  'focus-outline',
  'focus-shadow',
  'direction',
  'measure',
  'disabled',
  'danger-stripes',
]

/** What Figma has no variables for. */
const NO_VARIABLE = ['shadow', 'motion']

/** Every token by its path. */
function tokensIn(group: Group, path: string[] = []): [string, Token][] {
  return Object.entries(group).flatMap(([name, value]): [string, Token][] => {
    if (name.startsWith('$')) return []
    const here = [...path, name]
    return '$value' in Object(value) ? [[here.join('.'), value as Token]] : tokensIn(value as Group, here)
  })
}

const ajv = new Ajv({ schemas: read('tests/ui-kit/dtcg-2025.10.json').schemas, strict: false, validateFormats: false })
/** Where a file breaks the schema of the format. */
function breaches(content: object): string[] {
  const validate = ajv.getSchema(FORMAT)
  assert.ok(validate, 'the schema is there')
  return validate(content) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

for (const name of FILES) {
  const tokens = new Map(tokensIn(contentOf(name)))

  test(`${name} is valid in the schema of the Design Tokens Format Module 2025.10`, () => {
    assert.is(contentOf(name).$schema, FORMAT)
    assertNone(breaches(contentOf(name)))
  })

  test(`${name}: every token has a type and says what it is for, and a name of another leads to one`, () => {
    assertNone(
      [...tokens]
        .filter(
          ([, { $type, $value, $description }]) =>
            !$type || !$description || (String($value).startsWith('{') && !tokens.has(String($value).slice(1, -1))),
        )
        .map(([path, token]) => `${path}: ${JSON.stringify(token)}`),
    )
  })

  test(`${name} has every token of tokens.css`, () => {
    const declared = new Set([...css.matchAll(/--kit-([\w-]+):/g)].map(([, name = '']) => name))
    const isModes = name === 'tokens.json'
    assertNone(
      [...declared]
        .filter((token) => !LEFT_OUT.includes(token) && (isModes || !NO_VARIABLE.includes(token)))
        .flatMap((token) => {
          const [group = '', ...rest] = token.split('-')
          const key = rest.join('-') || 'default'
          if (group !== 'color' || !isModes) return [`${group}.${key}`]
          return [`color.light.${key}`, `color.dark.${key}`]
        })
        .filter((path) => !tokens.has(path)),
    )
  })
}

test('a broken file is found: a colour as a text, a length without its unit, an unknown type', () => {
  const { color } = contentOf('tokens.light.json') as { color: Group }
  const broken: Token[] = [
    { $type: 'color', $value: '#1c53a5' },
    { $type: 'color', $value: { components: [0, 0, 1] } },
    { $type: 'dimension', $value: '4px' },
    { $type: 'dimension', $value: { value: 4, unit: 'em' } },
    { $type: 'colour', $value: { colorSpace: 'srgb', components: [0, 0, 1] } },
  ]
  assert.equal(breaches({ color }), [])
  for (const token of broken) assert.ok(breaches({ color: { broken: token } }).length > 0, JSON.stringify(token))
})

test('the modes have what Figma takes as variables: px, one family for a font, colours as objects', () => {
  const taken: Record<string, (value: unknown) => boolean> = {
    color: (value) => Object(value).colorSpace === 'srgb',
    dimension: (value) => Object(value).unit === 'px',
    fontFamily: (value) => typeof value === 'string',
    fontWeight: (value) => typeof value === 'number',
    number: (value) => typeof value === 'number',
  }
  for (const name of [...MODES, ...CONTRAST])
    assertNone(
      tokensIn(contentOf(name))
        .filter(([, { $type, $value }]) => !taken[$type]?.($value) && !/^\{.+\}$/.test(String($value)))
        .map(([path, token]) => `${name}, ${path}: ${JSON.stringify(token)}`),
    )
})

test('tokens.penpot.json has a theme for each mode, with tokens as Penpot reads them', () => {
  const { $themes, $metadata, ...sets } = read('ui-kit/dist/package/dist/tokens.penpot.json')
  const modes = [...MODES, ...CONTRAST].map((name) => name.replace(/^tokens\.|\.json$/g, ''))
  assert.equal(Object.keys(sets), ['base', ...modes])
  assert.equal($metadata.tokenSetOrder, ['base', ...modes])
  assert.equal(
    $themes.map((theme: { selectedTokenSets: object }) => Object.keys(theme.selectedTokenSets)),
    modes.map((mode) => ['base', mode]),
  )
  const [, active] = /^Mode\/(.+)$/.exec($metadata.activeThemes[0]) ?? []
  assert.is(active, $themes[0].name)
  // Of github.com/penpot/penpot, common/src/app/common/types: token.cljc and tokens_lib.cljc. A group at the top of a set
  // may have no $description.
  const taken: Record<string, (value: unknown) => boolean> = {
    color: (value) => /^#([\da-f]{6}|[\da-f]{8})$/.test(String(value)),
    dimension: (value) => /^[\d.]+px$/.test(String(value)),
    number: (value) => /^[\d.]+$/.test(String(value)),
    fontFamilies: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
    fontWeights: (value) => /^[1-9]00$/.test(String(value)),
    shadow: (value) =>
      Array.isArray(value) && value.every(({ color, inset }) => taken.color?.(color) && inset === false),
  }
  for (const mode of modes) {
    const tokens = [...tokensIn(sets.base), ...tokensIn(sets[mode])]
    const names = tokens.map(([path]) => path)
    assertNone(names.filter((path) => !/^[\w-]+(\.[\w-]+)*$/.test(path)))
    assertNone(
      tokens
        .filter(([, { $type, $value, $description }]) => {
          const alias = /^\{(.+)\}$/.exec(String($value))?.[1]
          return !$description || !(alias ? names.includes(alias) : taken[$type]?.($value))
        })
        .map(([path, token]) => `${mode}, ${path}: ${JSON.stringify(token)}`),
    )
    const ofFigma = tokensIn(contentOf(`tokens.${mode}.json` as (typeof FILES)[number])).map(([path]) => path)
    assert.equal(names.filter((path) => path !== 'shadow.default').sort(), ofFigma.sort())
  }
  assertNone(Object.keys(sets).filter((name) => '$description' in sets[name]))
})

test('with more contrast muted text and borders are as dark as text', () => {
  const of = (name: (typeof FILES)[number], path: string) => new Map(tokensIn(contentOf(name))).get(path)?.$value
  assert.is((of('tokens.light-contrast.json', 'color.text') as { hex: string }).hex, '#000000')
  assert.is((of('tokens.dark-contrast.json', 'color.text') as { hex: string }).hex, '#ffffff')
  for (const name of CONTRAST) assert.is(of(name, 'color.border'), '{color.text}')
  assert.equal(of('tokens.light-contrast.json', 'color.primary'), of('tokens.light.json', 'color.primary'))
})

test('the modes have the same names, so that a design tool reads them as modes', () => {
  const [light = [], ...others] = [...MODES, ...CONTRAST].map((name) => tokensIn(contentOf(name)).map(([path]) => path))
  for (const other of others) assert.equal(light, other)
  assert.ok(light.length > 50)
})

test('the colours are those of tokens.css, in sRGB and as hex', () => {
  const pairs = [...css.matchAll(/--kit-color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g)]
  assert.ok(pairs.length > 20)
  const valueAt = (name: (typeof FILES)[number], path: string) =>
    new Map(tokensIn(contentOf(name))).get(path)?.$value as { components: number[]; hex: string }
  assertNone(
    pairs.flatMap(([, name = '', ...themes]) =>
      MODES.filter((file, index) => {
        const { components, hex } = valueAt(file, `color.${name}`)
        // By other means than the build's, so that the last of 256 steps may differ.
        const expected = channels(toHex((themes[index] ?? '').split(' ').map(Number) as unknown as Oklch))
        return [components, channels(hex)].some((found) =>
          found.some((channel, at) => Math.abs(channel - (expected[at] ?? Number.NaN)) > 1.1 / 255),
        )
      }).map((file) => `${file}: ${name} is not ${themes}`),
    ),
  )
  assert.is(valueAt('tokens.light.json', 'color.surface').hex, '#ffffff')
  assert.is(valueAt('tokens.light.json', 'color.danger'), '{color.red}')
  assert.is(valueAt('tokens.json', 'color.dark.danger'), '{color.dark.red}')
  assert.equal(valueAt('tokens.json', 'space.1'), { value: 0.25, unit: 'rem' })
})

/** Red, green and blue of a hex colour, 0 to 1. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

test.run()
