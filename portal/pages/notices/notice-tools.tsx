import { SelectField } from '@my-school/ui-kit'
import { NOTICE_STATES } from '#contract/notices/find'
import { texts } from '#messages'
import { controlsOf } from '../../hooks/use-url-query.ts'
import { SearchBox } from '../../records/search-box.tsx'
import { categoriesOf } from './notice-categories.ts'
import type { useNoticeList } from './use-notice-list.ts'

type Props = {
  list: ReturnType<typeof useNoticeList>
  /** Where Enter in the search field leads when it has found one notice. */
  pageOf: (id: string) => string
}

/** The tools above the list of notices: the search, and the filters of the state and the category. */
export function NoticeTools({ list, pageOf }: Props) {
  const { list: text, catagory } = texts().notices
  const { notices, words, state, category, set } = list
  const controlOf = controlsOf(set)
  const [only, ...others] = words ? notices : []
  return (
    <div className="row list-tools">
      <SearchBox
        label={text.find}
        value={words}
        only={only && others.length === 0 ? pageOf(only._id) : undefined}
        onSearch={(words) => set({ words })}
      />
      <div className="row list-filters">
        <SelectField
          label={text.state}
          {...controlOf('state', state)}
          placeholder={text.allStates}
          options={NOTICE_STATES.map((value) => ({ value, label: text.states[value] }))}
        />
        <SelectField
          label={catagory}
          {...controlOf('category', category)}
          placeholder={text.allCategories}
          options={categoriesOf(list.known ?? [])}
        />
      </div>
    </div>
  )
}
