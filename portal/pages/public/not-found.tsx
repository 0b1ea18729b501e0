import { LinkButton } from '@my-school/ui-kit'
import { Page } from '../../frame/page.tsx'
import { wording } from '../../wording.ts'

const text = wording.lost

/** For addresses that lead nowhere. */
export function NotFound() {
  return (
    <Page title={text.title} heading={text.heading} lead={text.text}>
      <LinkButton href="/">{text.home}</LinkButton>
    </Page>
  )
}
