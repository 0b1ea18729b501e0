export {
  SearchStudentsDialog,
  type SearchStudentsDialogProps,
  type StudentSearch,
} from './search-students-dialog.tsx'
