import { Alert } from '@my-school/ui-kit'
import { address } from '../state/address.ts'
import { typedTexts } from '../state/draft-storage.ts'
import { draftName } from '../state/drafts.ts'
import { session } from '../state/session.ts'
import { strings } from '../strings/forms.ts'

/** What was typed into the form of this page, while the record that it changes cannot be loaded. */
export function TypedTexts() {
  const texts = typedTexts(draftName(session.peek()?.user._id ?? '', address.path()))
  return (
    texts.length > 0 && (
      <Alert heading={strings.drafts.waiting}>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alert>
    )
  )
}
