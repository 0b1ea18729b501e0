/**
 * What a school changes to make the portal its own. Two things are elsewhere: the name and the suffix of user ids in
 * contract/school.ts, because the server needs them too, and the long texts of About and Q&A in school-pages.ts, which
 * the browser fetches with those pages.
 */

/** Where the school is and how it is reached. */
export const contactDetails = {
  address: ['24 Library Road', 'Civil Lines', 'Lahore 54000'],
  /** In degrees, for the map. */
  latitude: 31.5583,
  longitude: 74.3402,
  phone: '+92 42 5550 1990',
  /** The contact form sends its messages here. If it is '', the form asks visitors to call instead. */
  email: 'office@myschool.example',
  hours: 'Monday to Friday, 8:00 AM to 3:00 PM',
}

/** The first words of Home. */
export const welcome = {
  motto: 'A good school need not be a grand one',
  line: 'Classes 1 to 10, since 1990',
}

/** The three slides of Home; `picture` is one of portal/public/pictures/. */
export const slides = [
  {
    picture: 'gate',
    heading: 'The gate opens at eight',
    text: 'About 1000 students come in through it each morning. Most of them know the gatekeeper by name, and he knows all of theirs.',
    href: '/about',
    linkLabel: 'Who we are',
  },
  {
    picture: 'library',
    heading: 'Over 10,000 books, and a quiet corner',
    text: 'The library is open at every break. Each class has a reading hour a week, and any book may go home for a fortnight.',
    href: '/qna',
    linkLabel: 'What parents ask',
  },
  {
    picture: 'science',
    heading: 'See it, then learn it',
    text: 'From class 6 on every chapter of science begins in the laboratory. What a student has seen boil, grow or glow needs no learning by heart.',
    href: '/notice-board',
    linkLabel: 'What is on',
  },
] as const

/** Home's paragraph about the school. */
export const summary =
  'We are a day school for classes 1 to 10, founded in 1990 by four teachers in a rented house. Today about 1000 students learn here, in classes small enough that nobody is overlooked. We teach plainly, we test fairly, and we tell parents how things stand before they have to ask.'

/** The three boxes of Home's Admissions; `icon` is one of the kit's. */
export const admissions = [
  {
    icon: 'user',
    heading: 'Admissions',
    text: 'Places for all classes are given once a year. Come for a morning in February, bring the last report and a birth certificate, and let your child sit in on a lesson.',
    href: '/contact',
    linkLabel: 'Arrange a visit',
  },
  {
    icon: 'report',
    heading: 'Academics',
    text: 'Languages, mathematics, science, history and art for everybody; a choice of two more subjects from class 8. No child has more than forty minutes of homework a day before class 6.',
    href: '/about',
    linkLabel: 'How we teach',
  },
  {
    icon: 'calendar',
    heading: 'Examination',
    text: 'Two examinations a year, in September and in March, announced on the notice board four weeks before. Who was ill sits them again, without asking twice.',
    href: '/notice-board',
    linkLabel: 'Dates on the notice board',
  },
] as const
