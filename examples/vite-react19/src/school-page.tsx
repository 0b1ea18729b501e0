import {
  Breadcrumb,
  FileField,
  KitProvider,
  Menu,
  NoticeCard,
  PageHeading,
  ReportBlock,
  ToastProvider,
  useToasts,
} from '@my-school/ui-kit'
import { useState } from 'react'
import { AddStudent } from './add-student'
import { notices, report, students } from './data'
import { SchoolColour } from './school-colour'
import { StudentList } from './student-list'
import { Themed } from './themed'

/** One page with a notice board, a list that deletes, a form that adds, a report, a colour, a menu, files and toasts. */
export const SchoolPage = () => (
  <KitProvider locale="en" timeZone="Europe/London">
    <ToastProvider>
      <Sheet />
    </ToastProvider>
  </KitProvider>
)

function Sheet() {
  const [shown, setShown] = useState(students)
  const { show } = useToasts()
  const say = (message: string) => show({ tone: 'success', message })
  return (
    <main className="sheet">
      <Breadcrumb links={[{ href: '/', label: 'Schools' }]} current="Our school" />
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
      <SchoolColour />
      <Themed />
      <Menu
        label="More"
        items={[
          { key: 'print', label: 'Print' },
          { key: 'empty', label: 'Empty the list', variant: 'danger' },
          { key: 'board', label: 'To the notice board', href: '#n1' },
        ]}
        onAction={({ key }) => (key === 'print' ? print() : setShown([]))}
      />
      <FileField
        label="Papers"
        name="papers"
        hint="Reports of another school"
        accept=".pdf,image/*"
        maxBytes={10 * 1024 ** 2}
        multiple
        onFilesChange={({ files }) => say(`${files.length} chosen`)}
      />
    </main>
  )
}
