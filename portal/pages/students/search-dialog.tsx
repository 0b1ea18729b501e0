import { SearchStudentsDialog, type SearchStudentsDialogProps } from '@my-school/ui-kit'
import { CLASSES } from '#contract'
import { strings } from '../../strings/students.ts'

const text = strings.list

export type SearchDialogProps = Pick<SearchStudentsDialogProps, 'open' | 'defaultValues' | 'onClose' | 'onSearch'>

/** The dialog that searches students by name, father's name, class and address. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <SearchStudentsDialog
      {...props}
      heading={text.search}
      hint={text.searchHint}
      fatherNameLabel={text.fatherName}
      classes={CLASSES}
    />
  )
}
