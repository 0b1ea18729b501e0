import {
  Button,
  DateField,
  EmptyState,
  LinkButton,
  NoticeCard,
  Pagination,
  Spinner,
  TextField,
} from '@my-school/ui-kit'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { urlIn } from '#contract'
import type { Notice } from '#contract/operations'
import { language, texts } from '#messages'
import { dayOf, monthName } from '../../format/dates.ts'
import { apiSource, usePageData } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { firstLanguage } from '../../layout/school-text.tsx'
import type { LoaderSource } from '../../routing/page-types.ts'
import { navigate } from '../../state/navigation.ts'
import { useSchool } from '../../state/school.ts'
import { type BoardPage, boardLoader, type Facet } from './board-page.ts'
import { type BoardQuery, readBoardQuery, writeBoardQuery } from './board-query.ts'
import { noticeCardProps } from './notice-card-props.ts'
import { type NoticeInShort, publishedOf } from './notice-in-short.ts'

const urlOf = (query: BoardQuery) => `/notice-board${writeBoardQuery(query)}`

/** All notices, or those that somebody looks for; a page of them at a time. */
export function NoticeBoard() {
  const text = texts().noticeBoard.board
  const { actions, layout } = texts()
  const { query, change } = useUrlQuery()
  const asked = readBoardQuery(query)
  const { status, data, reload } = usePageData(boardLoader({ query }), {}, useListOnce())
  const notices = data?.notices ?? []

  return (
    <Page lead={text.greeting}>
      <div className="stack board-page">
        <div className="board-filter">
          <Fold asked={asked} categories={data?.categories} />
          <div className="stack board-filters">
            <BoardForm asked={asked} change={change} />
            {data && <BoardLinks asked={asked} data={data} />}
          </div>
        </div>
        <section className="board" aria-label={layout.board}>
          {notices.length > 0 && <Cards notices={notices} />}
          {notices.length === 0 && status === 'loading' && <Spinner label={text.loading} />}
          {notices.length === 0 && status !== 'loading' && (
            <EmptyState
              heading={isSearched(asked) && status !== 'failed' ? text.noneFound : text.empty}
              illustration="board"
              actions={
                <>
                  {status === 'failed' && <Button onClick={reload}>{actions.tryAgain}</Button>}
                  {isFiltered(asked) && status !== 'failed' && <ShowAll className="where-filters-fold" />}
                </>
              }
            >
              {status === 'failed' && text.failed}
            </EmptyState>
          )}
          {data && data.pageCount > 1 && (
            <Pagination
              label={text.paging}
              previousLabel={text.newer}
              nextLabel={text.older}
              page={data.page}
              pages={data.pageCount}
              hrefOf={({ page }) => urlOf({ ...asked, page })}
              onPageChange={({ page }) => navigate(urlOf({ ...asked, page }))}
            />
          )}
        </section>
      </div>
    </Page>
  )
}

type Asked = { asked: BoardQuery }

/** The specification has a text for a day without notices. */
const isSearched = ({ words, category, month }: BoardQuery) => Boolean(words || category || month)
const isFiltered = ({ page: _, ...filters }: BoardQuery) => Object.values(filters).some(Boolean)

type FoldProps = Asked & { categories: readonly Facet[] | undefined }

/** On a phone what follows it is shown while it is open. It says what is filtered, and closes when that has changed. */
function Fold({ asked, categories }: FoldProps) {
  const text = texts().noticeBoard.board
  const fold = useRef<HTMLDetailsElement>(null)
  const { words, category, month, day } = asked
  const found = categories?.find(({ value }) => value === category)?.name?.text ?? category
  // The day as it is in the URL: the server puts it into the page that it has rendered for all days without notices.
  const by = [words, found, month && monthName(month), day].filter(Boolean).join(texts().COMMA)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, not another page
  useEffect(() => {
    const { current } = fold
    if (!current?.open) return
    current.open = false
    // What had the focus is folded away.
    current.querySelector('summary')?.focus()
  }, [by])
  return (
    <details ref={fold}>
      <summary>{by ? text.filteredBy({ by }) : text.unfold}</summary>
    </details>
  )
}

