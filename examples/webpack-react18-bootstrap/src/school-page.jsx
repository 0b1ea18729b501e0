import { NoticeCard, PageHeading, ReportBlock, ToastRegion } from '@my-school/ui-kit'
import { useState } from 'react'
import { AddStudent } from './add-student'
import { notices, report, students } from './data'
import { NoticesByMail } from './notices-by-mail'
import { StudentList } from './student-list'
import { Themed } from './themed'

/** One page with a notice board, a list that deletes, a form that adds, a report and toasts. */
export function SchoolPage() {
  const [shown, setShown] = useState(students)
  const [toasts, setToasts] = useState([])
  const say = (message) => setToasts((all) => [...all, { id: Date.now(), tone: 'success', message }])
  return (
    <>
      <nav className="navbar bg-body-tertiary">
        <div className="container">
          <a className="navbar-brand" href="#top">
            Our school
          </a>
          <button type="button" className="btn btn-primary" onClick={() => say('A button of Bootstrap')}>
            Say hello
          </button>
        </div>
      </nav>
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
        <NoticesByMail onSave={(value) => say(value ? `Notices by e-mail: ${value}` : 'No notices by e-mail')} />
        <Themed />
        <ToastRegion
          toasts={toasts}
          onDismiss={({ id }) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        />
      </main>
    </>
  )
}
