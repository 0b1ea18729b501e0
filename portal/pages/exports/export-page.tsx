import { LinkButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import { type ExportedList, type ExportFormat, exportList } from '../../api/exports.ts'
import { DownloadButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { Section } from '../account/section.tsx'
import { SchoolDownload } from './school-download.tsx'

const LISTS: readonly ExportedList[] = ['students', 'former', 'teachers', 'notices', 'reports', 'users', 'audit']

/** The exports, where to find them, and how a downloaded file has to be protected. */
export function ExportPage({ dashboard }: PageInput) {
  const text = texts().exports
  return (
    <Page lead={text.lead} width="text">
      <div className="sections">
        <Section heading={text.privacy}>
          <p className="hint">{text.privacyLead}</p>
          <ul>
            {text.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Section>
        <Section heading={text.list}>
          <p className="hint">{text.listLead}</p>
          <ul className="lines">
            {LISTS.map((list) => (
              <ListRow key={list} list={list} />
            ))}
          </ul>
        </Section>
        <Section heading={text.person}>
          <p className="hint">{text.personLead}</p>
          <div className="button-row">
            <LinkButton variant="quiet" href={staffLinks(dashboard).students}>
              {text.toStudents}
            </LinkButton>
            <LinkButton variant="quiet" href={`${dashboard}/teacher-detail`}>
              {text.toTeachers}
            </LinkButton>
          </div>
        </Section>
        <Section heading={text.school}>
          <p className="hint">{text.schoolLead}</p>
          <SchoolDownload />
        </Section>
      </div>
    </Page>
  )
}

/** One list as a whole, with a button for each format. */
function ListRow({ list }: { list: ExportedList }) {
  const { downloads, exports: text, labelled } = texts()
  const { name, contents } = text.lists[list]
  const button = (format: ExportFormat) => (
    <DownloadButton
      size="small"
      aria-label={labelled(name, downloads.formats[format])}
      download={() => exportList(list, format)}
    >
      {downloads.formats[format]}
    </DownloadButton>
  )
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span>{contents}</span>
      </p>
      <div className="button-row">
        {button('csv')}
        {button('xlsx')}
      </div>
    </li>
  )
}
