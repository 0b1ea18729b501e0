import { LinkButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import { exportPerson } from '../api/exports.ts'
import { DownloadButton } from '../layout/buttons.tsx'
import type { PageInput } from '../routing/page-types.ts'
import { staffLinks } from '../routing/staff-links.ts'

/** What an admin can read about a person beside the record: who read and changed it, and all that the school stores. */
export const AboutPerson = ({ id, dashboard }: PageInput) => (
  <>
    <LinkButton variant="quiet" href={staffLinks(dashboard, id).audit}>
      {texts().staffTitles.audit}
    </LinkButton>
    <DownloadButton download={() => exportPerson(id)}>{texts().downloads.allData}</DownloadButton>
  </>
)
