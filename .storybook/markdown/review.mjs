// Lists what the tests check in each component. It is read from the tests, so nothing in it is written by hand.
import { readFileSync } from 'node:fs'
import { storyName } from '../story-name.ts'

const read = (file) => readFileSync(`tests/browser/${file}`, 'utf8')

/** The names of stories in a list of stories-walk.ts. */
const storiesIn = (list) =>
  [...new RegExp(`${list} = \\[(.*?)\\]`).exec(read('stories-walk.ts'))[1].matchAll(/'(.*?)'/g)].map(([, name]) => name)

/** The elements that are tried in Firefox. */
const inFirefox = () =>
  new Set([...read('firefox-elements.test.ts').matchAll(/^ {2}'(kit-[\w-]+)':/gm)].map(([, tag]) => tag))

/** The components of the tests whose name begins with 'with forced colours', and of the tables that these name. */
function inForcedColours() {
  const statements = read('kit-conditions.test.ts').split(/\n(?=(?:const|for|test)\b)/)
  const tests = statements.filter((text) => text.includes('with forced colours'))
  const tables = statements.filter((text) => {
    const [, name] = /^const ([A-Z]+)\b/.exec(text) ?? []
    return name && tests.some((test) => new RegExp(`\\(${name}\\)`).test(test))
  })
  return new Set([...tests, ...tables].flatMap((text) => [...text.matchAll(/<kit\.(\w+)/g)].map(([, name]) => name)))
}

/** How many stories of the component each kind of test looks at, or whether one does. */
export function reviewOf({ title, meta, element, stories }) {
  const all = Object.entries(stories)
  const plays = all.filter(([, { play = meta.play }]) => /\.(keyboard|tab|type)\(/.test(String(play)))
  const [most, same] = ['SHOWS_MOST', 'SAME_ELEMENTS'].map(storiesIn)
  const checked = all.filter(([name, { play = meta.play }]) => play || !same.includes(storyName(name)))
  const turned = all.filter(([name], index) => index === 0 || most.includes(storyName(name)))
  return {
    keyboard: meta.parameters.guide.keyboard ? plays.length : 'no focus',
    semantics: checked.length,
    light: checked.length,
    dark: turned.length,
    rightToLeft: turned.length,
    forcedColours: inForcedColours().has(title),
    firefox: element ? inFirefox().has(element.tagName) : 'no element',
  }
}

const shown = (value) =>
  typeof value === 'string'
    ? value
    : value === true
      ? 'tested'
      : value
        ? `${value} ${value === 1 ? 'story' : 'stories'}`
        : 'not tested'

/** The table of all components. */
export function reviewPage(components) {
  const rows = components.map(
    ({ title, file, review }) => `| [${title}](${file}.md) | ${Object.values(review).map(shown).join(' | ')} |`,
  )
  return `# Review status

What the tests of this version check in each component. The build writes this page from the tests. All tests run in Chromium, except those of the last column. Nobody has reviewed the kit with a screen reader yet: 'semantics' is what axe-core checks.

- **Keyboard**: the number of stories whose test presses keys (\`tests/browser/stories-*.test.ts\`). 'no focus': the component takes no focus.
- **Semantics; contrast, light**: the number of stories that are checked with the rules of axe-core for WCAG 2.2 A and AA. A story that differs only in the number of items, the width or the direction is not checked.
- **Contrast, dark; right to left**: the number of stories that are checked: the first story, and those that show the most.
- **Forced colours**: \`tests/browser/kit-conditions.test.ts\`.
- **Firefox**: the custom element is shown, and its main action is done (\`tests/browser/firefox-elements.test.ts\`). 'no element': the component is only for React.

| component | keyboard | semantics | contrast, light | contrast, dark | right to left | forced colours | Firefox |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
