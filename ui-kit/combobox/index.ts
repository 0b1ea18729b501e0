export { Combobox, type ComboboxProps } from './combobox.tsx'
export type { ComboboxOption } from './filter-options.ts'
