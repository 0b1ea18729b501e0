/**
 * Every text of the product that is not the school's own (that is in school.ts) and not a default of the kit.
 * Many are fixed by the specification to the letter, misspellings included; those are marked with (spec).
 */
export const wording = {
  /** The navigation bar, the footer and what surrounds every page. */
  frame: {
    skip: 'Skip to the main content',
    home: 'Home',
    board: 'Notice board',
    about: 'About',
    contact: 'Contact',
    questions: 'Q&A',
    login: 'Login',
    register: 'Register',
    report: 'Report',
    reportReady: 'available',
    dashboard: 'Dashboard',
    logout: 'Logout',
    loggedOut: 'Logout Successfully', // (spec)
    loading: 'Loading the page',
    theme: 'Appearance',
    themes: { system: 'As the device', light: 'Paper', dark: 'Chalkboard' },
    broken: 'This page could not be shown',
    brokenHelp: 'Something went wrong on our side, or the connection was lost. Loading it again usually helps.',
    reload: 'Load again',
    tryAgain: 'Try again',
    show: 'Show all',
  },

  /** What the guards say after arriving at Home (spec). */
  guards: {
    auth: 'You are Already login . Please logout first to visit this page',
    admin: 'Your are not admin',
    teacher: 'Your are not Teacher',
    student: 'Your are not Verified Student',
  },

  session: {
    ended: 'Your session has ended. Please log in again.',
    endedWithForm: 'Your session has ended. Please log in again: what you typed is kept for you.',
    logoutFailed: 'You are logged out in this browser, but the school’s server could not be told. Please try once more.',
  },

  /** A call without an answer. */
  api: {
    down: 'The school’s server cannot be reached. Check your connection, then try again.',
    slow: 'The school’s server takes too long to answer. Try again in a moment.',
    strange: 'The school’s server gave an answer that cannot be read. Try again in a moment.',
  },

  form: {
    error: 'Error: ',
    uploading: 'Sending',
    back: 'Back',
    leaveHeading: 'Leave without saving?',
    leaveText: 'What you typed on this page has not been saved and will be lost.',
    leave: 'Leave the page',
    stay: 'Stay here',
  },

  home: {
    slides: 'The school in pictures',
    about: 'About us',
    more: 'Read More',
    admissions: 'Admissions',
    notices: 'Events And Notices', // (spec)
    allNotices: 'All notices',
    next: 'Coming to school',
    toContact: 'How to find us',
  },

  board: {
    title: 'Notice board',
    greeting: 'Hello and Wellcome to MY SCHOOl', // (spec)
    filter: 'filter by date', // (spec)
    apply: 'Show this day',
    on: 'Notices of',
    empty: 'No Notice is Added by admin', // (spec)
    failed: 'The notices could not be loaded.',
    loading: 'Loading the notices',
  },

  notice: {
    back: 'Back to notice board', // (spec)
    failed: 'someThing wents wrong', // (spec)
    failedHeading: 'This notice could not be loaded',
    failedText: 'It may have been taken down, or the connection was lost.',
    loading: 'Loading the notice',
    title: 'Notice',
    noPhoto: 'A drawing of the school in place of a photo',
  },

  about: { title: 'About', heading: 'About us', team: 'The people who run the school' },

  contact: {
    title: 'Contact',
    heading: 'Contact us',
    form: 'Write to us',
    name: 'Full name',
    email: 'Email',
    phone: 'Contact number',
    message: 'Message',
    send: 'Write the e-mail',
    sendHint: 'Opens your own mail program with the message written, so that you can read it once more and send it.',
    opened:
      'Your mail program was asked to open with this message. Nothing has been sent yet: please send it from there. If it did not open, write to',
    noAddress: 'This form cannot pass your message on. Please call us instead:',
    place: 'Where we are',
    map: 'Map of where the school stands',
    openMap: 'Open the map in OpenStreetMap',
    hours: 'School hours',
    office: 'Call the office',
    mail: 'Write an e-mail',
  },

  questions: { title: 'Q&A', heading: 'Questions and answers', lead: 'What parents ask us most.' },

  check: {
    title: 'Self-check',
    lead: 'What this browser finds when it asks the school’s server how it is.',
    api: 'Server',
    version: 'Version',
    uptime: 'Running for',
    answered: 'Answered in',
    reachable: 'It can be reached',
    unreachable: 'It cannot be reached',
    asking: 'Asking …',
    vitals: 'This page, measured so far',
    noVitals: 'Nothing measured yet. Some values only come once the page is used or hidden.',
    metric: 'Measure',
    value: 'Value',
    rating: 'Rating',
    ratings: { good: 'good', 'needs-improvement': 'needs improvement', poor: 'poor' },
  },

  lost: {
    title: 'Page not found',
    heading: "Look like you're lost", // (spec)
    text: 'There is no page at this address. It may have moved, or a letter of the address is missing.',
    home: 'Go to Home', // (spec)
  },

  login: {
    title: 'Login',
    userId: 'User id',
    password: 'Password',
    submit: 'Login',
    toRegister: 'Not registered yet?',
    register: 'Register',
    failed: 'User Not Found 404', // (spec)
  },

  register: {
    title: 'Sign Up', // (spec)
    userId: 'User id',
    password: 'Password',
    passwordHint: 'At least 6 characters',
    answer: 'Last name of Your Father', // (spec)
    answerHint: 'The school asks for it when you have forgotten your password.',
    submit: 'Sign Up',
    toLogin: 'Already registered?',
    login: 'Login',
  },

  report: {
    title: 'Report',
    own: 'Your report',
    failed: 'The report could not be loaded.',
    photo: 'The photo of the report',
    print: 'Print',
  },

  /** Lists and details of students, for staff. */
  students: {
    title: 'Students',
    total: 'Total Student',
    teacherTitle: 'Teacher dashboard',
    classFilter: 'Class',
    searched: 'Search results',
    clearSearch: 'Show all',
    search: 'Search Students', // (spec)
    empty: 'NO Student Found', // (spec)
    details: 'Details',
    update: 'Update',
    delete: 'Delete',
    report: 'Report',
    failed: 'The students could not be loaded.',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete student',
    deletePrompt: 'Type "delete" to delete the student, the login and the report',
    wrongWord: 'invalid output', // (spec)
  },

  /** The fields of a student, as forms and details name them. */
  student: {
    name: 'Name',
    fatherName: 'Father name',
    age: 'Age',
    phone: 'Phone',
    phoneWrong: 'Enter the phone number in digits; a leading +, spaces and hyphens may stand in it',
    grade: 'Class',
    chooseGrade: 'Choose a class',
    rollNumber: 'Roll number',
    fee: 'Fee',
    address: 'Address',
    answer: 'Last name of Your Father', // (spec)
    photo: 'Photo',
    userId: 'User id',
    password: 'Password',
    resetAnswer: 'Reset password answer',
    detail: 'Student detail',
    photoOf: 'Photo of',
    addTitle: 'Add student',
    add: 'Add student',
    added: 'Data added SuccessFully', // (spec)
    updateTitle: 'Update student',
    update: 'Update student',
    updated: 'Data updated SuccessFully', // (spec)
    person: 'The student',
    school: 'At school',
    login: 'Login',
    loginHint: 'Copy both before you save and hand them to the student.',
    copy: 'Copied with the button beside it, each is ready to be pasted.',
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },

  teachers: {
    title: 'Teachers',
    total: 'Total Teacher',
    failed: 'The teachers could not be loaded.',
    deleted: 'deleted product successfully', // (spec)
    deleteHeading: 'Delete teacher',
    deletePrompt: 'Type "delete" to delete the teacher and the login',
    wrongWord: 'invalid output', // (spec)
  },

  teacher: {
    name: 'Name',
    phone: 'Phone',
    gender: 'Gender',
    address: 'Address',
    qualifications: 'Qualifications',
    salary: 'Salary',
    subject: 'Subject',
    bankDetail: 'Bank detail',
    experience: 'Experience',
    answer: 'Last name of Your Father', // (spec)
    photo: 'Photo',
    idCard: 'Id card',
    photoOf: 'Photo of',
    idCardOf: 'Id card of',
    joined: 'Joining date',
    detail: 'Teacher detail',
    detailFailed: 'error', // (spec)
    addTitle: 'Add teacher',
    add: 'Add teacher',
    added: 'Teacher Added successFully', // (spec)
    incomplete: 'Please Enter complete Detail', // (spec)
    roleWord: 'Teacher', // (spec) stands before the suffix of a teacher's user id
    updateTitle: 'Update teacher',
    update: 'Update teacher',
    updated: 'Data updated SuccessFully', // (spec)
    person: 'The teacher',
    work: 'Work',
    login: 'Login',
    loginHint: 'Copy both before you save and hand them to the teacher.',
    refused: 'someThing wents wrong', // (spec)
    failed: 'something wents wrong in adding product', // (spec)
  },

  notices: {
    title: 'Notices',
    total: 'Total Notice', // (spec) 'Total Notice : n'
    failed: 'The notices could not be loaded.',
    addTitle: 'Add notice',
    addHeading: 'Enter Detail To Add a Student', // (spec)
    add: 'Add notice',
    added: 'Add Notice SuccessFully', // (spec)
    updateTitle: 'Update notice',
    update: 'Update notice',
    updated: 'Data Updated SuccessFully', // (spec)
    detailTitle: 'Notice detail',
    noticeTitle: 'Title',
    description: 'Description',
    category: 'Category',
    validFor: 'Valid for',
    unlimited: 'Unlimited', // (spec)
    photo: 'Photo',
    deleted: 'Delete notice successfully', // (spec)
    deleteHeading: 'Delete notice',
    deletePrompt: 'Type "Delete" to delete Notice', // (spec)
    wrongWord: 'Invalid input', // (spec)
  },

  /** The report pages of staff. */
  reports: {
    selectTitle: 'Report',
    detail: 'Report Detail', // (spec)
    update: 'Report Update', // (spec)
    delete: 'Report Delete', // (spec)
    add: 'ADD Report', // (spec)
    sideAdd: 'Add',
    sideUpdate: 'Update',
    sideDelete: 'Delete',
    sideDetail: 'Detail',
    addTitle: 'Add report',
    updateTitle: 'Update report',
    detailTitle: 'Report detail',
    condition: 'Condition',
    chooseCondition: 'Choose a condition',
    message: 'Message',
    complain: 'Complain',
    notification: 'Notification',
    photo: 'Photo',
    created: 'Created',
    added: 'Report is add Successfully',
    updated: 'Updated report SuccessFully',
    deleted: 'Delete Report successFully',
    deleteHeading: 'Delete report',
    deletePrompt: 'Type "Delete" to delete report', // (spec)
    wrongWord: 'invalid Input', // (spec)
    addFailed: 'error ', // (spec) with its space
    updateFailed: 'error while updating', // (spec)
    detailFailed: 'something Wents wrong', // (spec)
    missing: 'There is no report yet.',
    checkFailed: 'The report could not be asked for.',
  },

  admin: {
    title: 'Dashboard',
    menu: 'Admin menu',
    totals: 'Totals',
    students: 'Students',
    users: 'Users',
    teachers: 'Teachers',
    reports: 'Reports',
    notices: 'Notices',
    studentDetail: 'Student detail',
    addStudent: 'Add student',
    teacherDetail: 'Teacher detail',
    addTeacher: 'Add teacher',
    addNotice: 'Add notice',
    noticeDetail: 'Notice detail',
    userInfo: 'User info',
    failed: 'The totals could not be loaded.',
  },

  users: { title: 'Users', total: 'userLength', failed: 'The users could not be loaded.' }, // (spec) 'userLength : n'

  /** Clipboard (spec); the kit says them as events, the portal as toasts. */
  clipboard: {
    userId: 'userId copied to clipboard',
    password: 'password copied to clipboard',
    failed: 'Failed to copy:',
  },
} as const
