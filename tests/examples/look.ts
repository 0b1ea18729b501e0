/** Looks at the page of an example in a browser. */
import type { Browser, Page } from 'playwright-core'
import { axe, sidewaysScroll } from '../browser/axe.ts'
import { differences, keepPage, type Shots, takePictures, wrongThemes } from './pictures.ts'

type Setting = { theme?: 'light' | 'dark'; direction?: 'rtl'; width?: number; system?: 'dark' }

/** Swedish sorts Å and Ä after Z: what the server and the browser sort in different ways is seen. */
const LOCALE = 'sv-SE'

export type Looks = { lines: string[]; light: Shots; dark: Shots }

/** What the page did wrong, one line each, and its pictures in light and dark. */
export async function look(browser: Browser, name: string, origin: string): Promise<Looks> {
  const lines: string[] = []
  const visit = async <T>(setting: Setting, act: (page: Page) => Promise<T>): Promise<T> => {
    const { theme = 'light', direction = 'ltr', width = 1280, system = 'light' } = setting
    const context = await browser.newContext({
      locale: LOCALE,
      viewport: { width, height: 900 },
      colorScheme: system,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const where = Object.entries(setting).flat().join(' ')
    page.on('console', (message) => lines.push(`${where}: console ${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => lines.push(`${where}: ${error}`))
    await page.goto(origin, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    // A page without a choice is light, also on a dark system.
    if (!setting.system)
      await page.evaluate(
        ([theme, direction]) => {
          Object.assign(document.documentElement, { dir: direction })
          Object.assign(document.documentElement.dataset, { theme, bsTheme: theme })
        },
        [theme, direction],
      )
    const found = [...(await axe(page)), ...((await sidewaysScroll(page)) > 0 ? ['scrolls sideways'] : [])]
    lines.push(...found.map((line) => `${where}: ${line}`))
    await keepPage(page, [name, ...Object.entries(setting).flat()].join('-'))
    const result = await act(page)
    await context.close()
    return result
  }

  const light = await visit({ theme: 'light' }, takePictures)
  const dark = await visit({ theme: 'dark' }, takePictures)
  const onDarkSystem = await visit({ system: 'dark' }, takePictures)
  lines.push(...(await differences(onDarkSystem, light, `${name} on a dark system without a choice of theme`)))
  const turned = await visit({ direction: 'rtl' }, takePictures)
  // What has its own theme or direction looks the same in every page.
  lines.push(...(await differences(dark, light, `${name} in a dark page`, /^nested-(light|dark)/)))
  lines.push(...(await differences(turned, light, `${name} in a page from right to left`, /^nested-(ltr|rtl)/)))
  lines.push(...(await wrongThemes(light)))
  await visit({ width: 320, theme: 'dark' }, async () => {})
  await visit({ width: 320, direction: 'rtl' }, async () => {})
  lines.push(...(await visit({}, use)))
  if (name.startsWith('vite-react19')) lines.push(...(await visit({}, takeColour)))
  if (name.startsWith('webpack-react18')) lines.push(...(await visit({}, checkBox)))
  if (name.startsWith('next-tailwind')) lines.push(...(await visit({}, lostUtilities)))
  return { lines, light, dark }
}

/**
 * The properties named by `data-wins` that differ from those of an element with the same utilities and without the kit.
 */
async function lostUtilities(page: Page): Promise<string[]> {
  const found = await page.locator('[data-wins]').evaluateAll((elements) =>
    elements.map((element) => {
      const bare = document.createElement(element.localName)
      bare.className = element.className.replace(/\bkit-\S+/g, '')
      element.after(bare)
      const [kit, alone] = [element, bare].map((one) => getComputedStyle(one)) as [
        CSSStyleDeclaration,
        CSSStyleDeclaration,
      ]
      const lost = (element.getAttribute('data-wins') ?? '')
        .split(' ')
        .filter((property) => kit.getPropertyValue(property) !== alone.getPropertyValue(property))
      bare.remove()
      return lost
    }),
  )
  if (found.length === 0) return ['no element says with data-wins which utilities win over the kit']
  return found.flat().map((property) => `the kit wins over a utility: ${property}`)
}

/** Writes the main colour of the school, which its buttons then have; a text that is no colour changes nothing. */
async function takeColour(page: Page): Promise<string[]> {
  const primary = () =>
    page
      .getByRole('button', { name: 'Add student' })
      .evaluate((button) => getComputedStyle(button).getPropertyValue('--kit-color-primary').trim())
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#7a1fa2')
  await page.getByLabel('Pick Main colour').fill('#0b6b4f')
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('green')
  return (await primary()) === '#0b6b4f' ? [] : [`the picked colour is not that of the page: ${await primary()}`]
}

/** Checks a box that has no value of its own, by its label and with a key: React 18 had sent an empty one. */
async function checkBox(page: Page): Promise<string[]> {
  const form = page.getByRole('form', { name: 'Notices by e-mail' })
  const toast = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
  await form.getByText('Send me the notices').click()
  await form.getByRole('button', { name: 'Save' }).click()
  await toast('Notices by e-mail: on')
  await form.getByRole('checkbox').press('Space')
  await page.keyboard.press('Enter')
  await toast('No notices by e-mail')
  return []
}

/** Deletes a student and adds one, as a person does. */
async function use(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Delete Bilal Khan' }).click()
  const prompt = page.getByRole('dialog')
  await prompt.getByRole('textbox').fill('delete')
  const findings = await axe(page)
  await prompt.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Bilal Khan is deleted').waitFor()

  await page.getByRole('button', { name: 'Add student' }).click()
  await page.getByRole('link', { name: 'Enter a name' }).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Nora Lind')
  await page.getByRole('button', { name: 'Add student' }).click()
  await page.getByText('Nora Lind is added').waitFor()
  await page.getByRole('row', { name: /Nora Lind/ }).waitFor()
  return findings
}
