import { ReportBlock, type ReportBlockProps } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { EarlierReport, Report, ReportedStudent } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { urlOf } from '../../api/request.ts'
import { usePaperLogo } from '../../layout/paper-school.tsx'
import { schoolText } from '../../layout/school-text.tsx'
import { school } from '../../state/school.ts'

/** The colour of each condition, by its label. */
const tones = () => {
  const { conditionLabels } = texts()
  return {
    [conditionLabels.Excelent]: 'success',
    [conditionLabels.Good]: 'success',
    [conditionLabels.Average]: 'warning',
    [conditionLabels.Bad]: 'danger',
    [conditionLabels.Worst]: 'danger',
  } as const
}

export type ReportSheetProps = Pick<ReportBlockProps, 'formatDate' | 'headingLevel'> & {
  /** The student's id, or that of the student's login. */
  id: string
  /** The report and whose it is; undefined while loading. */
  response: { data?: Report | EarlierReport; student: ReportedStudent } | undefined
}

/** A student's report, on the screen and on paper. */
export function ReportSheet({ id, response, formatDate, headingLevel }: ReportSheetProps) {
  const { conditionLabels, inDigits, reportSheet: strings } = texts()
  const { data: report, student } = response ?? {}
  // The class of that year; the roll number of that year is not known.
  const earlier = report && 'grade' in report ? report : undefined
  return (
    <ReportBlock
      complaintLabel={strings.complaint}
      signatureLabel={strings.signature}
      emptyTexts={strings.empty}
      tones={tones()}
      schoolLogo={usePaperLogo()}
      schoolName={schoolText(school.value.identity, 'name')}
      studentName={student?.name}
      studentDetails={
        student && [
          { label: strings.student.fatherName, value: student.fatherName },
          ...(earlier
            ? [{ label: strings.student.grade, value: earlier.grade }]
            : [
                { label: strings.student.grade, value: student.grade },
                { label: strings.student.rollNumber, value: student.rollNumber },
              ]),
          ...(report ? [{ label: strings.year, value: inDigits(report.year) }] : []),
          ...(report?.teacher ? [{ label: strings.teacher, value: report.teacher }] : []),
        ]
      }
      formatDate={formatDate}
      headingLevel={headingLevel}
      loading={!response}
      report={
        report && {
          ...report,
          condition: conditionLabels[report.condition],
          complaint: report.complain,
          photoSrc: earlier ? earlierPhotoUrl(id, earlier) : photoUrl(endpoints.reportPhoto, id, report.photoVersion),
        }
      }
    />
  )
}

/** The photo of a report from a school year before; undefined if there is none. @param id of the student */
const earlierPhotoUrl = (id: string, { _id: report, photoVersion }: EarlierReport): string | undefined =>
  photoVersion === null
    ? undefined
    : urlOf(endpoints.earlierReportPhoto, { params: { id, report }, query: { v: photoVersion } })
