// needs: package, chromium
/** Each component and each element of the packed kit in parents that ask their children how wide they are. */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, rendered } from './packed-kit.ts'
import { PACKAGE, storiesScript } from './packed-stories.ts'

const [kit, script] = await Promise.all([openPackedKit(), storiesScript()])
const { page } = kit
test.after(() => kit.close())

const PARENTS = {
  'flex row': 'display: flex; flex-direction: row',
  'centred column': 'display: flex; flex-direction: column; align-items: center',
  'grid with justify-items: start': 'display: grid; justify-items: start',
  'inline-block': 'display: inline-block',
  'fit-content': 'inline-size: fit-content',
}

/** Puts the first element of each kind that has content into each parent, 600 px wide, and into a block. */
function place([kinds, parents]: [string[], Record<string, string>]): void {
  const all = kinds.map((kind) => {
    const found = [...document.querySelectorAll(kind)]
    return found.find((one) => one.textContent?.trim()) ?? found[0]
  })
  const frame = document.createElement('div')
  frame.style.cssText = 'inline-size: 600px'
  for (const rule of ['display: block', ...Object.values(parents)])
    for (const element of all) {
      const parent = document.createElement('div')
      parent.style.cssText = rule
      parent.append(element?.cloneNode(true) ?? '', 'Beside it')
      frame.append(parent)
    }
  document.body.replaceChildren(frame)
}

/** What is narrower there than in a block and than 6rem, or wider than the frame. */
async function narrow(kinds: string[]): Promise<string[]> {
  await page.evaluate(place, [kinds, PARENTS] as [string[], Record<string, string>])
  await rendered(page)
  const widths = await page
    .locator('body > div > div')
    .evaluateAll((parents) => parents.map((parent) => parent.firstElementChild?.getBoundingClientRect().width ?? 0))
  return Object.keys(PARENTS).flatMap((parent, at) =>
    kinds.flatMap((kind, of) => {
      const width = widths[(at + 1) * kinds.length + of] ?? 0
      const isFine = width + 1 >= Math.min(96, widths[of] ?? 0) && width <= 601
      return isFine ? [] : [`${kind} in a ${parent}: ${width} px`]
    }),
  )
}

test('every component has a width of its own in every parent', async () => {
  await kit.react('const App = () => null', { styles: ['components'] })
  await page.addScriptTag({ content: script })
  const roots = await page.evaluate(() => {
    const { storyNames, renderStory } = window as unknown as {
      storyNames: string[]
      renderStory: (name: string) => void
    }
    const copies = storyNames.map((name) => {
      renderStory(name)
      return document.body.firstElementChild?.cloneNode(true) ?? ''
    })
    document.body.replaceChildren(...copies)
    // The first class is the component's own.
    const classes = [...document.querySelectorAll('[class^="kit-"]')].map(({ classList }) => `.${classList[0]}`)
    return [...new Set(classes)]
  })
  assert.ok(roots.length > 40)
  assert.equal(await narrow(roots), [])
})

test('every element whose content gives it no width has one of its own in every parent', async () => {
  const { modules } = JSON.parse(readFileSync(`${PACKAGE}/dist/custom-elements.json`, 'utf8'))
  const tags = (modules as { declarations: { tagName?: string }[] }[])
    .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
    .filter((tag) => tag !== undefined)
  assert.ok(tags.length > 40)
  await kit.elements(tags.map((tag) => `<${tag} label="Label" name="field">Text</${tag}>`).join(''))
  await rendered(page)
  // The others have the width of their content, as the components have.
  const contained = await page.evaluate(
    (tags) =>
      tags.filter((tag) =>
        [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('*') ?? [])].some(
          (part) =>
            part.checkVisibility() &&
            (part.localName === 'progress' || getComputedStyle(part).containerType === 'inline-size'),
        ),
      ),
    tags,
  )
  assert.ok(contained.length > 10, contained.join())
  assert.equal(await narrow(contained), [])
})

test.run()
