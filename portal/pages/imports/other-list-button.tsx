import { Button } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { navigate } from '../../state/navigation.ts'
import { otherList } from '../../state/other-list.ts'
import { strings } from '../../strings/imports.ts'
import { importsUrl } from './import-url.ts'

/** Goes on with the list of other people that the file of this import has too; nothing if it has none. */
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
      {strings.finished.otherList(list)}
    </Button>
  )
}
