import { Alert, Spinner } from '@my-school/ui-kit'
import { useEffect, useState } from 'react'
import { LANGUAGES } from '#contract'
import { texts } from '#messages'
import { type FamilyCodes, makeFamilyCodes } from '../../api/batches.ts'
import { newSavingKey } from '../../api/upload.ts'
import { dateOf } from '../../format/dates.ts'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import { AddressWarning, usePortalAddress } from '../../records/logins.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { useSchool } from '../../state/school.ts'
import { fetchTexts } from './fetch-texts.ts'
import { PrintBar } from './print-bar.tsx'
import { inParts, Sheets } from './sheets.tsx'
import { Hidden, PortalUrl, Slip } from './slip.tsx'
import type { People } from './use-people.ts'
import { usePrint } from './use-print.ts'

/** Two beside each other in four rows, on A4 and on Letter; in three where more languages make them higher. */
const onASheet = (languages: number) => (languages > 2 ? 6 : 8)

/**
 * Slips with a code for parents and guardians of each student, to cut and hand out. The codes are made when they are
 * printed for the first time, and shown until the page is left, so that a sheet that the printer spoiled is printed again.
 */
export function FamilySlips({ students }: { students: People['students'] }) {
  const { guardians, paper: strings } = texts()
  const text = guardians.slips
  const { families } = useSchool()
  const [made, setMade] = useState<FamilyCodes | null>(null)
  const [savingKey] = useState(newSavingKey)
  const [asks, setAsks] = useState(false)
  const { state, start } = usePrint()
  const { data: address, status } = usePortalAddress()
  const steps = useSteps()

  // Printed once the dialog is closed and the codes are on the sheets.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is new with each render.
  useEffect(() => {
    if (made) start()
  }, [made])

  const make = async () => {
    const ids = students.map(({ _id }) => _id)
    await orShowFailure(text.failed, async () => setMade(await makeFamilyCodes(ids, savingKey)))
    setAsks(false)
  }

  if (steps.status === 'failed') {
    return <NotLoaded text={strings.paper.failed} illustration="people" error={steps.error} reload={steps.reload} />
  }
  if (status === 'loading' || !steps.data) {
    return <Spinner className="page-loading" label={strings.paper.loading} />
  }
  const sheets = inParts(students, onASheet(steps.data.length))
  return (
    <>
      {!families.open && (
        <Alert className="address-warning" tone="warning">
          {text.off}
        </Alert>
      )}
      <AddressWarning address={address} />
      <PrintBar
        amount={strings.paper.amount({ number: students.length, what: 'familySlips', sheets: sheets.length })}
        label={made ? text.again : undefined}
        busy={state === 'preparing'}
        onPrint={() => (made ? start() : setAsks(true))}
      />
      <p className="hint">{made ? text.shown : text.hint}</p>
      <p className="only-on-paper">{text.notThisWay}</p>
      <Sheets
        data-hidden={!made}
        sheets={sheets.map((part) => (
          <ul key={part[0]?._id} className="slips family-slips">
            {part.map((student) => (
              <FamilySlip key={student._id} student={student} made={made} steps={steps.data ?? []} />
            ))}
          </ul>
        ))}
      />
      {asks && (
        <ConfirmDialog heading={text.heading} label={text.submit} onConfirm={make} onClose={() => setAsks(false)}>
          <p>{text.text({ number: students.length })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type Step = { lang: string; dir: string; text: string }

/** What a parent has to do, in each language of the school. */
function useSteps() {
  const { languages } = useSchool()
  const all = [languages.first, ...languages.others]
  return useLoad(`family-steps/${all.join()}`, () =>
    Promise.all(
      all.map(async (lang): Promise<Step> => {
        const { familySlip } = await fetchTexts(lang)
        return { lang, dir: LANGUAGES[lang].dir, text: familySlip.steps }
      }),
    ),
  )
}

type SlipProps = { student: People['students'][number]; made: FamilyCodes | null; steps: readonly Step[] }

function FamilySlip({ student: { _id, name, grade, rollNumber }, made, steps }: SlipProps) {
  const { guardians, paper } = texts()
  const text = guardians.slips
  const code = made?.byStudent.get(_id)
  return (
    <Slip name={name} detail={paper.slips.student({ grade, rollNumber })} portal={made?.portal}>
      <p className="family-slip-code">
        <span className="kit-visually-hidden">{text.code}</span> {!made && <Hidden />}
        {made && (code ? <code dir="ltr">{code.familyCode}</code> : paper.slips.gone)}{' '}
        {code && <small>{text.until({ day: dateOf(code.endsAt) })}</small>}
      </p>
      <p className="family-slip-portal">
        <span className="kit-visually-hidden">{texts().logins.slip.portal}</span> <PortalUrl portal={made?.portal} />
      </p>
      {steps.map((step) => (
        <p key={step.lang} className="family-slip-steps" lang={step.lang} dir={step.dir}>
          {step.text}
        </p>
      ))}
    </Slip>
  )
}
