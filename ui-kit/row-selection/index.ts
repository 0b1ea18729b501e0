export {
  type RowSelection,
  type RowSelectionOptions,
  useRowSelection,
} from './row-selection.tsx'
