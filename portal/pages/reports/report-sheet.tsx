import { ReportBlock, type ReportBlockProps } from '@my-school/ui-kit'
import type { ResponseBody } from '#contract/operations'
import { photoUrl } from '../../api/photos.ts'
import { school } from '../../state/school.ts'
import { strings } from '../../strings/report-sheet.ts'

/** The colour of each condition. */
const tones = { Excelent: 'success', Good: 'success', Average: 'warning', Bad: 'danger', Worst: 'danger' } as const

type Props = Pick<ReportBlockProps, 'formatDate'> & {
  /** The student's id, or that of the student's login. */
  id: string
  /** The report and whose it is; undefined while loading. */
  response: Pick<ResponseBody<'getReport'>, 'data' | 'student'> | undefined
}

/** A student's report, on the screen and on paper. */
export function ReportSheet({ id, response, formatDate }: Props) {
  const { data: report, student } = response ?? {}
  return (
    <ReportBlock
      complaintLabel={strings.complaint}
      signatureLabel={strings.signature}
      emptyTexts={strings.empty}
      tones={tones}
      schoolName={school.value.identity.name}
      studentName={student?.name}
      studentDetails={
        student && [
          { label: strings.student.fatherName, value: student.fatherName },
          { label: strings.student.grade, value: student.grade },
          { label: strings.student.rollNumber, value: student.rollNumber },
        ]
      }
      formatDate={formatDate}
      loading={!response}
      report={
        report && {
          ...report,
          complaint: report.complain,
          photoSrc: photoUrl('reportPhoto', id, report.photoVersion),
        }
      }
    />
  )
}
