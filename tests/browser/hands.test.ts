// needs: package, chromium
/** The packed kit under a person's hand: a real mouse, touch and trusted keys. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit({ hasTouch: true })
const { page } = kit
test.after(() => kit.close())

const CARD = {
  heading: 'Sports day',
  description: 'All classes meet on the field at eight. Bring water and a hat.',
  href: '#notice',
}
const boards = {
  components: () =>
    kit.react(`const App = () => <kit.NoticeCard {...${JSON.stringify(CARD)}} createdAt="2026-05-04" />`),
  elements: () =>
    kit.elements(
      `<kit-notice-card heading="${CARD.heading}" description="${CARD.description}" href="${CARD.href}" created-at="2026-05-04"></kit-notice-card>`,
    ),
}

for (const [which, show] of Object.entries(boards)) {
  test(`a press anywhere on a NoticeCard opens it, by mouse and by touch (${which})`, async () => {
    await show()
    const card = page.getByRole('article', { name: CARD.heading })
    const opened = async (how: string) => {
      assert.is(await page.evaluate('location.hash'), CARD.href, `${how} opens the notice`)
      await page.evaluate(`history.replaceState(null, '', location.pathname)`)
    }
    for (const part of ['photo', 'heading', 'text', 'date', 'link']) {
      await press(card.locator(`[data-part="${part}"]`).first())
      await opened(`a press on its ${part}`)
    }
    const photo = await card.locator('[data-part="photo"]').boundingBox()
    assert.ok(photo)
    await page.touchscreen.tap(photo.x + photo.width / 2, photo.y + photo.height / 2)
    await rendered(page)
    await opened('a touch of its photo')
  })
}

test.run()
