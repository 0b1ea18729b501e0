import { defaultOf, inOneLine, METHODS } from './element-descriptions.mjs'

/** The own file of an element. */
const fileOf = ({ tag }) => `dist/elements/${tag.slice('kit-'.length)}.js`

/** The Custom Elements Manifest, schema 1.0.0: a module for the own file of each element, and one for elements.js. */
export function manifest(described) {
  const modules = described.map((one) => ({
    kind: 'javascript-module',
    path: fileOf(one),
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: one.className,
        tagName: one.tag,
        description: one.description,
        members: [
          ...one.properties
            .filter(({ name }) => !name.includes('-'))
            .map(({ name, text, type, attribute, reflects }) => ({
              kind: 'field',
              name,
              description: inOneLine(text),
              type: { text: type },
              default: defaultOf(text),
              attribute,
              reflects: reflects || undefined,
            })),
          ...one.methods.map((name) => ({ kind: 'method', name, description: METHODS[name].text })),
        ],
        attributes: one.properties
          .filter(({ attribute }) => attribute)
          .map(({ name, text, type, attribute }) => ({
            name: attribute,
            fieldName: name.includes('-') ? undefined : name,
            description: inOneLine(text),
            type: { text: type },
            default: defaultOf(text),
          })),
        events: one.events.map(({ name, text, type }) => ({
          name,
          description: inOneLine(text),
          type: { text: `CustomEvent<${type}>` },
        })),
        slots: one.slots.map(({ name, text }) => ({ name, description: inOneLine(text) })),
        cssParts: one.parts.map(({ name, text }) => ({ name, description: text })),
        cssProperties: one.cssProperties.map(({ name, text }) => ({ name, description: text })),
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: one.tag,
        declaration: { name: one.className, module: fileOf(one) },
      },
    ],
  }))
  const whole = {
    kind: 'javascript-module',
    path: 'dist/elements.js',
    description: 'All elements.',
    declarations: [],
    exports: modules.flatMap((one) => one.exports),
  }
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: 'README.md', modules: [whole, ...modules] })}\n`
}
