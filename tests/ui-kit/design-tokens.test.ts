// needs: package
/** The design tokens as a file for design tools, as it is packed. */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

type Token = { $type?: string; $value: unknown }
type Group = { [name: string]: Group | Token | string }

const css = readFileSync('ui-kit/tokens.css', 'utf8')
const tokens = JSON.parse(readFileSync('ui-kit/dist/package/dist/tokens.json', 'utf8')) as Group
/** What the format has no type for. */
const LEFT_OUT = ['hairline', 'ruled', 'focus-outline', 'focus-shadow', 'direction', 'measure']

/** Every token by its path, with the type of its group where it has none. */
function all(group: Group, path: string[] = [], type?: string): [string, Token][] {
  const own = typeof group.$type === 'string' ? group.$type : type
  return Object.entries(group).flatMap(([name, value]): [string, Token][] => {
    if (name.startsWith('$')) return []
    const here = [...path, name]
    return '$value' in Object(value)
      ? [[here.join('.'), { $type: own, ...(value as Token) }]]
      : all(value as Group, here, own)
  })
}
const found = new Map(all(tokens))

test('every token of tokens.css is in the file, colours in both themes', () => {
  const declared = new Set([...css.matchAll(/--kit-([\w-]+):/g)].map(([, name = '']) => name))
  assertNone(
    [...declared]
      .filter((name) => !LEFT_OUT.includes(name))
      .flatMap((name) => {
        const [group = '', ...rest] = name.split('-')
        const key = rest.join('-') || 'default'
        return group === 'color' ? [`color.light.${key}`, `color.dark.${key}`] : [`${group}.${key}`]
      })
      .filter((path) => !found.has(path)),
  )
})

test('each token has a type and a value in the form of its type; a name of another leads to one', () => {
  const forms: Record<string, (value: never) => boolean> = {
    color: ({ colorSpace, components, alpha }) =>
      colorSpace === 'oklch' && (components as number[]).every(Number.isFinite) && alpha >= 0 && alpha <= 1,
    dimension: ({ value, unit }) => Number.isFinite(value) && ['px', 'rem'].includes(unit),
    number: Number.isFinite,
    fontWeight: (value) => value >= 1 && value <= 1000,
    fontFamily: (value) => (value as string[]).every((family) => /^[\w -]+$/.test(family)),
    shadow: (value) => (value as { color: object }[]).every(({ color }) => color),
    transition: ({ timingFunction }) => (timingFunction as number[]).length === 4,
  }
  assertNone(
    [...found]
      .filter(([, { $type = '', $value }]) =>
        typeof $value === 'string' ? !found.has($value.slice(1, -1)) : !forms[$type]?.($value as never),
      )
      .map(([path, token]) => `${path}: ${JSON.stringify(token)}`),
  )
})

test('the colours of both themes and the lengths are those of tokens.css', () => {
  const pairs = [...css.matchAll(/--kit-color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g)]
  assert.ok(pairs.length > 20)
  const componentsOf = (path: string) =>
    (found.get(path)?.$value as { components: number[] } | undefined)?.components.join(' ')
  assertNone(
    pairs
      .filter(([, name, light, dark]) => {
        const inFile = [componentsOf(`color.light.${name}`), componentsOf(`color.dark.${name}`)]
        return inFile.some((components, index) => components !== [light, dark][index])
      })
      .map(([line]) => line),
  )
  assert.equal(found.get('space.1')?.$value, { value: 0.25, unit: 'rem' })
  assert.equal(found.get('color.dark.danger')?.$value, '{color.dark.red}')
})

test.run()
