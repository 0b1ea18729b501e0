import { SearchStudentsDialog, type SearchStudentsDialogProps } from '@my-school/ui-kit'
import { strings as text } from '#strings/student-list'
import { useSchool } from '../../hooks/use-school.ts'

type Props = Pick<SearchStudentsDialogProps, 'open' | 'defaultValues' | 'onSearch'> & { onClose: () => void }

/** The dialog that searches students by name, father's name, class and address. */
export function SearchDialog(props: Props) {
  return (
    <SearchStudentsDialog
      {...props}
      heading={text.search}
      hint={text.searchHint}
      fatherNameLabel={text.fatherName}
      classes={useSchool().classes}
    />
  )
}
