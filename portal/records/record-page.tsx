import {
  DetailList,
  type DetailListProps,
  type EmptyStateProps,
  LinkButton,
  Photo,
  type PhotoProps,
} from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import { texts } from '#messages'
import { exportPerson } from '../api/exports.ts'
import type { Loaded } from '../hooks/use-load.ts'
import { DownloadButton } from '../layout/buttons.tsx'
import { Page } from '../layout/page.tsx'
import { WhenLoaded } from '../layout/when-loaded.tsx'
import type { PageInput } from '../routing/page-types.ts'
import { staffLinks } from '../routing/staff-links.ts'
import { PageTitle } from '../state/document-title.ts'

type RecordPageProps<T> = {
  /** The name of the record: in the title, and under the heading or as the heading, when it is loaded. */
  subject: (record: T) => string
  /** The name is the heading, and the title of the page is under it. */
  isHeading?: boolean
  actions?: ReactNode
  /** The URL of the link Back. */
  back: string
  loaded: Loaded<T>
  texts: { loadFailed: string }
  illustration: EmptyStateProps['illustration']
  children: (record: T) => ReactNode
}

/** A page about one record, which is loading, loaded, or failed with a button to try again. */
export function RecordPage<T>({ loaded, texts: text, subject, isHeading, ...props }: RecordPageProps<T>) {
  const { data } = loaded
  const named = data && subject(data)
  const title = useContext(PageTitle)
  return (
    <Page
      subject={named}
      {...(isHeading && named ? { heading: named, lead: title } : { lead: named })}
      actions={data && props.actions}
      back={{ href: props.back, label: texts().actions.back }}
    >
      <WhenLoaded loaded={loaded} failedText={text.loadFailed} illustration={props.illustration}>
        {props.children}
      </WhenLoaded>
    </Page>
  )
}

type RecordSheetProps = {
  photo: { src: string | undefined; alt: string; fallback?: PhotoProps['fallback'] }
  items: DetailListProps['items']
  /** The photo is wider than high. */
  wide?: boolean
  /** Shown below the fields. */
  children?: ReactNode
}

/** Shows a record: its photo beside its fields. */
export function RecordSheet({ photo, items, wide, children }: RecordSheetProps) {
  return (
    <div className="record" data-wide={wide}>
      <Photo fallback="person" width={wide ? '22rem' : '15rem'} eager {...photo} />
      <div className="stack record-fields">
        <DetailList items={items} />
        {children}
      </div>
    </div>
  )
}

/** What an admin can read about a person beside the record: who read and changed it, and all that the school stores. */
export const AboutPerson = ({ id, dashboard }: PageInput) => (
  <>
    <LinkButton variant="quiet" href={staffLinks(dashboard, id).audit}>
      {texts().staffTitles.audit}
    </LinkButton>
    <DownloadButton download={() => exportPerson(id)}>{texts().downloads.allData}</DownloadButton>
  </>
)
