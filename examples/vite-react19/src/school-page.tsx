import { NoticeCard, PageHeading, ReportBlock, type Toast, ToastRegion } from '@my-school/ui-kit'
import { useState } from 'react'
import { AddStudent } from './add-student'
import { notices, report, students } from './data'
import { StudentList } from './student-list'
import { Themed } from './themed'

/** One page with a notice board, a list that deletes, a form that adds, a report and toasts. */
export function SchoolPage() {
  const [shown, setShown] = useState(students)
  const [toasts, setToasts] = useState<Toast[]>([])
  const say = (message: string) => setToasts((all) => [...all, { id: Date.now(), tone: 'success', message }])
  return (
    <main className="sheet">
      <div data-shot="heading">
        <PageHeading>Our school</PageHeading>
      </div>
      <ul className="board">
        {notices.map(({ id, heading, text, createdAt }) => (
          <li key={id} data-shot={`notice-${id}`}>
            <NoticeCard heading={heading} description={text} createdAt={createdAt} href={`#${id}`} headingLevel={2} />
          </li>
        ))}
      </ul>
      <StudentList
        students={shown}
        onDelete={({ id, name }) => {
          setShown((all) => all.filter((student) => student.id !== id))
          say(`${name} is deleted`)
        }}
      />
      <AddStudent
        onAdd={(student) => {
          setShown((all) => [...all, student])
          say(`${student.name} is added`)
        }}
      />
      <div data-shot="report">
        <ReportBlock report={report} studentName="Bilal Khan" tones={{ Good: 'success' }} />
      </div>
      <Themed />
      <ToastRegion toasts={toasts} onDismiss={({ id }) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
    </main>
  )
}
