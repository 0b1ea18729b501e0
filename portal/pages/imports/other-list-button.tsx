import { Button } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { texts } from '#messages'
import { navigate } from '../../state/navigation.ts'
import { otherList } from '../../state/other-list.ts'
import { importsUrl } from './use-import.ts'

/** Imports the other list of the same file, such as its teachers; shows nothing if there is none. */
export function OtherListButton({ importId }: { importId: string }) {
  useSignals()
  const list = otherList.value
  if (list?.importId !== importId) return null
  const readIt = () => {
    otherList.value = { ...list, importId: null }
    navigate(importsUrl(list.kind))
  }
  return (
    <Button variant="quiet" onClick={readIt}>
      {texts().imports.finished.otherList(list)}
    </Button>
  )
}
