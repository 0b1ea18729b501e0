import { Button, TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import { limits } from '#contract'
import { strings } from '../../strings/actions.ts'

type Props = {
  label: string
  /** What was searched last. */
  value: string
  /** Called with Enter, with the button, and when the field is emptied. */
  onSearch: (value: string) => void
}

/** The search field above a list. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [searched, setSearched] = useState(value)
  // Another search, such as Back or a filter that is taken away.
  if (searched !== value) {
    setSearched(value)
    setTyped(value)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be the landmark itself, without a <search> around it.
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
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
            {strings.search}
          </Button>
        }
      />
    </form>
  )
}
