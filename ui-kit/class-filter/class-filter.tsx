'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { SelectField } from '../select-field/select-field.tsx'
import { classFilterMessages } from './class-filter.messages.ts'

export interface ClassFilterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The chosen class; an empty string means all classes. */
  value: string
  /** The classes to choose from, in order. */
  classes: readonly string[]
  /** Called when another class is chosen. */
  onValueChange: (change: { value: string; name: string }) => void
  /**
   * Label of the select.
   * @default 'Class'
   */
  label?: string
  /**
   * The option for all classes.
   * @default 'All classes'
   */
  allLabel?: string
  /**
   * Text of the link that clears the filter.
   * @default 'Reset filter'
   */
  resetLabel?: string
  /** URL of the current page: the link reloads it. The link has `data-reload`, so that a router can ignore it. */
  resetHref: string
}

/**
 * Filters a list by school class. Renders a `<div>` with a `<select>` and a link that reloads the page.
 *
 * @csspart field - The field with the classes.
 * @csspart reset - The link that reloads the page.
 * @csspartsOf SelectField
 */
export const ClassFilter = forwardRef<HTMLDivElement, ClassFilterProps>(function ClassFilter(props, ref) {
  const [texts, { value, classes, onValueChange, resetHref, className, ...rest }] = useTexts(
    'classFilter',
    classFilterMessages,
    props,
  )
  return (
    <div ref={ref} {...rest} className={cx('kit-class-filter kit-no-print', className)}>
      <SelectField
        data-part="field"
        label={texts.label}
        name="class"
        placeholder={texts.allLabel}
        options={classes}
        value={value}
        onValueChange={onValueChange}
      />
      <a data-part="reset" data-reload href={resetHref}>
        {texts.resetLabel}
      </a>
    </div>
  )
})
ClassFilter.displayName = 'ClassFilter'
