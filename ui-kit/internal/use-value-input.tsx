'use client'

import { type ChangeEvent, type ForwardedRef, useImperativeHandle, useRef, useState } from 'react'
import type { ControlProps } from './field.tsx'
import { tellOfChange } from './tell-of-change.ts'
import { useFormReset } from './use-form-reset.ts'

/**
 * For a field whose visible control shows something else than the value: a hidden input holds the value. Forms send it,
 * and it is the field's `ref`: as in a native control the value is new before its events say so, a script can set its
 * `value`, and `focus()` leads to the visible control beside it.
 */
export function useValueInput(value: string | undefined, defaultValue = '', ref: ForwardedRef<HTMLInputElement>) {
  // An object, so that an equal value renders too: the input may hold one that the page has refused.
  const [own, setOwn] = useState({ value: defaultValue })
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => {
    const element = input.current as HTMLInputElement
    return Object.defineProperties(element, {
      // Of a hidden input, the value is the attribute.
      value: {
        configurable: true,
        get: () => element.getAttribute('value') ?? '',
        set(next) {
          element.setAttribute('value', next)
          setOwn({ value: element.value })
        },
      },
      // Not assigned: where `focus` of all elements has a setter, as in tests with user-event, that would set it for all.
      focus: {
        configurable: true,
        value: (options?: FocusOptions) =>
          element.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]),button')?.focus(options),
      },
    })
  }, [])
  useFormReset(input, () => setOwn({ value: defaultValue }))

  const current = value ?? own.value
  return {
    current,
    /** Changes the value as the user's doing: with the events of a native control. */
    change(next: string) {
      if (next === current) return
      input.current?.setAttribute('value', next)
      tellOfChange(input.current)
    },
    valueInput: ({ name, disabled, form, onChange }: ControlProps) => (
      <input
        ref={input}
        type="hidden"
        name={name}
        form={form}
        value={current}
        disabled={disabled}
        // React fires no `onChange` for a hidden input.
        onInput={(event) => {
          setOwn({ value: event.currentTarget.value })
          onChange(event as unknown as ChangeEvent<HTMLInputElement>)
        }}
      />
    ),
  }
}
