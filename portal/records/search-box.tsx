import { Button, TextField } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import { limits } from '#contract'
import { texts } from '#messages'
import { useTyped } from '../hooks/use-typed.ts'
import { navigate } from '../state/navigation.ts'
import { useSavedRecords } from '../state/saved-records.ts'

type Props = {
  label: string
  /** The last search. */
  value: string
  /** The page of the only record that was found: Enter leads there. */
  only?: string
  /** Called with Enter, with the button, and when the field is emptied. */
  onSearch: (value: string) => void
  /** A button that opens a search by single fields. */
  children?: ReactNode
}

/** The search field above a list. */
export function SearchBox({ label, value, only, onSearch, children }: Props) {
  const [typed, setTyped] = useTyped(value)
  const input = useRef<HTMLInputElement>(null)
  const isNext = useSavedRecords().length > 0 && value !== ''
  // After the found record is saved, the user continues with the next search.
  useEffect(() => {
    if (isNext) input.current?.select()
  }, [isNext])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be the landmark itself, without a <search> around it.
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = typed.trim()
        if (only && wanted === value) navigate(only)
        else onSearch(wanted)
      }}
    >
      <TextField
        ref={input}
        type="search"
        name="q"
        label={label}
        value={typed}
        maxLength={limits.text}
        autoComplete="off"
        enterKeyHint="search"
        onValueChange={(change) => {
          setTyped(change.value)
          if (!change.value && value) onSearch('')
        }}
        end={
          <Button type="submit" variant="quiet">
            {texts().actions.search}
          </Button>
        }
      />
      {children}
    </form>
  )
}
