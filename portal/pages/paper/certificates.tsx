import { Alert, EmptyState, LinkButton, Spinner } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { Fragment } from 'react'
import { LANGUAGES, type Language, type SchoolSettings } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { FormerStudentDetails } from '#contract/operations'
import { type CertificateValue, certificatePieces } from '#contract/school/certificate'
import { isWritten, textsIn, translationOf } from '#contract/school/translations'
import { type Texts, texts } from '#messages'
import { noteReadings } from '../../api/batches.ts'
import { loadEach } from '../../api/lists.ts'
import { requestSuccess } from '../../api/request.ts'
import { useCall, useLoad } from '../../hooks/use-load.ts'
import { PaperLogo } from '../../layout/paper-school.tsx'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import { staffLinks } from '../../routing/staff-links.ts'
import { printSelection } from '../../state/selections.ts'
import { fetchTexts } from './fetch-texts.ts'
import type { Whose } from './paper-query.ts'
import { PrintShown } from './print-bar.tsx'
import { Sheets } from './sheets.tsx'

type Props = {
  whose: Whose | null
  language: Language
  dashboard: string
}

/** The leaving certificates of former students, each on its own sheet, in a language of the school. */
export function Certificates({ whose, language, dashboard }: Props) {
  useSignals()
  const ids = whose?.of === 'selection' ? (whose.ids ?? printSelection.value) : []
  if (ids.length > 0) return <CertificatesOf key={ids.join()} ids={ids} language={language} />
  const text = texts().paper.certificates
  return (
    <EmptyState
      illustration="people"
      heading={text.nothingChosen}
      actions={<LinkButton href={staffLinks(dashboard).formerStudents}>{texts().former.leaving.toFormer}</LinkButton>}
    >
      {text.nothingChosenHelp}
    </EmptyState>
  )
}

function CertificatesOf({ ids, language }: { ids: readonly string[]; language: Language }) {
  const { paper: strings } = texts()
  const people = useLoad('certificates', async (signal) => {
    await noteReadings(ids, 'read', signal)
    const load = async (id: string) => (await requestSuccess(endpoints.formerStudent, { params: { id }, signal })).user
    return loadEach(ids, load)
  })
  const school = useCall(endpoints.getSchool, {}, ({ settings }) => settings)
  // A sheet has one language: a text that the school has not written in this one is not filled with its days and words.
  const { first } = school.data?.languages ?? { first: language }
  const isMissing = language !== first && !isWritten(school.data?.leavers[translationOf('certificateText', language)])
  const sheetLanguage = isMissing ? first : language
  const translated = useLoad(`certificates/${sheetLanguage}`, () => fetchTexts(sheetLanguage))

  const failed = [people, school, translated].find(({ status }) => status === 'failed')
  if (failed) {
    const { error, reload } = failed
    return <NotLoaded text={strings.paper.failed} illustration="people" error={error} reload={reload} />
  }
  const students = people.data
  if (students?.length === 0) return <EmptyState illustration="people" heading={strings.certificates.none} />
  const settings = school.data && textsIn(school.data, sheetLanguage)
  const sheetTexts = translated.data
  const isReady = students && settings && sheetTexts
  return (
    <>
      <PrintShown
        amount={strings.paper.amount({ number: (students ?? ids).length, what: 'certificates' })}
        disabled={!isReady}
      />
      {isMissing && (
        <Alert tone="warning">{strings.certificates.notWritten({ language: LANGUAGES[language].name })}</Alert>
      )}
      <Sheets
        sheets={
          isReady
            ? students.map((student) => (
                <Certificate
                  key={student._id}
                  student={student}
                  settings={settings}
                  language={sheetLanguage}
                  sheetTexts={sheetTexts}
                />
              ))
            : // A sheet from the start, so that nothing moves when it is filled.
              [<Spinner key="" className="page-loading" label={strings.paper.loading} />]
        }
      />
    </>
  )
}

type CertificateProps = {
  student: FormerStudentDetails
  /** With the texts in the language of the sheet. */
  settings: SchoolSettings
  language: Language
  /** The texts of the portal in it. */
  sheetTexts: Texts
}

/** One sheet: the school, what it certifies, and where its head signs. */
function Certificate({ student, settings, language, sheetTexts }: CertificateProps) {
  const { identity, contact, leavers, region } = settings
  const text = sheetTexts.paper.certificates
  const { firstYear, leftYear } = student
  const values: Record<CertificateValue, string> = {
    name: student.name,
    fatherName: student.fatherName,
    class: student.grade,
    rollNumber: student.rollNumber,
    years: sheetTexts.inDigits(sheetTexts.former.years(student)),
    firstYear: sheetTexts.inDigits(firstYear),
    lastYear: sheetTexts.inDigits(leftYear),
    leftOn: sheetTexts.dayIn(region, student.leftOn),
    school: identity.name,
  }
  return (
    // No <div>: a text in another language is on the side of the page, and this one is a page of its own.
    <article className="certificate" lang={language} dir={LANGUAGES[language].dir}>
      <div className="certificate-school">
        <PaperLogo />
        <div>
          <p className="certificate-name">{identity.name}</p>
          <p>
            {[...contact.address, ...contact.phones.slice(0, 1)].map((line, at) => (
              <Fragment key={line}>
                {at > 0 && ' · '}
                <bdi>{line}</bdi>
              </Fragment>
            ))}
          </p>
        </div>
      </div>
      <h2 className="certificate-heading">{leavers.certificateHeading}</h2>
      <Written className="certificate-text" text={leavers.certificateText} values={values} />
      <Written className="certificate-footer" text={leavers.certificateFooter} values={values} />
      <div className="certificate-signing">
        <p>{text.placeAndDate}</p>
        <p>
          {leavers.head && (
            // The block has the direction of the sheet: a name in other letters begins where the line does.
            <span className="certificate-head">
              <bdi>{leavers.head}</bdi>
            </span>
          )}
          {text.head}
        </p>
      </div>
    </article>
  )
}

type WrittenProps = { className: string; text: string; values: Record<CertificateValue, string> }

/** A text of the school, with the values that it names. */
const Written = ({ className, text, values }: WrittenProps) => (
  <div className={className}>
    {certificatePieces(text).map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
      <Fragment key={at}>
        {'words' in piece && piece.words}
        {'value' in piece && <bdi className="certificate-value">{values[piece.value]}</bdi>}
        {'line' in piece && <span className="to-write-on" />}
      </Fragment>
    ))}
  </div>
)