const ShowAll = ({ className }: { className?: string }) => (
  <LinkButton className={className} variant="quiet" href="/notice-board">
    {texts().noticeBoard.board.showAll}
  </LinkButton>
)

/** A plain GET form, so that it also works before the script has loaded. */
function BoardForm({ asked, change }: Asked & Pick<ReturnType<typeof useUrlQuery>, 'change'>) {
  const text = texts().noticeBoard.board
  const { day, month, category, words } = asked
  const choose = ({ value }: { value: string }) => {
    // The specification wants the chosen day in the console.
    console.log(value)
    change({ date: value, page: null })
  }
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ words: String(new FormData(event.currentTarget).get('words')), page: null })
  }
  return (
    <form className="stack" action="/notice-board" onSubmit={search}>
      <TextField key={words} label={text.search} name="words" type="search" defaultValue={words} />
      <DateField label={text.filter} name="date" value={day} onValueChange={choose} />
      {month && <input type="hidden" name="month" value={month} />}
      {category && <input type="hidden" name="category" value={category} />}
      <Button type="submit" variant="quiet">
        {text.find}
      </Button>
      {isFiltered(asked) && <ShowAll />}
    </form>
  )
}

/** The categories and months that notices have, as links, each with how many. */
function BoardLinks({ asked, data: { categories, months, found, hasEvents } }: Asked & { data: BoardPage }) {
  const text = texts().noticeBoard.board
  const { languages, mail } = useSchool()
  return (
    <>
      <p role="status">{isFiltered(asked) && text.found({ found })}</p>
      <FacetLinks
        heading={text.categories}
        facets={categories}
        chosen={asked.category}
        nameOf={({ value, name }) => <span {...(name?.inFirst && firstLanguage())}>{name?.text ?? value}</span>}
        hrefOf={(category) => urlOf({ ...asked, category, page: 1 })}
      />
      <FacetLinks
        heading={text.months}
        facets={months}
        chosen={asked.month}
        nameOf={({ value }) => monthName(value)}
        hrefOf={(month) => urlOf({ ...asked, month, day: '', page: 1 })}
      />
      {hasEvents && (
        <a data-reload type="text/calendar" href={urlIn(language(), languages, '/events.ics')}>
          {text.calendar}
        </a>
      )}
      {mail && <a href="/mail">{texts().layout.mail}</a>}
    </>
  )
}

type FacetLinksProps = {
  heading: string
  facets: readonly Facet[]
  chosen: string
  nameOf: (facet: Facet) => ReactNode
  hrefOf: (value: string) => string
}

/** Links to the notices of each value; that of the chosen one leads back to all. With one value there is no choice. */
function FacetLinks({ heading, facets, chosen, nameOf, hrefOf }: FacetLinksProps) {
  if (facets.length < 2 && !chosen) return null
  return (
    <nav className="board-facets" aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="row">
        {facets.map((facet) => (
          <li key={facet.value}>
            <a
              href={hrefOf(facet.value === chosen ? '' : facet.value)}
              aria-current={facet.value === chosen || undefined}
            >
              <bdi>{nameOf(facet)}</bdi> <span>{texts().inDigits(String(facet.count))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const writeDay = (timestamp: string) => texts().inDigits(dayOf(timestamp))

/** Requests the list of notices once: every day and page is a part of the same list. */
function useListOnce(): LoaderSource {
  const list = useRef<Promise<readonly Notice[]>>(undefined)
  const notices = () => {
    list.current ??= Promise.resolve(apiSource.notices()).catch((error) => {
      list.current = undefined
      throw error
    })
    return list.current
  }
  return { ...apiSource, notices }
}

function Cards({ notices }: { notices: readonly NoticeInShort[] }) {
  const text = texts().noticeBoard.board
  return (
    <ul className="board-cards">
      {notices.map((notice, index) => (
        <li key={notice._id}>
          <NoticeCard
            {...noticeCardProps(notice)}
            createdAt={publishedOf(notice)}
            formatDate={writeDay}
            photoAlt={notice.photoVersion ? notice.title : text.noPhoto}
            linkLabel={text.more}
            headingLevel={2}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
