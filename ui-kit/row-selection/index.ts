export {
  type RowSelection,
  type RowSelectionOptions,
  type RowSelectionTexts,
  useRowSelection,
} from './row-selection.tsx'
