import { Photo, Spinner } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { noteReadings } from '../../api/batches.ts'
import { photoUrl } from '../../api/photos.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { PaperSchool } from '../../layout/paper-school.tsx'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import type { PaperSize } from './paper-query.ts'
import { PrintShown } from './print-bar.tsx'
import { inParts, isLong, Sheets } from './sheets.tsx'
import type { People } from './use-people.ts'

/** Two beside each other, in as many rows of 54 mm as the sheet has. */
const ON_A_SHEET: Record<PaperSize, number> = { A4: 10, Letter: 8 }

type Props = {
  /** Names these people. */
  id: string
  people: People
  size: PaperSize
}

/** Cards with photo, of the size of a credit card, to cut. */
export function Cards({ id, people: { students, teachers }, size }: Props) {
  const text = texts().paper.cards
  const { paper: strings, students: studentTexts, teachers: teacherTexts } = texts()
  const withPhoto = students.filter(({ photoVersion }) => photoVersion !== null)
  const { status, error, reload } = useLoad(`cards/${id}`, (signal) =>
    noteReadings(
      withPhoto.map(({ _id }) => _id),
      'read',
      signal,
    ),
  )
  const cards = [
    ...students.map(({ _id, name, grade, rollNumber, photoVersion }) => ({
      id: _id,
      name,
      role: text.student,
      items: [
        [studentTexts.grade, grade],
        [studentTexts.rollNumber, rollNumber],
      ] as const,
      photo: photoUrl(endpoints.studentPhoto, _id, photoVersion, 'card'),
    })),
    ...teachers.map(({ _id, name, subject, photoVersion }) => ({
      id: _id,
      name,
      role: text.teacher,
      items: [[teacherTexts.subject, subject]] as const,
      photo: photoUrl(endpoints.teacherPhoto, _id, photoVersion, 'card'),
    })),
  ]
  const sheets = inParts(cards, ON_A_SHEET[size])
  if (status === 'failed') {
    return <NotLoaded text={strings.paper.failed} illustration="people" error={error} reload={reload} />
  }
  if (status === 'loading') return <Spinner className="page-loading" label={strings.paper.loading} />
  return (
    <>
      <PrintShown amount={strings.paper.amount({ number: cards.length, what: 'cards', sheets: sheets.length })} />
      <Sheets
        sheets={sheets.map((part) => (
          <ul key={part[0]?.id} className="id-cards">
            {part.map(({ id, name, role, items, photo }) => (
              <li key={id} className="id-card-paper">
                <p className="card-school">
                  <PaperSchool /> <span>{role}</span>
                </p>
                <Photo src={photo} alt="" fallback="person" />
                <div className="card-person">
                  <p className="card-name" data-long={isLong(name)}>
                    <bdi>{name}</bdi>
                  </p>
                  <dl>
                    {items.map(([label, value]) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <bdi>{value}</bdi>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </li>
            ))}
          </ul>
        ))}
      />
    </>
  )
}
