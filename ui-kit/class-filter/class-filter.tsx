import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { SelectField } from '../select-field/index.ts'

export interface ClassFilterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The class chosen; '' for all. */
  value: string
  /** The classes to choose from. Default: '1' to '10'. */
  classes?: readonly string[]
  /** Called with the class chosen. */
  onValueChange: (change: { value: string }) => void
  /** Label of the choice. */
  label?: string
  /** The choice of all classes. */
  allLabel?: string
  /** Text of the link that takes the filter off. */
  resetLabel?: string
  /** Address of this very page: the link reloads it. It carries `data-reload`, so that a router can leave it alone. */
  resetHref: string
}

const oneToTen = Array.from({ length: 10 }, (_, index) => String(index + 1))

/**
 * Chooses a class of the school. Renders a `<div>` with a `<select>` and a link that reloads the page.
 *
 * Parts: `field`, `reset`.
 */
export const ClassFilter = forwardRef<HTMLDivElement, ClassFilterProps>(function ClassFilter(
  {
    value,
    classes = oneToTen,
    onValueChange,
    label = 'Class',
    allLabel = 'All classes',
    resetLabel = 'Reset filter',
    resetHref,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('kit-class-filter', className)}>
      <SelectField
        data-part="field"
        label={label}
        name="class"
        placeholder={allLabel}
        options={classes}
        value={value}
        onValueChange={(change) => onValueChange({ value: change.value })}
      />
      <a data-part="reset" data-reload href={resetHref}>
        {resetLabel}
      </a>
    </div>
  )
})
