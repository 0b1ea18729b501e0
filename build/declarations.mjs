// Reads and finishes declarations (.d.ts) as the compiler wrote them.
import { parse } from '@babel/parser'
import { readDocblock } from './docblocks.mjs'

/** Every node of a syntax tree that is of one type. */
function* nodesOf(type, node) {
  if (node?.type === type) yield node
  for (const child of Object.values(Object(node)))
    if (typeof child === 'object' && (Array.isArray(child) || child?.type)) yield* nodesOf(type, child)
}

const DECLARATIONS = [['typescript', { dts: true }]]

const read = (text, plugins = DECLARATIONS) => parse(text, { sourceType: 'module', plugins }).program

/**
 * Each type that is exported where it is declared: its name, its declaration in the syntax tree, its text with its
 * docblock, its parameters, the names of what it extends, and its own members by their names, each with its type and what its
 * docblock says.
 * @param plugins those of Babel that read the text, when it is a source
 */
export function exportedTypes(text, plugins) {
  const textOf = ({ start, end }) => text.slice(start, end)
  const declared = read(text, plugins).body.filter(({ declaration }) =>
    /^TS(Interface|TypeAlias)/.test(declaration?.type),
  )
  return declared.map(({ start, end, leadingComments, declaration }) => ({
    name: declaration.id.name,
    declaration,
    text: text.slice(leadingComments?.at(-1)?.start ?? start, end),
    parameters: (declaration.typeParameters?.params ?? []).map(textOf),
    parents: [...nodesOf('Identifier', declaration.extends)].map(({ name }) => name),
    members: Object.fromEntries(
      (declaration.body?.body ?? []).map((member) => [
        member.key?.name ?? member.key?.value,
        {
          member,
          type:
            member.typeAnnotation &&
            textOf(member.typeAnnotation.typeAnnotation)
              .replace(/\s*\n\s*/g, ' ')
              .replaceAll('; }', ' }'),
          ...readDocblock(member.leadingComments?.at(-1)?.value),
        },
      ]),
    ),
  }))
}

/**
 * Declarations as they are packed. They name the built modules, since the compiler rewrites these names in scripts only.
 * What is optional also takes undefined: a project with `exactOptionalPropertyTypes` could not pass on its own optional
 * values otherwise. The sources are checked without that option, where both say the same.
 */
export function finishDeclarations(text) {
  const program = read(text)
  const changes = []
  for (const { optional, typeAnnotation } of nodesOf('TSPropertySignature', program))
    if (optional) {
      const { start, end } = typeAnnotation.typeAnnotation
      changes.push([start, '('], [end, ') | undefined'])
    }
  for (const { value, start, end } of nodesOf('StringLiteral', program))
    if (/^\..*\.tsx?$/.test(value)) changes.push([start, `'${value.replace(/\.tsx?$/, '.js')}'`, end])
  let result = text
  for (const [start, added, end = start] of changes.sort(([a], [b]) => b - a))
    result = result.slice(0, start) + added + result.slice(end)
  return result
}
