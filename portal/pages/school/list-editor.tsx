import { Button, ChevronDownIcon, IconButton, PlusIcon, TrashIcon } from '@my-school/ui-kit'
import { type KeyboardEvent, memo, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { SettingField as Field, SettingList } from '#contract/school/form'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { SettingField } from './setting-field.tsx'
import { fieldName, pathIn } from './setting-path.ts'
import { entryOf, hintOf, labelAt } from './setting-texts.ts'

type Props = {
  list: SettingList
  /** Its path, which may be in another language. */
  path: string
  value: readonly unknown[]
  /** The keys of its entries, where the form keeps them: `set` is called with those that follow. */
  keys?: readonly number[] | undefined
  /** By default those of its path. */
  label?: string | undefined
  hint?: ReactNode
}

/** The keys of new entries: above the place of any that was there. */
const NEW = 1000

/** A list whose entries are added, removed and put in order: with buttons, or with Alt and an arrow. */
export const ListEditor = memo(function ListEditor(props: Props) {
  const { list, path, value, keys: keptKeys, label = labelAt(list.at), hint = hintOf(list) } = props
  const one = entryOf(list)
  const isOfTexts = typeof list.blank === 'string'
  const text = texts().school.lists
  const { set } = useContext(EditingContext)
  // An entry keeps its key wherever it goes.
  const [ownKeys, setKeys] = useState<readonly number[]>(() => value.map((_, at) => at))
  // A save may bring a list of another length.
  const keys = keptKeys ?? (ownKeys.length === value.length ? ownKeys : value.map((_, at) => at))
  const added = useRef(Math.max(NEW, ...keys.map((key) => key + 1)))
  const [announcement, announce] = useState('')
  const root = useRef<HTMLFieldSetElement>(null)
  /** The control that gets the focus after the next render: the pressed one may have moved, be disabled or be gone. */
  const focus = useRef<string>(undefined)
  useEffect(() => {
    if (focus.current) root.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = undefined
  })

  /** The name of an entry: its first text, or its position. */
  const nameOf = (entry: unknown, at: number): string => {
    const [first] = list.fields
    const named = isOfTexts || !first ? entry : (entry as Entry)[nameIn(list, first)]
    return String(named) || texts().school.numbered({ one, number: at + 1 })
  }
  /** For the names of buttons: an entry may be a whole paragraph. */
  const shortNameOf = (entry: unknown, at: number): string => {
    const name = nameOf(entry, at)
    return name.length > 40 ? `${name.slice(0, 40).trimEnd()}…` : name
  }

  const change = (entries: readonly unknown[], order: readonly number[]) => {
    setKeys(order)
    set(path, entries, order)
  }
  const move = (at: number, by: number, focused: (to: number) => string) => {
    const to = at + by
    if (to < 0 || to >= value.length) return
    const swapped = <T,>(list: readonly T[]) => list.with(at, list[to] as T).with(to, list[at] as T)
    focus.current = focused(to)
    announce(text.moved({ entry: shortNameOf(value[at], at), position: to + 1, of: value.length }))
    change(swapped(value), swapped(keys))
  }
  const remove = (at: number) => {
    focus.current = value.length > 1 ? `[data-at="${Math.min(at, value.length - 2)}"] [data-remove]` : '[data-add]'
    announce(text.removed({ entry: shortNameOf(value[at], at) }))
    change(value.toSpliced(at, 1), keys.toSpliced(at, 1))
  }
  const add = () => {
    focus.current = `[data-at="${value.length}"] :is(input, textarea)`
    change([...value, list.blank], [...keys, added.current++])
  }
  const moveByKey = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    const { name } = event.target as HTMLInputElement
    const field = name?.slice(fieldName(`${path}.${at}`).length)
    move(at, by, (to) => (name ? `[name="${fieldName(`${path}.${to}`)}${field}"]` : `[data-at="${to}"] summary`))
  }

  const buttonsOf = (at: number) => {
    const entry = shortNameOf(value[at], at)
    const mover = (by: -1 | 1) => (
      <IconButton
        label={(by < 0 ? text.up : text.down)({ entry })}
        icon={<ChevronDownIcon />}
        size="small"
        data-by={by}
        disabled={at + by < 0 || at + by >= value.length}
        onClick={() =>
          move(at, by, (to) => {
            const isEnd = to + by < 0 || to + by >= value.length
            return `[data-at="${to}"] [data-by="${isEnd ? -by : by}"]`
          })
        }
      />
    )
    return (
      <div className="row list-buttons">
        {mover(-1)}
        {mover(1)}
        <IconButton
          label={text.remove({ entry })}
          icon={<TrashIcon />}
          size="small"
          data-remove=""
          onClick={() => remove(at)}
        />
      </div>
    )
  }

  return (
    <fieldset ref={root} className="stack setting-list">
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      {value.length > 1 && (
        <p className="hint" data-keys="">
          {text.keys}
        </p>
      )}
      <ol className="stack">
        {value.map((entry, at) => {
          const fields = list.fields.map((field) => (
            <SettingField
              key={field.at}
              field={field}
              path={pathIn(list, path, at, field)}
              value={isOfTexts ? entry : (entry as Entry)[nameIn(list, field)]}
              number={isOfTexts ? at + 1 : undefined}
            />
          ))
          const key = keys[at] ?? at
          return (
            <li
              key={key}
              data-at={at}
              className={isOfTexts ? 'row list-line' : undefined}
              onKeyDown={(event) => moveByKey(event, at)}
            >
              {isOfTexts ? (
                <>
                  {fields}
                  {buttonsOf(at)}
                </>
              ) : (
                <details open={key >= NEW}>
                  <summary>
                    <bdi>{nameOf(entry, at)}</bdi>
                  </summary>
                  {fields}
                  {buttonsOf(at)}
                </details>
              )}
            </li>
          )
        })}
      </ol>
      <p className="kit-visually-hidden" role="status">
        {announcement}
      </p>
      {value.length < list.most ? (
        <Button variant="quiet" size="small" icon={<PlusIcon />} data-add="" data-name={fieldName(path)} onClick={add}>
          {text.add({ one })}
        </Button>
      ) : (
        <p className="hint">{text.full({ most: list.most })}</p>
      )}
    </fieldset>
  )
})

type Entry = Record<string, unknown>

/** The name of a field in an entry: 'heading' of 'home.slides.*.heading'. */
const nameIn = ({ at }: SettingList, field: Field) => field.at.slice(`${at}.*.`.length)
