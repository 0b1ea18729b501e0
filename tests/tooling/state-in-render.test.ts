/** No component or hook of the portal sets state while it renders: React would render it again before anybody sees it. */
import { globSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { parseSync } from 'vite'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

/** A node of the syntax tree, as ESTree has it. */
type Node = { type: string; start: number; [name: string]: unknown }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const isFunction = ({ type }: Node) => /Function(Declaration|Expression)$|^ArrowFunction/.test(type)

/** All nodes below one; without those of inner functions if `own`. */
function* nodesIn(node: Node, own: boolean): Generator<Node> {
  for (const child of Object.values(node).flat()) {
    if (!isNode(child)) continue
    yield child
    if (!own || !isFunction(child)) yield* nodesIn(child, own)
  }
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')
const calls = (node: Node, names: ReadonlySet<string>) =>
  node.type === 'CallExpression' && names.has(nameOf(node.callee))

/** The lines on which a function sets its own state, itself or by a function in it, while it runs. */
function setInRender(path: string, source: string): string[] {
  const all = [...nodesIn(parseSync(path, source).program as unknown as Node, false)]
  return all.filter(isFunction).flatMap((component) => {
    const own = [...nodesIn(component, true)]
    const declared = own.filter(({ type }) => type === 'VariableDeclarator') as (Node & Record<'id' | 'init', Node>)[]
    const setters = declared.flatMap(({ id, init }) =>
      id.type === 'ArrayPattern' && isNode(init) && nameOf(init.callee) === 'useState'
        ? nameOf((id.elements as unknown[])[1])
        : [],
    )
    const names = new Set(setters.filter(Boolean))
    for (const { id, init } of declared)
      if (isNode(init) && isFunction(init) && [...nodesIn(init, false)].some((node) => calls(node, names)))
        names.add(nameOf(id))
    return own
      .filter((node) => calls(node, names))
      .map(({ start }) => `${path}:${source.slice(0, start).split('\n').length}`)
  })
}

test('no hook sets state while it renders', () => {
  const files = globSync('portal/**/*.{ts,tsx}')
  assert.ok(files.length > 200, 'the files are found')
  assertNone(files.flatMap((path) => setInRender(path, readFileSync(path, 'utf8'))))
})

test('state that is set in the function, or by one that it calls, is found; in an effect or an event it is not', () => {
  const of = (body: string) => setInRender('a.tsx', `function A() { const [a, setA] = useState(0)\n${body} }`)
  assert.equal(of('if (a) setA(1)'), ['a.tsx:2'])
  assert.equal(of('const begin = () => setA(1)\nbegin()'), ['a.tsx:3'])
  assert.equal(of('useEffect(() => setA(1), [])\nreturn <button onClick={() => setA(2)} />'), [])
})

test.run()
