/** What a designer has to know of a component, besides its props: shown on its documentation page. */
export interface Facts {
  /** When to use it. */
  use: string
  /** When not, and what to use instead. */
  avoid: string
  /** What each key does. Without keys it takes no focus. */
  keys?: readonly (readonly [key: string, effect: string])[]
  /** What a screen reader says, where the elements do not say it already. */
  reads?: string
  /** New components may still change; the others change only with a new major version. */
  isNew?: boolean
}

const press = ['Enter, Space', 'presses the button'] as const
const follow = ['Enter', 'follows the link'] as const
const tab = ['Tab', 'moves to the next control'] as const
const typing = [tab] as const
const fieldReads = 'Label, required, then hint and error as the description; an error sets `aria-invalid`.'
const tableKeys = [
  ['Tab', 'moves through the headers that sort, the actions of the rows and the pages'],
  ['Enter, Space', 'sorts, or turns the page'],
] as const
const tableReads =
  'A table with a caption; a sorted header has `aria-sort`; the range of rows is announced when it changes.'

/** By component, in the order of the side bar. */
export const facts: Readonly<Record<string, Facts>> = {
  // Actions
  Button: {
    use: 'For an action on this page. One primary button for the main action, quiet ones beside it.',
    avoid:
      'To go to a page: LinkButton. Without a text: IconButton. Do not disable the button that sends a form; let the form say what is missing.',
    keys: [press],
    reads: 'Its text. While busy it is disabled, and the spinner is not read.',
  },
  CopyButton: {
    use: 'Beside a value that people carry elsewhere, such as an id or a password.',
    avoid: 'For long texts; those can be selected. Never without a message that the value was copied.',
    keys: [press],
    reads: 'What it copies. The tick is not announced: show a toast.',
  },
  IconButton: {
    use: 'In tight places, for actions whose icon everybody knows: close, copy, search.',
    avoid: 'For the main action, or where two icons could be confused: Button with a text.',
    keys: [press],
    reads: 'Its label, which is also shown when the mouse rests on it.',
  },
  Icons: {
    use: 'Before a text, or alone in an IconButton.',
    avoid: 'As the only sign of a meaning.',
    reads: 'Nothing: icons are hidden from screen readers.',
  },
  LinkButton: {
    use: 'For the most important link of a page.',
    avoid: 'For an action: Button. In a text: a plain link.',
    keys: [follow],
  },
  // Fields
  Checkbox: {
    use: 'For yes or no that is sent with a form, or for several things that can all be chosen.',
    avoid:
      'For one of several: RadioGroup. For a change that takes effect at once: Button with a text that says what happens.',
    keys: [tab, ['Space', 'checks or unchecks']],
    reads: `Label, checked, not checked or mixed. ${fieldReads}`,
    isNew: true,
  },
  Combobox: {
    use: 'To find one of more than about ten options by typing a part of it.',
    avoid: 'For few options: RadioGroup (up to five) or SelectField. For any text without suggestions: TextField.',
    keys: [
      tab,
      ['Down, Up', 'opens the list, and moves in it'],
      ['Enter', 'chooses the active option; without one it sends the form'],
      ['Escape', 'closes the list; a second time empties the field'],
    ],
    reads: 'Combobox, collapsed or expanded; the active option; how many options there are while the user types.',
    isNew: true,
  },
  DateField: {
    use: 'For a day: the last day of a notice.',
    avoid:
      'For a day that people know by heart and that is long ago, such as a birthday: three number fields are faster.',
    keys: [tab, ['Digits', 'fill day, month and year'], ['Up, Down', 'change the part that has focus']],
    reads: fieldReads,
  },
  ErrorSummary: {
    use: 'At the top of a form that could not be sent. Form brings one with it.',
    avoid: 'For the result of an action: ToastRegion.',
    keys: [tab, ['Enter', 'moves to the field of the error']],
    reads: 'An alert; focus moves to it when errors appear.',
  },
  Form: {
    use: 'Around all fields that are sent together.',
    avoid: 'Around a single filter that works at once: ClassFilter.',
    keys: [tab, ['Enter', 'in a field of one line: sends the form']],
    reads: 'After a failed submit, the summary of errors takes focus.',
  },
  NumberField: {
    use: 'For a whole number that is counted or measured: age, fee.',
    avoid: 'For digits that are no number, such as a telephone number: TextField with `type="tel"`.',
    keys: typing,
    reads: fieldReads,
  },
  PhotoField: {
    use: 'For one photo, which the user sees before it is sent.',
    avoid: 'For files that are no photos.',
    keys: [tab, ['Enter, Space', 'opens the choice of files'], ['Ctrl + V', 'inserts a copied photo']],
    reads: `${fieldReads} A file that is not accepted is announced at once.`,
  },
  RadioGroup: {
    use: 'For one of two to five options that people compare.',
    avoid: 'For more: SelectField or Combobox. For yes or no: Checkbox.',
    keys: [
      ['Tab', 'moves to the chosen option, then past the group'],
      ['Arrow keys', 'choose another option'],
    ],
    reads: 'The group with its label, then the option, its hint and its place in the group.',
    isNew: true,
  },
  SelectField: {
    use: 'For one of up to about fifteen options that people know.',
    avoid: 'For up to five: RadioGroup shows them all. For many: Combobox.',
    keys: [tab, ['Up, Down, letters', 'choose an option'], ['Space', 'opens the list']],
    reads: fieldReads,
  },
  TextAreaField: {
    use: 'For text of more than one line.',
    avoid: 'For a name or another short text: TextField.',
    keys: [tab, ['Enter', 'begins a new line']],
    reads: `${fieldReads} How many characters are left is announced near the end.`,
  },
  TextField: {
    use: 'For one line of text, a password, an e-mail address, a telephone number.',
    avoid: 'Do not put what the user must know into the placeholder: it disappears. Use the hint.',
    keys: typing,
    reads: fieldReads,
  },
  ValidForField: {
    use: 'For how long something is valid, where it may be for ever.',
    avoid: 'Where a day must be given: DateField.',
    keys: [tab, press],
    reads: fieldReads,
  },
  // Data
  Badge: {
    use: 'For one or two words about the thing beside it: Draft, Expired.',
    avoid: 'For something that can be clicked: Button or FilterChips. The colour is never the only sign.',
    reads: 'Its text.',
  },
  DataTable: {
    use: 'For many things with the same properties, to compare, sort and act on them.',
    avoid: 'For one thing: DetailList. For layout.',
    keys: tableKeys,
    reads: tableReads,
  },
  DetailList: {
    use: 'For the properties of one thing.',
    avoid: 'For several things: DataTable.',
    reads: 'A list of terms and their values.',
  },
  EmptyState: {
    use: 'Where a list has nothing yet, with what to do about it.',
    avoid: 'For an error, or while something is loading: Spinner.',
    reads: 'Its text; the drawing is not read.',
  },
  FilterChips: {
    use: 'Above a list, for what it is filtered by.',
    avoid: 'To choose a filter: ClassFilter or a field.',
    keys: [tab, ['Enter, Space', 'takes the filter away; focus moves to the next']],
    isNew: true,
  },
  Photo: {
    use: 'For every photo: its size is fixed before it arrives, and a drawing stands in for a missing one.',
    avoid: 'For drawings and icons.',
    reads: 'Its `alt`; with an empty one it is decoration.',
  },
  StatTile: {
    use: 'For a total that leads to its list.',
    avoid: 'For a number without a list: DetailList.',
    keys: [follow],
  },
  StudentTable: {
    use: 'For lists of students.',
    avoid: 'For other people: TeacherTable, UserTable.',
    keys: tableKeys,
    reads: tableReads,
  },
  TeacherTable: {
    use: 'For lists of teachers.',
    avoid: 'For cards with portraits: TeamCard.',
    keys: tableKeys,
    reads: tableReads,
  },
  NoticeTable: {
    use: 'To manage notices.',
    avoid: 'To read them: NoticeCard on a board.',
    keys: tableKeys,
    reads: tableReads,
  },
  UserTable: {
    use: 'For lists of who can log in.',
    avoid: 'For students and teachers, which have tables of their own.',
    keys: tableKeys,
    reads: tableReads,
  },
  Tabs: {
    use: 'For two to five parts of one thing, of which one is needed at a time.',
    avoid: 'For steps in an order, for pages with URLs of their own (SideMenu), or where people compare the parts.',
    keys: [
      ['Tab', 'moves to the selected tab, then into its panel'],
      ['Left, Right', 'select the tab before or after; past the last comes the first'],
      ['Home, End', 'select the first or the last'],
    ],
    reads: 'The list with its label, the tab, selected or not, and its place.',
    isNew: true,
  },
  // Domain
  ClassFilter: {
    use: 'Above a list of students.',
    avoid: 'To search by several properties: SearchStudentsDialog.',
    keys: [tab, ['Up, Down', 'choose a class']],
  },
  CredentialGenerator: {
    use: 'In the form of a new user, beside the field of the name.',
    avoid: 'To change a password: people choose their own.',
    keys: [tab, press],
    reads: 'Two read-only fields. Show `onCopied` as a toast, which is announced.',
  },
  FaqList: {
    use: 'For questions of which each visitor has one or two.',
    avoid: 'For what everybody must read.',
    keys: [tab, ['Enter, Space', 'shows or hides the answer']],
    reads: 'The question, collapsed or expanded.',
  },
  NoticeCard: {
    use: 'On a notice board, in a grid.',
    avoid: 'On a home page: NoticeTeaser. For the whole notice.',
    keys: [follow],
    reads: 'An article with the title as name; the link reads its text and the title.',
  },
  NoticeTeaser: {
    use: 'For the newest notices on a home page.',
    avoid: 'On the board itself: NoticeCard.',
    keys: [follow],
    reads: 'An article with the title as name; the link reads its text and the title.',
  },
  PrivateInfo: {
    use: 'For passwords and answers that nobody behind the user should read.',
    avoid: 'To keep a secret from the user: what the browser has, the user can read.',
    keys: [press],
    reads: 'The button, collapsed or expanded.',
  },
  ReportBlock: {
    use: 'For one report of one student, on screen and on paper.',
    avoid: 'For lists of reports: StudentTable with `showsReport`.',
    reads: 'An article with headings.',
  },
  // Overlays
  ConfirmDeletePrompt: {
    use: 'Before something is deleted that cannot be restored.',
    avoid: 'For what can be undone: do it, and offer to undo it.',
    keys: [
      ['Enter', 'checks the word, and deletes'],
      ['Escape', 'closes it, except while the deletion runs'],
    ],
    reads: 'A dialog with its heading; a wrong word and a failure are announced.',
  },
  Dialog: {
    use: 'For a short task that must be finished or given up before the page goes on.',
    avoid: 'For a message: ToastRegion. For a long form: a page of its own.',
    keys: [
      ['Tab', 'moves in the dialog only'],
      ['Escape', 'asks to close it'],
    ],
    reads: 'A dialog with its heading. Focus moves to its first control, and back when it closes.',
  },
  SearchStudentsDialog: {
    use: 'To find students by several properties.',
    avoid: 'For the class alone: ClassFilter.',
    keys: [
      ['Enter', 'searches'],
      ['Escape', 'closes it'],
    ],
  },
  ToastRegion: {
    use: 'For the result of what the user has just done. One region on each page, from its start.',
    avoid: 'For errors of a form: Form. For what must be read before the page goes on: Dialog.',
    keys: [tab, press],
    reads: 'Each message is announced, an error at once. It stays while the mouse or focus is on it.',
  },
  Tooltip: {
    use: 'For a few words more about a control whose name already says what it does.',
    avoid: 'For what one must know: the hint of a field, or a text. It is not shown on touch.',
    keys: [tab, ['Escape', 'hides the tip']],
    reads: 'The description of the control, also while the tip is not shown.',
    isNew: true,
  },
  // Frame
  Carousel: {
    use: 'For two to five pictures of the same weight on a home page.',
    avoid: 'For what visitors must see: few look past the first slide.',
    keys: [tab, ['Left, Right', 'show the slide before or after'], press],
    reads: 'A carousel with its label. A slide is announced only when the user changed it.',
  },
  FeatureBox: {
    use: 'For one of a few things that a school offers.',
    avoid: 'For news: NoticeTeaser.',
    keys: [follow],
    reads: 'The link reads its text and the heading.',
  },
  KitProvider: {
    use: 'Once, around the whole application: language, time zone, texts, links.',
    avoid: 'For the text of one component: its prop.',
    isNew: true,
  },
  PageHeading: {
    use: 'Once on each page.',
    avoid: 'For a part of a page: an `<h2>`.',
    keys: [follow],
    reads: 'The heading of level 1.',
  },
  ProgressBar: {
    use: 'For work whose end is known, such as an upload.',
    avoid: 'For a wait of unknown length: Spinner.',
    reads: 'Its label and how much is done.',
  },
  SideMenu: {
    use: 'For the pages of one part of a site.',
    avoid: 'For parts of one page: Tabs.',
    keys: [follow, ['Escape', 'on a phone: closes the menu']],
    reads: 'A navigation with its label; the current page is announced.',
  },
  SiteFooter: { use: 'Once on each page.', avoid: 'For what people look for first: SiteHeader.', keys: [follow] },
  SiteHeader: {
    use: 'Once on each page.',
    avoid: 'For more than about seven links: SideMenu.',
    keys: [follow, ['Escape', 'on a phone: closes the menu']],
    reads: 'A navigation with its label; the current page and a badge are announced.',
  },
  Spinner: {
    use: 'While something loads whose shape is not known.',
    avoid: 'For a list: the skeleton of DataTable. In a Button: `busy`.',
    reads: 'Its label.',
  },
  TeamCard: {
    use: 'To introduce a person.',
    avoid: 'For lists: TeacherTable.',
    reads: 'An article with the name as its name.',
  },
}
